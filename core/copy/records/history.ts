import { plural } from '../../rules/text/numbers.ts';

export const historyScreenCopy = {
  title: 'History',
  subtitle: 'An audit log of every change. Entries can’t be edited.',
} as const;

export const relatedEntriesCopy = {
  relatedChanges: 'Related changes',
  entryCount: (count: number) => plural(count, 'entry', 'entries'),
  showMore: (more: number) => `Show ${plural(more, 'more', 'more')}`,
  andMore: (more: number) => `and ${plural(more, 'more', 'more')}`,
} as const;

export const entryEventsCopy = {
  events: 'Events',
  eventCount: (count: number) => plural(count, 'event'),
} as const;

export const entryViewCopy = {
  history: 'History',
  subtitle: (action: string, author: string, date: string) => `${action} by ${author} · ${date}`,
  changes: 'Changes',
  noFieldsChanged: (action: string) => `${action}. No fields changed.`,
  entryDetails: 'Entry details',
  object: 'Object',
  user: 'User',
  date: 'Date',
  number: 'Number',
  loadingTheEntry: 'Loading the entry',
  theSystem: 'The system',
  hash: 'Hash (linked by the next entry)',
  copyHash: 'Copy hash',
} as const;

export const entryActionCopy = {
  changedTo: 'changed to',
  andMore: (more: number) => `and ${more} more`,
  snapshot: 'Snapshot',
} as const;

export const entryObjectCopy = {
  object: 'Object',
} as const;

export const historyColumnsCopy = {
  theSystem: 'The system',
  action: 'Action',
  object: 'Object',
  user: 'User',
  date: 'Date',
} as const;

export const historyListCopy = {
  kind: 'Kind',
  only: 'Show only',
  snapshots: 'Snapshots',
  search: 'Search history',
  noun: 'entries',
  emptyTitle: 'No history yet',
  emptyText: 'Changes to companies, orders, domains and representatives will appear here.',
} as const;

export const historyQueryCopy = {
  company: 'Company',
  order: 'Order',
  domain: 'Domain',
  notice: 'Notice',
  counterNotice: 'Counter-notice',
  subscriber: 'Subscriber',
  sender: 'Sender',
  rule: 'Rule',
  ignoredLink: 'Ignored link',
  representative: 'Representative',
  invoice: 'Invoice',
  token: 'Token',
  event: 'Event',
  user: 'User',
} as const;

export const memberListCopy = {
  showMore: (more: number) => `Show ${plural(more, 'more', 'more')}`,
} as const;

export const snapshotViewCopy = {
  snapshots: 'Snapshots',
  changesFromThePreviousSnapshot: 'Changes from the previous snapshot',
  loadingThePreviousSnapshot: 'Loading the previous snapshot',
  snapshot: 'Snapshot',
  olderSnapshot: 'Older snapshot',
  newerSnapshot: 'Newer snapshot',
  firstSnapshot: 'This is the first snapshot.',
  noChanges: 'No changes',
  added: (field: string) => `${field} added`,
  removed: (field: string) => `${field} removed`,
} as const;
