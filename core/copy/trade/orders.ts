import { plural } from '../../rules/text/numbers.ts';
import { inSentence } from '../../rules/trade/payment-method.ts';

export const orderScreenCopy = {
  title: 'Notes',
} as const;

export const ordersScreenCopy = {
  title: 'Orders',
} as const;

export const addDomainsDialogCopy = {
  title: 'Add domains',
  description: 'One per line. You can add a notice email after a comma.',
  formLabel: 'Domains to add to the order',
  domains: 'Domains',
  placeholder: 'example.com\nexample.org, notices@example.org',
  line: (line: number, message: string) => `Line ${line}: ${message}`,
  domainCount: (count: number) => plural(count, 'domain'),
  cancel: 'Cancel',
  add: 'Add',
  row: (row: number, domain: string, message: string) => `Row ${row}, ${domain}: ${message}`,
  chooseAFile: 'Choose a file',
  dropHint: 'Or import an .xlsx or .csv file with domains and emails.',
} as const;

export const alternativeNamesCopy = {
  alternativeNames: 'Alternative names',
  added: 'Added',
  removed: 'Removed',
  domainCount: (count: number) => plural(count, 'domain'),
  copyDomains: (lower: string) => `Copy the ${lower} domains, one per line`,
  onePerLine: 'One per line',
  downloadDomains: (lower: string) => `Download the ${lower} domains as xlsx`,
  xlsx: 'xlsx',
} as const;

export const bulkDeleteCopy = {
  delete: 'Delete',
  title: (count: number) => `Delete ${plural(count, 'order')}?`,
} as const;

export const completeFormCopy = {
  completeOrder: 'Complete order',
  date: 'Date',
  notes: 'Notes',
  dateHint: 'The day it was filed',
  protectionEndsOn: (date: string) => `Protection ends on ${date}`,
  protectedUntil: (date: string) => `Protected until ${date}`,
} as const;

export const deleteOrderCopy = {
  deleteThisOrder: 'Delete this order',
  deleteOrder: 'Delete order',
  deleteOrderNumber: (number: string) => `Delete order ${number}?`,
  typeAndCompany: (type: string, company: string) => `${type} for ${company}.`,
} as const;

export const filingDeskCopy = {
  title: 'Filing desk',
  loadingTheCompany: 'Loading the company',
  complete: 'Complete',
  notProvided: 'Not provided',
  changed: 'Changed',
  previousValue: (from: string) => `was: ${from || 'empty'}`,
  copy: (label: string) => `Copy: ${label}`,
  isComplete: 'This order is complete.',
  nextOrder: 'Next order',
  nextOrderNumber: (number: string, company: string) => `Next: order ${number}, ${company}.`,
  noNextOrder: 'There are no other orders to process.',
} as const;

export const filingFieldsCopy = {
  recordInTheDirectory: 'Record in the directory',
  registrationId: 'Registration ID',
  publicId: 'Public ID',
  fullLegalName: 'Full legal name',
  streetAddress: 'Street address',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  country: 'Country',
  phone: 'Phone',
  serviceProvider: 'Service provider',
  email: 'Email',
  agent: 'Agent',
  organization: 'Organization',
  mailingAddress: 'Mailing address',
  agentsPhone: 'Agent’s phone',
  agentsEmail: 'Agent’s email',
} as const;

export const orderChangesCopy = {
  title: 'Changes',
  domainCount: (count: number) => plural(count, 'domain'),
  added: 'added',
  removed: 'removed',
  toAdd: 'to add',
  toRemove: 'to remove',
  removal: (company: string, count: number) =>
    `${company} and ${plural(count, 'domain')} will be removed from the directory.`,
  protectionEnds: 'Protection ends on the day the removal is complete.',
  nothingChangesYet: 'Until then, nothing changes.',
  protectionEndedOn: (date: string) => `Protection ended on ${date}.`,
  protectedUntilDate: (date: string) => `Protected until ${date}, three years from the day it was completed.`,
  termChange: (now: string, until: string) => `${now} → about ${until}`,
  newTerm: (until: string) => `about ${until}`,
  protectedUntil: 'Protected until:',
  termHint: ', three years from the day it is completed.',
} as const;

export const orderColumnsCopy = {
  orderNumber: (number: string) => `Order ${number}`,
  order: 'Order',
  company: 'Company',
  price: 'Price',
  status: 'Status',
  placed: 'Placed',
} as const;

export const orderDetailCopy = {
  order: 'Order',
  orderNumber: (number: string) => `Order ${number}`,
  progress: 'Progress',
  loadingTheCompany: 'Loading the company',
} as const;

