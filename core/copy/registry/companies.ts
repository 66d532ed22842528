import { plural } from '../../rules/text/numbers.ts';

export const companyScreenCopy = {
  overview: 'Overview',
  domains: 'Domains',
  orders: 'Orders',
  notices: 'Notices',
  publicPage: 'Public page',
  repeatInfringers: 'Repeat infringers',
  transparency: 'Transparency',
  representatives: 'Representatives',
  integrations: 'Integrations',
  billing: 'Billing',
  invoices: 'Invoices',
  events: 'Events',
  notes: 'Notes',
  history: 'History',
} as const;

export const ownCompanyScreenCopy = {
  title: 'Company',
  question: 'Choose one of your companies.',
} as const;

export const billingFormCopy = {
  billingInformation: 'Billing information',
  name: 'Name',
  email: 'Email',
  line1: 'Line 1',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  country: 'Country',
  saveBillingInformation: 'Save billing information',
} as const;

export const bulkCompaniesCopy = {
  suspend: 'Suspend',
  suspendText:
    'We still receive and forward notices, and designations keep their expiration dates. Orders can’t be placed until the companies are restored.',
  restore: 'Restore',
  restoreText:
    'Orders can be placed again. Each company returns to Registered, Expired or New, depending on its dates.',
  addressesCopied: (count: number) => `${plural(count, 'address', 'addresses')} copied`,
  copyFailed: 'Your browser blocked copying. Export the list to get the addresses.',
  copyEmailAddresses: 'Copy email addresses',
  copyEmails: 'Copy emails',
  title: (action: string, count: number) => `${action} ${plural(count, 'company', 'companies')}?`,
} as const;

export const companiesListCopy = {
  title: 'Companies',
  search: 'Search companies',
  noun: 'companies',
  emptyTitle: 'No companies yet',
  emptyText: 'Companies that customers add will appear here.',
  addNewCompany: 'Add New Company',
  renewals: 'Renewals',
  overdue: 'Overdue',
} as const;

export const companiesQueryCopy = {
  protection: 'Protection',
  protected: 'Protected',
  actionNeeded: 'Action needed',
  notProtected: 'Not protected',
  expiresWithin: 'Expires within',
  days: (days: string) => `${days} days`,
  openOrder: 'Open order',
  yes: 'Yes',
  no: 'No',
  balance: 'Balance',
  due: 'Due',
  nothingDue: 'Nothing due',
} as const;

export const companyActionsCopy = {
  remove: 'Remove',
  amend: 'Amend',
  amendHint: 'Change the filed name, address or domains',
  renew: 'Renew',
  renewHint: 'File the designation again, for three more years',
  viewOrder: (type: string, number: string) => `View ${type.toLowerCase()} order ${number}`,
} as const;

export const companyBillingCopy = {
  loadingBilling: 'Loading billing',
  paymentMethod: 'Payment method',
  billingInformation: 'Billing information',
} as const;

export const companyChooserCopy = {
  agentTitle: 'You aren’t a member of any company',
  agentText: 'As the agent, you can open any company from the list.',
  openCompanies: 'Open companies',
  openCompany: 'Open company',
  emptyTitle: 'No company yet',
  emptyText:
    'Add the company (or individual) that runs your service and its domains. We’ll file the registration with the Copyright Office, usually within 24 hours after it is paid.',
  addNewCompany: 'Add New Company',
  companies: 'Companies',
} as const;

export const companyColumnsCopy = {
  dayCount: (left: number) => plural(left, 'day'),
  lapsed: 'Lapsed',
  until: 'until',
  on: 'on',
  company: 'Company',
  status: 'Status',
  protection: 'Protection',
  daysLeft: 'Days left',
  openOrder: 'Open order',
  balance: 'Balance',
  domains: 'Domains',
  added: 'Added',
  domainCount: (domains: number) => plural(domains, 'domain'),
  order: (number: string, status: string) => `Order ${number}: ${status}`,
  due: (balance: string) => `${balance} due`,
} as const;

export const companyOverviewCopy = {
  loadingStatus: 'Loading the safe-harbor status',
  noticesAndContact: 'Notices and contact',
  ownerAddress: 'Owner’s address',
  notProvided: 'Not provided',
  removeThisCompany: 'Remove this company',
  removeCompany: 'Remove company',
  removeText:
    'Removes the company and all its domains from the directory. Protection ends on the day the removal is complete.',
  filedInformation: 'Filed information',
  edit: 'Edit',
  companyOrIndividualName: 'Company (or individual) name',
  address: 'Address',
  domains: 'Domains',
  added: 'Added',
  subscription: 'Subscription',
  plan: 'Plan',
  yearly: 'Yearly',
  monthly: 'Monthly',
  paidUntil: 'Paid until',
  paidHint: 'Amendments and renewals are included while it is paid. The designation has its own expiration date.',
} as const;

