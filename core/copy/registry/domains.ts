import { plural } from '../../rules/text/numbers.ts';

export const domainScreenCopy = {
  noNoticesAboutThisDomain: 'No notices about this domain',
} as const;

export const domainsScreenCopy = {
  title: 'Domains',
} as const;

export const bulkEmailCopy = {
  setEmail: 'Set email',
  deleteEmail: 'Delete email',
  title: 'Set notice email',
  description: (count: number) => `Notices about ${plural(count, 'domain')} will go to this address.`,
  form: 'Notice delivery',
  email: 'Email',
  cancel: 'Cancel',
} as const;

export const deleteDomainCopy = {
  removeThisDomain: 'Remove this domain',
  removeText: (domainRegistered: string) =>
    `${domainRegistered} It is listed in the Copyright Office’s directory as an alternative name of the company. Until the amendment is filed, it stays protected and you keep receiving its notices.`,
  amend: 'Amend',
  deleteThisDomain: 'Delete this domain',
  deleteDomain: 'Delete domain',
  deleteText:
    'It will be removed from its order and won’t be registered. You can add it again while the order is open.',
  deleteThisDomainTitle: 'Delete this domain?',
  deleteConfirmation:
    'will be removed from its order, and anyone will be able to register it. You can add it again while the order is open.',
  cancel: 'Cancel',
  delete: 'Delete',
} as const;

export const domainColumnsCopy = {
  domain: 'Domain',
  noticeEmail: 'Notice email',
  company: 'Company',
  status: 'Status',
  added: 'Added',
} as const;

export const domainDetailCopy = {
  domain: 'Domain',
  status: 'Status',
  company: 'Company',
  added: 'Added',
  noticeEmail: 'Notice email',
  noNoticeEmail: 'None. Notices go to the company’s notice email, or to its owner if there isn’t one.',
  orders: 'Orders',
  loadingOrdersAndNotices: 'Loading orders and notices',
  notices: 'Notices',
} as const;

export const domainEmailCopy = {
  form: 'Notice delivery',
  email: 'Email',
  emailHint: 'Legal notices about this domain go here. If there isn’t one, they go to the company’s notice address.',
  saveEmail: 'Save email',
  deleteEmail: 'Delete email',
} as const;

export const domainsListCopy = {
  search: 'Search domains',
  noun: 'domains',
  emptyTitle: 'No domains yet',
  emptyText: 'Domains that you add with a company’s registration order will appear here.',
} as const;
