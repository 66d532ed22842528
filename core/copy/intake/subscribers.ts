import type { StrikeCause, StrikeState } from '../../rules/intake/strikes.ts';
import type { SubscriberState } from '../../rules/intake/subscriber-state.ts';
import { plural } from '../../rules/text/numbers.ts';

export const subscriberStateWords: Readonly<Record<SubscriberState, string>> = {
  ok: 'OK',
  warned: 'Warned',
  over_limit: 'Over limit',
  terminated: 'Terminated',
};

export const strikeStateWords: Readonly<Record<StrikeState, string>> = {
  counted: 'Counted',
  pending: 'Pending',
  void: 'Void',
};

export const strikeCauseWords: Readonly<Record<StrikeCause, string>> = {
  restored: 'The material was restored',
  declined: 'The removal was declined',
  undone: 'The removal was undone',
  retracted: 'The notice was retracted',
};

const months = (count: number): string => (count === 1 ? 'one month' : `${count} months`);

const ofLimit = (count: number, limit: number): string =>
  count > limit ? `${count} (limit ${limit})` : `${count} of ${limit}`;

export const repeatPolicyCopy = {
  title: 'Repeat infringer policy',
  loading: 'Loading the policy',
  rule: (limit: number, within: number | null) =>
    `An account should be terminated at ${plural(limit, 'strike')}${within === null ? '' : ` within ${months(within)}`}.`,
  warning: (at: number) => `Subscribers are marked as warned at ${plural(at, 'strike')}.`,
  noWarning: 'There is no warning before that.',
  public: 'The limit is stated on your public policy page. Nothing is terminated automatically.',
  change: 'Change policy',
} as const;

export const policyDialogCopy = {
  title: 'Change policy',
  limit: 'Strike limit',
  months: 'A strike counts for',
  forever: 'Forever',
  monthCount: (count: number) => plural(count, 'month'),
  warnAt: 'Warning',
  follows: 'One strike before the limit',
  never: 'No warning',
  strikeCount: (count: number) => `At ${plural(count, 'strike')}`,
  effect: 'Your subscribers’ states will be updated.',
  cancel: 'Cancel',
  save: 'Save policy',
  done: 'Policy updated',
} as const;

export const subscribersCopy = {
  title: 'Subscribers',
  about: 'Users whose material was disabled, listed by your own IDs. Strikes are based on what you record on notices.',
  search: 'Search handles',
  noun: 'subscribers',
  state: 'State',
  handle: 'Handle',
  strikes: 'Strikes',
  lastStrike: 'Last strike',
  added: 'Added',
  counted: ofLimit,
  add: 'Add subscriber',
  emptyTitle: 'No subscribers yet',
  emptyText: 'Name the subscriber when you record that material was disabled, or add one here.',
} as const;

export const addSubscriberCopy = {
  title: 'Add subscriber',
  handle: 'Handle',
  hint: 'Your own ID for the user, not a name or email address.',
  cancel: 'Cancel',
  done: 'Subscriber added',
} as const;

export const subscriberCopy = {
  title: 'Subscriber',
  back: 'All subscribers',
  loading: 'Loading the subscriber',
  counted: 'Counted strikes',
  ofLimit,
  added: 'Added',
  lastStrike: 'Last strike',
  never: 'None',
  notes: 'Notes',
  strikes: 'Strikes',
  noStrikes: 'No strikes. One is added when you record that this subscriber’s material was disabled.',
  notice: (number: string) => `Notice #${number}`,
  disabled: (date: string) => `Disabled ${date}`,
  expires: (date: string) => `Counts until ${date}`,
  expired: (date: string) => `Expired ${date}`,
  neverExpires: 'Never expires',
  void: 'Void',
  voidLabel: (number: string) => `Void the strike for notice #${number}`,
  history: 'Timeline',
  noHistory: 'Nothing recorded yet.',
  showMore: 'Show more',
  theSystem: 'The system',
  changedTo: 'changed to',
  terminate: 'Mark as terminated',
  ok: 'Mark as OK',
  okAgain: 'Mark as OK again',
  erase: 'Erase',
  erased: 'The handle of this subscriber was erased.',
} as const;

export const stateDialogCopy = {
  terminated: {
    title: 'Mark as terminated',
    text: 'Record that you terminated this account. The state stays until someone marks it as OK.',
    done: 'Marked as terminated',
  },
  ok: {
    title: 'Mark as OK',
    text: 'The subscriber stays OK until the next strike that counts. Existing strikes are kept.',
    done: 'Marked as OK',
  },
  note: 'Note',
  noteHint: 'Why you decided this. Saved with the subscriber’s notes.',
  cancel: 'Cancel',
} as const;

export const voidDialogCopy = {
  title: 'Void strike',
  text: (number: string) =>
    `The strike for notice #${number} will no longer count, even if the material is disabled again. This cannot be undone.`,
  reason: 'Reason',
  cancel: 'Cancel',
  done: 'Strike voided',
} as const;

export const eraseDialogCopy = {
  title: 'Erase subscriber',
  erased: (handle: string, after: string) =>
    `The handle ${handle} becomes ${after} everywhere, including in earlier actions and counter-notices. Notes about the subscriber and the reasons for voided strikes are deleted.`,
  stays:
    'We keep the strikes, their counts and the state so that you can still show how you applied your policy. Notes on actions and the texts of notices and counter-notices stay too. A new subscriber can get the same handle.',
  done: 'Subscriber erased',
} as const;
