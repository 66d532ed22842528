import { plural } from '../../rules/text/numbers.ts';

export const choiceListCopy = {
  results: 'Results',
} as const;

export const choicesCopy = {
  companies: 'Companies',
  domains: 'Domains',
  orders: 'Orders',
  notices: 'Notices',
  senders: 'Senders',
  users: 'Users',
  invoices: 'Invoices',
  allMatching: (label: string, search: string) => `All ${label} matching “${search}”`,
} as const;

export const findFooterCopy = {
  searchFailed: 'Search failed. You can still open the screens above.',
  tryAgain: 'Try again',
  noResultsFor: (search: string) => `No results for “${search}”`,
  noResultsHint: 'Try part of a name, a domain, an email address, or the number of an order, a notice or an invoice.',
  searching: 'Searching…',
  toMove: 'to move',
  enter: 'Enter',
  toOpen: 'to open',
  esc: 'Esc',
  toClose: 'to close',
} as const;

export const findPaletteCopy = {
  findAnything: 'Find anything',
  placeholderWithUsers: 'A company, domain, order, notice, sender, user or invoice number',
  placeholder: 'A company, domain, order, notice or sender',
  close: 'Close',
  noResults: 'No results',
  resultCount: (count: number) => plural(count, 'result'),
} as const;

export const useChoicesCopy = {
  recent: 'Recent',
  goTo: 'Go to',
  actions: 'Actions',
} as const;
