import type { CounterElement } from '../../rules/intake/counter-notice.ts';
import type { Outcome } from '../../rules/intake/counter-notice-outcome.ts';
import type { HoldKind, HoldState } from '../../rules/intake/hold-life.ts';
import { plural } from '../../rules/text/numbers.ts';

/** Outcomes, as tabs and badges name them (beyond § 15). */
export const outcomeWords: Readonly<Record<Outcome, string>> = {
  defective: 'Defective',
  waiting: 'Waiting',
  restore_due: 'Restore due',
  overdue: 'Overdue',
  held: 'Held',
  restored: 'Restored',
  withdrawn: 'Withdrawn',
};

/** 17 U.S.C. § 512(g)(3). */
export const counterElementWords: Readonly<Record<CounterElement, { name: string; about: string }>> = {
  signature: { name: 'Signature', about: 'Signed by the subscriber, on paper or electronically' },
  material: { name: 'Material', about: 'The URL, and where the material was' },
  mistake: { name: 'Mistake', about: 'Good-faith belief in a mistake, under penalty of perjury' },
  contact: { name: 'Contact', about: 'Name, address and phone' },
  jurisdiction: { name: 'Jurisdiction', about: 'Consent to federal court jurisdiction, and acceptance of service' },
};

export const holdKindWords: Readonly<Record<HoldKind, string>> = {
  court: 'Court action',
  ccb: 'Copyright Claims Board claim',
};

export const holdStateWords: Readonly<Record<HoldState, string>> = {
  reported: 'Reported',
  accepted: 'Accepted',
  rejected: 'Rejected',
  ended: 'Ended',
};

export const counterListCopy = {
  tab: 'Counter-notices',
  title: 'Counter-notices',
  outcomes: 'Outcome',
  search: 'Search sender, number or URL',
  noun: 'counter-notices',
  counterNotice: 'Counter-notice',
  notice: 'Notice',
  company: 'Company',
  outcome: 'Outcome',
  window: 'Put back',
  received: 'Received',
  answers: (number: string) => `Answers notice ${number}`,
  answersNone: 'No matching notice',
  fromUntil: (from: string, until: string) => `${from} – ${until}`,
  urlCount: (count: number) => plural(count, 'URL'),
  emptyTitle: 'No counter-notices yet',
  emptyText: 'Counter-notices about material that you disabled appear here.',
  toHandle: 'To handle',
  emptyOutcomes: {
    'to-handle': 'No counter-notices to handle',
    defective: 'No defective counter-notices',
    waiting: 'No waiting counter-notices',
    restore_due: 'Nothing to put back',
    overdue: 'Nothing overdue',
    held: 'No counter-notices on hold',
    restored: 'Nothing restored yet',
    withdrawn: 'No withdrawn counter-notices',
  } satisfies Readonly<Record<Outcome | 'to-handle', string>>,
} as const;

export const clockCopy = {
  clock: 'Business-day clock',
  clockText: 'See when material can be put back after a counter-notice.',
  received: 'Received',
  receivedHint: 'The date in the agent’s time zone. Day 0 of the clock.',
  window: (from: string, until: string) => `Put the material back between ${from} and ${until}.`,
  noWindow: 'No date fits both readings of “business day.”',
  calculating: 'Calculating…',
  dates: 'Dates',
  names: { received: 'Received', earliest: 'Earliest', safe_from: 'From', safe_until: 'Until', latest: 'Latest' },
  rules: {
    received: 'Day 0',
    earliest: '10th business day, holidays skipped',
    safe_from: '11th business day, holidays skipped',
    safe_until: '14th business day, holidays counted',
    latest: '14th business day, holidays skipped',
  },
  legend: { window: 'Put back', holiday: 'Federal holiday', today: 'Today' },
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  close: 'Close',
} as const;

export const counterNoticeCopy = {
  title: 'Counter-notice',
  of: (sender: string) => `Counter-notice from ${sender}`,
  all: 'All counter-notices',
  back: 'Counter-notices',
  actions: 'Counter-notice',
  more: 'More',
  loading: 'Loading the counter-notice',

  recordRestored: 'Mark as restored',
  writeToSender: 'Write to the user',
  reportProceeding: 'Report a proceeding',
  withdraw: 'Mark as withdrawn',
  forwardAgain: 'Forward again',
  forwardNow: 'Forward',
  original: 'Download the original',

  notice: 'Answers notice',
  letter: 'Received as notice',
  company: 'Company',
  source: 'Source',
  received: 'Received',
  subscriber: 'Subscriber',
  noSubscriber: 'Not named',
  setSubscriber: 'Set subscriber',
  changeSubscriber: 'Change subscriber',
  none: 'None',
  withdrawn: 'Withdrawn',
  retracted: 'Notice retracted',

  elements: (found: number) => `${found} of 5 required elements`,
  elementFound: (name: string) => `${name}: found`,
  found: '(found)',
  missing: '(missing)',
  corrected: 'Corrected manually',

  urls: 'Material',
  noUrls: 'It doesn’t name any of the notice’s URLs.',
  changeUrls: 'Change',
  text: 'Text',

  forward: 'Sent to the complainant',
  notForwarded: 'Not sent. Only a complete counter-notice is forwarded.',
  notForwardedNotDisabled: 'Not sent. Only a counter-notice about disabled material is forwarded.',
  byMail: 'Send it by mail.',
  forwardStatus: { queued: 'Sending', sent: 'Sent', failed: 'Failed' },
  mails: 'Other mail',
  mailKinds: { forward: 'Forwarded', receipt: 'Receipt', reply: 'Reply' },

  clock: 'When it can be put back',
  notes: 'Notes',
  forwarded: 'Counter-notice forwarded',
  updated: 'Counter-notice updated',
} as const;