export const orderDomainsCopy = {
  untilComplete: 'They are drafts until the order is complete.',
  title: (count: string) => `Domains (${count})`,
  addDomains: 'Add domains',
  searchDomains: 'Search domains',
  noDomains: 'No domains',
  noDomainsText: 'Add domains before you pay. To add more later, amend the registration.',
  noDomainsOnRecord: 'This order has no domains.',
  noun: 'domains',
  domainsOfTheOrder: 'Domains in this order',
  removeFromTheOrder: 'Remove from the order',
  removed: 'Removed',
  added: 'Added',
  toBeRemoved: 'To be removed',
  toBeAdded: 'To be added',
  domain: 'Domain',
  change: 'Change',
  status: 'Status',
  noticeEmail: 'Notice email',
} as const;

export const orderFilesCopy = {
  files: 'Files',
  download: (file: string) => `Download ${file}`,
  delete: (file: string) => `Delete ${file}`,
  deleteTitle: 'Delete this file?',
  deleteText: (file: string, cannotBeUndone: string) => `${file} will be deleted from the order. ${cannotBeUndone}`,
  deleteFile: 'Delete file',
  dropHint: 'Drop a file here, such as a scan, receipt or letter. Up to 25 MB.',
} as const;

export const orderLinksCopy = {
  links: 'Links',
  removeTheLink: (name: string) => `Remove the link ${name}`,
  removeTitle: 'Remove this link?',
  removeText: (name: string) => `${name} will be removed from the order. You can add it again.`,
  removeLink: 'Remove link',
  addALink: 'Add a link',
  url: 'URL',
  title: 'Title',
  addLink: 'Add link',
} as const;

export const orderSummaryCopy = {
  company: 'Company',
  address: 'Address',
  domains: 'Domains',
  domainCount: (count: number) => plural(count, 'domain'),
  price: 'Price',
  invoice: 'Invoice',
  registrationId: 'Registration ID',
  publicId: 'Public ID',
  title: 'Summary',
  pay: 'Pay',
  edit: 'Edit',
  downloadInvoice: 'Download invoice',
  howToPay: 'How to pay',
  reference: (number: string) => `Please use ${number} as the payment reference.`,
} as const;

export const orderTimelineCopy = {
  spoken: { done: 'done', current: 'now', ahead: 'upcoming' },
  orderProgress: 'Order progress',
} as const;

export const ordersListCopy = {
  type: 'Type',
  search: 'Search number or company',
  noun: 'orders',
  orderNumber: (number: string) => `order ${number}`,
  emptyTitle: 'No orders yet',
  emptyText: 'Your orders will appear here. Add a company to place its registration order.',
  addNewCompany: 'Add New Company',
} as const;

export const ordersOfDomainCopy = {
  loadingOrders: 'Loading orders',
  emptyTitle: 'No orders',
  orders: 'Orders',
} as const;

export const paymentArrivedCopy = {
  waitingForPayment: 'This order is waiting for payment',
  paymentMethod: (type: string) => ` by ${inSentence(type)}`,
  filingHint: '. It can be filed once the payment arrives.',
  confirmPayment: 'Confirm payment',
  title: 'Confirm payment?',
  amountOfOrder: (amount: string, number: string, company: string) => `${amount} for order ${number} (${company})`,
  invoice: (number: string) => `, invoice ${number}`,
  consequences:
    '. The invoice will be marked as paid, the subscription will start, and the order will move to Processing. This cannot be undone.',
  cancel: 'Cancel',
} as const;

export const timelineStepsCopy = {
  paymentTexts: {
    pending: 'Payment in progress',
    failed: 'The last payment attempt failed',
    unknown: 'We are checking with the bank whether the payment went through',
  },
  removalsAreFree: 'Removals are free',
  covered: 'Covered by the active subscription',
  received: 'Received',
  invoiceIsOpen: (number: undefined | string, type: undefined | string) =>
    type ? `Invoice ${number} is open · ${type}` : `Invoice ${number} is open`,
  byCardOrInvoice: 'By card or invoice',
  started: 'Started',
  startedText: (createdBy: undefined | string) => `By ${createdBy ?? 'the system'} · still a draft`,
  placed: 'Placed',
  placedBy: (createdBy: undefined | string) => `By ${createdBy ?? 'the system'}`,
  paymentNotNeeded: 'No payment needed',
  paid: 'Paid',
  waitingForPayment: 'Waiting for payment',
  processing: 'Processing',
  processingText: 'Filed with the Copyright Office',
  filingText: 'We’ll file it with the Copyright Office. This usually takes less than 24 hours',
  complete: 'Complete',
  completedBy: (completedBy: string) => `By ${completedBy}`,
  completeText: 'The directory is up to date',
  completeAhead: 'We’ll update the directory',
} as const;

export const useInvoiceDownloadCopy = {
  notReady: 'The invoice is still being generated. Try again in a moment.',
} as const;
