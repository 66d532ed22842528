import { plural } from '../rules/text/numbers.ts';

export const companyFieldCopy = {
  stateHint: 'State, province or region. If there isn’t one, enter the city again.',
  noticeEmailHint: 'Used for domains without their own address. Defaults to the owner.',
} as const;

export const companyFilterCopy = {
  company: 'Company',
} as const;

export const companyFinderCopy = {
  placeholder: 'Search companies',
} as const;

export const protectionCopy = {
  protectedUntil: (date: string) => `Protected until ${date}`,
  notProtectedSince: (date: string) => `Not protected since ${date}`,
  notProtected: 'Not protected',
  notProtectedYet: 'Not protected yet',
  dayCount: (left: number) => plural(left, 'day'),
} as const;

export const renewLinkCopy = {
  renewCompany: (company: string) => `Renew ${company}`,
  renew: 'Renew',
} as const;

export const deleteDialogCopy = {
  delete: 'Delete',
  typeDeleteToConfirm: 'Type delete to confirm',
  cancel: 'Cancel',
} as const;

export const domainUploadCopy = {
  uploading: (percent: number) => `Uploading: ${percent}%`,
  checkingDomains: 'Checking domains…',
  uploadAFile: 'Upload a file',
  dropHint: (rows: string) =>
    `Many domains? Drop an .xlsx or .csv file here: names in the first column, emails in the second, up to ${rows} rows.`,
  importedCount: (count: number) => `${plural(count, 'domain')} imported from the file.`,
} as const;

export const entryLineCopy = {
  domainName: 'Domain name',
  domainNamePlaceholder: 'example.com',
  email: 'Email',
  emailPlaceholder: 'abuse@example.com',
  addDomain: 'Add Domain',
} as const;

export const entryListCopy = {
  domainsToAdd: 'Domains to add',
  domainsToAddCount: (count: number) => `${plural(count, 'domain')} to add`,
  removeAll: 'Remove all',
  remove: (shown: string) => `Remove ${shown}`,
} as const;

export const longListCopy = {
  names: { previous: 'Previous rows', next: 'Next rows' },
} as const;

export const uploadErrorsCopy = {
  row: 'Row',
  domain: 'Domain',
  reason: 'Reason',
  skippedRows: 'Skipped rows',
  rowsWereSkipped: (count: number) => `${plural(count, 'row was', 'rows were')} skipped`,
  saveAsCsv: 'Save as CSV',
  hideTheseRows: 'Hide these rows',
  inTheList: 'In the list',
  rowNumber: (row: number) => `Row ${row}`,
} as const;

export const noticeBriefCopy = {
  unassigned: 'Unassigned',
} as const;

export const noticeWordsCopy = {
  complete: 'Complete',
  coreOnly: 'Core only',
  defective: 'Defective',
  notANotice: 'Not a notice',
  notRead: 'Not read',
  kindWords: {
    takedown: 'Takedown',
    counter_notice: 'Counter-notice',
    retraction: 'Retraction',
    trademark: 'Trademark',
    auto_reply: 'Automatic reply',
    bounce: 'Bounce',
    other: 'Other',
  },
  elementWords: {
    signature: 'Signature',
    work: 'Infringed work',
    material: 'Material and its location',
    contact: 'Contact information',
    good_faith: 'Good-faith statement',
    accuracy: 'Accuracy under penalty of perjury',
  },
  notice: (number: string) => `Notice ${number}`,
  beingRead: 'Reading…',
  unknownSender: 'Unknown sender',
} as const;

export const companyOrderCopy = {
  title: 'Order',
} as const;

export const domainsOfOrderCopy = {
  domainCount: (count: number) => plural(count, 'domain'),
} as const;

export const orderObstacleCopy = {
  openOrder: (number: string) => `Open order ${number}`,
  backToTheCompany: (company: string) => `Back to ${company.length > 40 ? 'the company' : company}`,
} as const;

export const orderPriceCopy = {
  noCharge: 'No charge',
  coveredByTheSubscription: 'Covered by the subscription',
  pricePerPeriod: (amount: string, period: string) => `${amount} a ${period}, renews automatically`,
} as const;

export const orderThanksCopy = {
  nextWaitingForPayment:
    'We’ll email you an invoice, and file the order with the Copyright Office as soon as it is paid.',
  nextProcessing:
    'Your order was received. We’ll file it with the Copyright Office. It is usually processed within 24 hours.',
  nextComplete: 'The order is complete. The directory is up to date.',
  thankYou: 'Thank you',
  order: (type: string, number: string) => `${type} order ${number}`,
  openTheOrder: 'Open the order',
  backToTheCompany: 'Back to the company',
} as const;

export const priceCardsCopy = {
  price: 'Price',
  per: (period: string) => `per ${period}`,
  save: (saved: string) => `Save ${saved}`,
  renews: (period: string) => `Renews automatically every ${period} until you cancel.`,
} as const;

export const submitOrderCopy = {
  submitOrder: 'Submit order',
} as const;

export const senderDialogCopy = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  address: 'Address',
  newSender: 'New sender',
  belongsTo: 'Belongs to',
  cancel: 'Cancel',
  addSender: 'Add sender',
} as const;

export const senderFinderCopy = {
  newSender: 'New sender…',
  placeholder: 'Search names and emails',
} as const;

export const directoryIdFieldsCopy = {
  publicId: 'Public ID',
  publicIdHint: 'The ID of the public record’s page.',
  registrationId: 'Registration ID',
  registrationIdHint: 'For example, DMCA-1069186.',
} as const;
