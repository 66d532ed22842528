import type { DeclineReason, UrlAction, UrlState } from '../../rules/intake/url-states.ts';
import { plural } from '../../rules/text/numbers.ts';

const urls = (count: number): string => (count === 1 ? 'this URL' : plural(count, 'URL'));

/** States of a URL (beyond § 14). */
export const urlStateWords: Readonly<Record<UrlState, string>> = {
  open: 'Open',
  disabled: 'Disabled',
  gone: 'Not found',
  declined: 'Declined',
  disputed: 'Disputed',
  restored: 'Restored',
};

export const declineReasonWords: Readonly<Record<DeclineReason, string>> = {
  incomplete: 'The notice is incomplete',
  not_ours: 'Not on our service',
  licensed: 'The use is licensed',
  fair_use: 'Fair use',
  not_copyright: 'Not a copyright claim',
  abusive: 'Abusive notice',
  other: 'Other',
};

/** Actions on a URL, as menus, the log and the help name them. */
export const urlActionWords: Readonly<Record<UrlAction, string>> = {
  disabled: 'Disabled',
  gone: 'Not found',
  declined: 'Declined',
  user_notified: 'User notified',
  restored: 'Restored',
  undone: 'Undone',
};

export const urlStateCopy = {
  openFor: (days: number) => (days === 0 ? 'since today' : `for ${plural(days, 'day')}`),
  userNotified: (date: string) => `User notified ${date}`,
} as const;

export const urlActionsCopy = {
  markAllAs: 'Mark all as…',
  markOnlyAs: 'Mark as…',
  markAs: (count: number) => `Mark ${count} as…`,
  undo: 'Undo last action',
  actionsOn: (url: string) => `Actions on ${url}`,
  select: (url: string) => `Select ${url}`,
  selectAll: 'Select all URLs',
  clearSelection: 'Clear selection',
  selected: (count: number) => `${plural(count, 'URL')} selected`,
  show: 'Show',
  all: 'All',
  state: (name: string, count: string) => `${name} (${count})`,
  pages: { previous: 'Previous URLs', next: 'Next URLs' },
  open: (count: string) => `${count} open`,
  firstDisabled: (hours: string) => `First disabled within ${hours}`,
  hours: (hours: number) => (hours < 1 ? 'an hour' : hours === 1 ? '1 hour' : `${hours.toLocaleString('en-US')} hours`),
  recorded: (count: number) => `${plural(count, 'URL')} updated`,
  recordedAll: (count: number) => `${plural(count, 'URL')} updated. The notice is resolved`,
  undone: (count: number) => (count === 1 ? 'Last action undone' : `Last action undone on ${plural(count, 'URL')}`),
} as const;

export const recordDialogCopy = {
  titles: {
    disabled: (count) => `Mark ${urls(count)} as disabled`,
    gone: (count) => `Mark ${urls(count)} as not found`,
    declined: (count) => `Decline ${urls(count)}`,
    user_notified: (count) => `Record that the user who posted ${urls(count)} was notified`,
    restored: (count) => `Mark ${urls(count)} as restored`,
    undone: (count) => `Undo the last action on ${urls(count)}`,
  } satisfies Readonly<Record<UrlAction, (count: number) => string>>,
  descriptions: {
    disabled: 'You removed the material or disabled access to it.',
    gone: 'The material was already gone when you looked.',
    declined: 'The material stays available.',
    user_notified: 'You told the user who uploaded the material. The state of the URL stays the same.',
    restored: 'You put the material back.',
    undone: 'The action stays in the log as undone.',
  } satisfies Readonly<Record<UrlAction, string>>,
  submit: {
    disabled: 'Mark as disabled',
    gone: 'Mark as not found',
    declined: 'Decline',
    user_notified: 'Save',
    restored: 'Mark as restored',
    undone: 'Undo',
  } satisfies Readonly<Record<UrlAction, string>>,
  onlyOpen: (open: number, all: number) => `Only open URLs (${open} of ${all})`,
  reason: 'Reason',
  subscriber: 'Subscriber',
  subscriberHint:
    'Your own ID for the user who posted it, not a name or email address. Used for your repeat infringer policy.',
  date: 'Date',
  dateHint: 'Leave empty for the current time.',
  note: 'Note',
  proof: 'Proof',
  optional: '(optional)',
  proofHint: 'Drop a screenshot or log here. Up to 25 MB.',
  removeProof: (file: string) => `Remove ${file}`,
  cancel: 'Cancel',
} as const;

export const actionLogCopy = {
  title: 'Action log',
  loading: 'Loading the action log',
  empty: 'Nothing recorded yet.',
  by: (name: string) => `by ${name}`,
  theSystem: 'the system',
  recorded: (date: string) => `recorded ${date}`,
  subscriber: 'Subscriber',
  reason: 'Reason',
  note: 'Note',
  proof: 'Download the proof',
  pages: { previous: 'Newer actions', next: 'Older actions' },
} as const;

export const urlKeysCopy = {
  title: 'URLs of the open notice',
  selectAll: 'Select all URLs',
  disabled: 'Mark as disabled',
  gone: 'Mark as not found',
  declined: 'Decline',
  declinedInList: 'Decline (in the list of URLs)',
  user_notified: 'User notified',
  undone: 'Undo last action',
} as const;
