import { plural } from '../../rules/text/numbers.ts';

export const ignoreLinkDialogCopy = {
  ignoreALink: 'Ignore a link',
  link: 'Link',
  linkHint: 'A path includes all pages below it. A host does not include its subdomains.',
  placeholder: 'https://',
  cancel: 'Cancel',
  ignore: 'Ignore',
} as const;

export const ignoredLinkDetailCopy = {
  ignoredLink: 'Ignored link',
  ignoredBy: 'Ignored by',
  theSystem: 'The system',
  added: 'Added',
  noticesContainingThisLink: 'Notices containing this link',
  stopIgnoringThisLink: 'Stop ignoring this link',
  stopIgnoring: 'Stop ignoring',
  stopIgnoringText: 'New notices can be assigned based on this link again. Existing notices do not change.',
  loadingNotices: 'Loading notices',
  emptyTitle: 'No notices contain this link',
  notices: 'Notices',
} as const;

export const ignoredLinksListCopy = {
  link: 'Link',
  notices: 'Notices',
  ignoredBy: 'Ignored by',
  theSystem: 'The system',
  added: 'Added',
  noticeCount: (count: number) => plural(count, 'notice'),
  ignoreALink: 'Ignore a link',
  title: 'Ignored Links',
  search: 'Search links',
  noun: 'ignored links',
  emptyTitle: 'No ignored links',
  emptyText: 'Links that you ignore will appear here. They never decide which company a notice is assigned to.',
} as const;