export const designationCardCopy = {
  designation: 'Designation',
  notDesignated:
    'No agent is designated yet. Protection begins on the day the registration order is complete and lasts three years.',
  registrationId: 'Registration ID',
  publicId: 'Public ID',
  copy: (term: string) => `Copy ${term}`,
  registered: 'Registered',
  expires: 'Expires',
  neverFiled: 'Never filed',
  correctIds: 'Correct IDs',
  correctHint: 'Completed orders and notices keep their original IDs.',
  cancel: 'Cancel',
  save: 'Save',
} as const;

export const companyViewCopy = {
  company: 'Company',
} as const;

export const contactFormCopy = {
  noticesAndContact: 'Notices and contact',
  save: 'Save',
} as const;

export const filedFieldsDialogCopy = {
  title: 'Name & Address',
  description: 'As it will appear in the directory.',
  filedInformation: 'Filed information',
  cancel: 'Cancel',
  save: 'Save',
} as const;

export const noticeAddressFactCopy = {
  ownerAddress: 'Owner’s address. ',
  confirmed: (prefix: string, detail: string) => `${prefix}Confirmed${detail}`,
  notDelivered: (prefix: string, detail: string) => `${prefix}The last email was not delivered${detail}`,
  emailPending: (prefix: string) => `${prefix}An email is on its way…`,
  notConfirmed: (prefix: string) => `${prefix}Not confirmed. No email has been sent to it yet.`,
  noOneReceivesNotices: 'No one receives notices.',
  none: 'None',
  sendTestEmail: 'Send test email',
} as const;

export const openNoticesFactCopy = {
  ages: {
    day: 'Since yesterday',
    week: 'Up to a week',
    month: 'Up to 30 days',
    older: 'Older',
  },
  none: 'None',
  noOpenNotices: 'No open notices',
  newCount: (unread: string) => `· ${unread} new`,
  openNoticesByAge: 'Open notices by age',
  viewNotices: 'View notices',
} as const;

export const openOrderCardCopy = {
  nextWaitingForPayment: 'We’ll file it with the Copyright Office as soon as it is paid.',
  nextProcessing: 'We are filing it with the Copyright Office. This usually takes less than 24 hours.',
  title: (type: string, number: string) => `${type} order ${number}`,
  pay: 'Pay',
  checkYourOrder: 'Check your order',
  openTheOrder: 'Open the order',
} as const;

export const openOrderFormCopy = {
  title: 'Edit',
  emptyTitle: 'No open order',
  emptyText: 'There is nothing to edit. To change the name, the address or the domains, amend the registration.',
  openTheCompany: 'Open the company',
  amend: 'Amend',
} as const;

export const pastDueBannerCopy = {
  subscription: 'Subscription',
  pastDue:
    'The subscription is past due. Notices still reach you, but amendments and renewals are not covered until it is paid.',
  howToFix: 'See how to fix this',
  askPayer: 'Someone with permission to pay can fix this.',
} as const;

export const protectionFactsCopy = {
  needsAttention: 'Needs attention',
  missing: 'Missing',
  notAvailableYet: 'Not available yet',
  designation: 'Designation',
  domainsCovered: 'Domains covered',
  moreInTheOpenOrder: (draft: string) => `${draft} more in the open order`,
  domains: 'Domains',
  inTheDirectory: 'Listed in the directory',
  noneInTheDirectory: 'None in the directory',
  notCovered: 'Not covered',
  toHandle: 'To handle',
  viewDomains: 'View domains',
  noticeAddress: 'Notice address',
  openNotices: 'Open notices',
  subscription: 'Subscription',
  none: 'None',
  lapsedOn: (date: string) => `Lapsed on ${date}`,
  activeUntil: (date: string) => `Active until ${date}`,
  registered: (date: string) => `Registered ${date}`,
  daysLeft: (left: number) => `${plural(left, 'day')} left`,
  states: { active: 'Active', past_due: 'Past due', ended: 'Ended' },
  yearlyEndsOn: (period: string, date: string) => `${period === 'year' ? 'Yearly' : 'Monthly'}, ends on ${date}`,
  yearlyPaidUntil: (period: string, date: string) => `${period === 'year' ? 'Yearly' : 'Monthly'}, paid until ${date}`,
} as const;