/** The one thing to do now, for each outcome. Dates are given as people read them. */
export const nextStepCopy = {
  nothingDisabled: 'Nothing to do unless the material was disabled.',
  defective: (missing: string) =>
    `It is not complete: ${missing} ${missing.includes(' and ') ? 'are' : 'is'} missing. Ask the user for a complete counter-notice.`,
  elements: (names: readonly string[]) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
  waiting: (from: string, until: string) =>
    `Keep the material disabled. Unless a proceeding is reported, put it back between ${from} and ${until}.`,
  waitingForOther: 'Keep the material disabled until the waiting periods of all counter-notices about it have ended.',
  due: (until: string) => `Put the material back by ${until}, then record it as restored.`,
  dueAs: (card: string) => `${card.replace(/\.$/, '')}. Then record it as restored.`,
  released: 'You may put it back now. Then record it as restored.',
  overdue: 'The 14 business days have passed. Put the material back, then record it as restored.',
  reported: (date: string) =>
    `A proceeding was reported on ${date}. Keep the material disabled, and decide whether it concerns this material.`,
  held: 'Keep the material disabled until the proceeding has ended.',
  restored: 'The material was put back. There’s nothing left to do.',
  withdrawn: 'The subscriber withdrew the counter-notice. The material stays disabled.',
  follows: (number: string) => `It is about the same material as ${number}, so the same dates apply.`,
  viewer: 'Only people who handle notices can act on it.',
} as const;

export const holdsCopy = {
  title: 'Proceedings',
  none: 'None reported.',
  report: 'Report a proceeding',
  reportText:
    'A court action or a claim before the Copyright Claims Board about this material. It stops the clock until you assess it.',
  kind: 'Kind',
  received: 'Reported on',
  court: 'Court',
  caseNumber: 'Case number',
  evidence: 'Document',
  evidenceHint: 'Drop the complaint or the message here. Up to 25 MB.',
  urls: 'Material',
  cancel: 'Cancel',
  download: 'Download the document',
  by: (name: string, date: string) => `${name}, ${date}`,
  assess: { accepted: 'Accept', rejected: 'Reject', ended: 'Mark as ended' },
  assessTitles: {
    accepted: 'Accept the proceeding',
    rejected: 'Reject the proceeding',
    ended: 'Mark the proceeding as ended',
  },
  assessTexts: {
    accepted: 'The material stays disabled until the proceeding ends.',
    rejected: 'It doesn’t concern this material or isn’t a proceeding. The clock continues.',
    ended: 'The clock continues. The material can be put back once the waiting period is over.',
  },
  reason: 'Reason',
  reported: 'Proceeding reported',
  assessed: 'Proceeding updated',
} as const;

export const withdrawCopy = {
  title: 'Mark as withdrawn',
  text: 'The subscriber withdrew the counter-notice. Its clock ends, and the material stays disabled.',
  reason: 'Reason',
  cancel: 'Cancel',
  done: 'Counter-notice withdrawn',
} as const;

export const counterSubscriberCopy = {
  title: 'Subscriber',
  subscriber: 'Subscriber',
  hint: 'Your own ID for the user, not a name or email address. Leave empty if unknown.',
  cancel: 'Cancel',
  save: 'Save',
} as const;

export const counterUrlsCopy = {
  title: 'Material of the counter-notice',
  text: 'Choose the URLs it covers.',
  cancel: 'Cancel',
  save: 'Save',
} as const;

export const counterReplyCopy = { title: 'Write to the user', loading: 'Loading the draft…' } as const;

export const addCounterCopy = {
  add: 'Add counter-notice',
  text: (number: string) =>
    `Your user’s answer to notice ${number}. Once it is complete, it is forwarded to the complainant immediately.`,
  source: 'Source',
  received: 'Received',
  name: 'User’s name',
  email: 'User’s email',
  emailHint: 'Leave empty if you only have a letter.',
  subscriber: 'Subscriber',
  subscriberHint: 'Your own ID for the user, not a name or email address.',
  letter: 'Text',
  letterHint: 'Paste the full text of the counter-notice.',
  material: 'Material',
  nothingDisabled: 'None of this notice’s URLs are disabled.',
  elements: 'Required elements',
  elementsHint: 'Select what the counter-notice contains.',
  complete: 'Complete',
  incomplete: (missing: number) => `${missing} of 5 missing. We are waiting for the user to complete it.`,
  cancel: 'Cancel',
  submit: 'Add counter-notice',
  added: (number: string) => `Counter-notice ${number} added`,
} as const;

export const noticeCountersCopy = {
  title: 'Counter-notices',
  received: (date: string) => `received ${date}`,
} as const;

export const restoreWarningCopy = {
  none: 'No complete counter-notice covers this material. Put it back only if you disabled it by mistake.',
  early: (earliest: string) =>
    `The 10 business days end on ${earliest}. Until then the complainant can still report a proceeding.`,
  held: (date: string) =>
    `A proceeding about this material was reported on ${date}. It has to be rejected or ended first.`,
} as const;
