import type { FormKind } from '../../contract/intake/submissions.ts';
import { plural } from '../../rules/text/numbers.ts';

export const unconfirmedFormsCopy = {
  search: 'Search forms',
  noun: 'forms',
  formsLabel: 'Unconfirmed forms',
  suspect: 'Suspicious',
  yes: 'Yes',
  no: 'No',
  emptyTitle: 'No unconfirmed forms',
  emptyText: 'Forms that aren’t confirmed within 24 hours appear here; suspicious ones appear right away.',
  urlCount: (count: number) => plural(count, 'URL'),
  message: (name: string) => `Text from ${name}`,
  text: 'Text',
  kinds: { notice: 'notice', counter_notice: 'counter-notice' } satisfies Record<FormKind, string>,
  counterNotice: 'Counter-notice',
  acceptAs: (kind: string) => `Accept as ${kind}`,
  spam: 'Mark as spam',
  acceptForm: (name: string, kind: string) => `Accept the form from ${name} as a ${kind}`,
  spamForm: (name: string) => `Mark the form from ${name} as spam`,
  accepted: (kind: string, number: string) => `Accepted as ${kind} ${number}`,
  marked: 'Marked as spam',
  spamTitle: 'Mark as spam?',
  spamText: (company: string, kind: string) =>
    `${company} won’t receive this form. If the sender confirms it later, it becomes a ${kind} for review. Personal data is erased after 12 months.`,
  keys: {
    next: 'Next form',
    previous: 'Previous form',
    open: 'Show or hide the text',
    accept: 'Accept',
    spam: 'Mark as spam',
    help: 'Show keyboard shortcuts',
  },
} as const;