export const protectionPanelCopy = {
  loadingStatus: 'Loading the safe-harbor status',
  safeHarborStatus: 'Safe-harbor status',
  reasons: 'Reasons',
  noActionNeededUntil: (date: string) => `No action needed. The designation is valid until ${date}.`,
  noActionNeeded: 'No action needed.',
  validUntil: (date: string) => `The designation is valid until ${date}.`,
  noticesToHandle: (count: number) => `${plural(count, 'notice')} to handle.`,
  oldNotices: (count: number) =>
    count === 1
      ? '1 notice has been open for more than a week.'
      : `${count} notices have been open for more than a week.`,
  handleNotices: 'Handle notices',
  putOnSite: 'One step left: put our contact details on your own site, too. The text is below.',
} as const;

export const removeCompanyCopy = {
  title: (company: string) => `Remove ${company}?`,
  removeTheCompany: 'Remove the company',
  reason: 'Reason',
  reasonHint: 'Saved as a note on the order.',
  typeDeleteToConfirm: 'Type delete to confirm',
  submitHint: 'You submit the order in the next step.',
  cancel: 'Cancel',
  remove: 'Remove',
  protectionEnds: 'Protection ends on the day the removal is complete',
  usualTime: ', usually within 24 hours after you submit it',
  currentProtection: (date: string) => `. The company is currently protected until ${date}`,
  domainsRemoved: (domains: number) =>
    `${plural(domains, 'domain')} on record. All registered domains will be removed from the directory.`,
  forwardingEnds: 'We’ll stop forwarding notices about these domains to you.',
  subscriptionEnds: 'The subscription will end. We’ll keep the record, its invoices and its history.',
  cannotBeUndone: 'Once complete, the removal cannot be undone.',
} as const;

export const storedCardCopy = {
  endingIn: 'ending in',
  expires: (expiryMonth: string, expiryYear: number) => `Expires ${expiryMonth} / ${expiryYear}`,
  noCard: 'No card on file',
  cardHint: 'The card used to pay an order is saved for the next period. Without a card, we’ll send an invoice.',
  changeCard: 'Change card',
  addACard: 'Add a card',
} as const;

export const subscriptionBadgeCopy = {
  active: 'Active',
  pastDue: 'Past due',
  ended: 'Ended',
} as const;

export const subscriptionCardCopy = {
  loadingTheSubscription: 'Loading the subscription',
  title: 'Subscription',
  plan: 'Plan',
  yearly: 'Yearly',
  monthly: 'Monthly',
  paidUntil: 'Paid until',
  nextCharge: 'Next charge',
  inProgress: 'In progress',
  noChargeDeclined: 'None (card declined)',
  noChargeWithoutCard: 'None (no card on file)',
  noChargeCanceled: 'None (subscription canceled)',
  endsOn: 'Ends on',
  renews: 'Renews automatically until you cancel.',
  declined: (date: string, message: string) => `The charge on ${date} failed: ${message} `,
  nextAttempt: (next: string) => `We’ll try again on ${next}. `,
  pastDue: 'The subscription is past due: amendments and renewals are not covered. ',
  changeCardHint: 'Change the card and we’ll charge the new one immediately.',
  payHint: 'Pay the invoice, or add a card and we’ll charge it immediately.',
  invoice: 'Invoice',
  invoiceOpen: (total: string, dueDate: string) => `for ${total} is open, due ${dueDate}.`,
  downloadInvoice: 'Download invoice',
} as const;

export const cancelSubscriptionCopy = {
  cancelSubscription: 'Cancel subscription',
  title: 'Cancel the subscription?',
  endsOn: (date: string) => `The subscription stays active until ${date} and won’t be renewed.`,
  endsNow: 'The subscription is unpaid, so it ends now.',
  notCharged: 'We won’t charge your card again, and we’ll void any open invoice for the next period.',
  consequences:
    'Your designation stays valid until it expires, and we still receive and forward your notices. Once the subscription has ended, amendments and renewals are not covered.',
  keep: 'Keep subscription',
  canceled: (date: string) =>
    `Canceled: the subscription ends on ${date}. Until then, amendments and renewals are covered.`,
  ended: 'Amendments and renewals are not covered. A paid renewal starts a new subscription.',
  resumeSubscription: 'Resume subscription',
  resumeTitle: 'Resume the subscription?',
  resumeText: (date: string, amount: string) =>
    `The subscription will renew on ${date} for ${amount}, and then automatically until you cancel.`,
  back: 'Back',
} as const;

export const suspendControlCopy = {
  suspended: 'Suspended',
  suspend: 'Suspend',
  suspendHint: 'We still receive and forward notices for a suspended company, but orders can’t be placed.',
  restore: 'Restore',
} as const;
