import { plural } from '../../rules/text/numbers.ts';

export const xeroScreenCopy = {
  xero: 'Xero',
  title: 'Accounting',
  subtitle: 'Connecting Xero…',
  connectingXero: 'Connecting Xero',
} as const;

export const companyXeroCopy = {
  pending: 'Pending',
  inXero: 'In Xero',
  paidInXero: 'Paid in Xero',
  void: 'Void',
  needsAttention: 'Needs attention',
  loadingAccounting: 'Loading accounting',
  title: 'Accounting',
  off: 'Off',
  linked: 'Linked',
  notLinked: 'Not linked',
  unnamedContact: 'Unnamed contact',
  noContactInXero: 'No contact in Xero',
  notLinkedHint: 'Invoices are not sent to Xero until the company is linked to a contact.',
  changeContact: 'Change contact',
  linkContact: 'Link contact',
  notConnected: 'Xero is not connected. Invoices and payments are not synced.',
  connectXero: 'Connect Xero',
  noInvoicesYet: 'No invoices yet.',
  invoicesInXero: 'Invoices in Xero',
  resend: 'Resend',
  notSent: 'Not sent',
} as const;

export const connectionStatusCopy = {
  notConfigured: 'Not configured',
  notConnected: 'Not connected',
  connected: 'Connected',
  expiresSoon: 'Expires soon',
  expired: 'Expired',
  invoicesPending: (waiting: number) => ` ${plural(waiting, 'invoice')} pending.`,
  expiredWarning: (waiting: string, message: string) =>
    `The connection to Xero has expired. Invoices and payments are not synced.${waiting} ${message}`,
  expiresSoonWarning: (date: string) =>
    `The connection to Xero expires on ${date} because it hasn’t been used in weeks. Reconnect it and check that background jobs are running.`,
  notConnectedWarning: 'Xero is set up but not connected yet. Invoices are not sent to it.',
  failedWarning: (failed: number) =>
    `${plural(failed, 'invoice')} could not be sent to Xero. See the company’s billing tab for details.`,
} as const;

export const linkContactDialogCopy = {
  title: 'Link to a contact in Xero',
  description: (company: string) => `Open and future invoices for ${company} go to this contact.`,
  linkContact: 'Link contact',
  contact: 'Contact',
  placeholder: 'Search names and emails',
  cancel: 'Cancel',
  noMatches: (company: string) =>
    `No contact in Xero matches ${company}. Try another name, or create the contact in Xero first.`,
  suggested: 'Suggested by company name:',
} as const;

export const xeroConnectionCopy = {
  accounting: 'Accounting',
  subtitle: 'Sends invoices to Xero and imports payments from it.',
  loadingTheConnection: 'Loading the connection',
  never: 'Never',
  xero: 'Xero',
  organization: 'Organization',
  connected: 'Connected',
  accessExpires: 'Access expires',
  extendedWithEachUse: (date: string) => `${date}, extended with each use`,
  invoices: 'Invoices',
  invoicesPendingFailed: (waiting: number, failed: number) => `${plural(waiting, 'invoice')} pending, ${failed} failed`,
  reconnect: 'Reconnect',
  connectXero: 'Connect Xero',
} as const;

export const xeroNoticeCopy = {
  accounting: 'Accounting',
  viewXeroStatus: 'View Xero status',
  connectXero: 'Connect Xero',
} as const;
