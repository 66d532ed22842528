export const SUBSCRIBER_STATES = ['ok', 'warned', 'over_limit', 'terminated'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** The states that a person may set. All others follow from the strikes. */
export const SET_STATES = ['terminated', 'ok'] as const;
export type SetState = (typeof SET_STATES)[number];

interface Limits {
  /** Set by a person; null: the strikes decide. */
  readonly set_state: SetState | null;
  /** Until when the counted strikes are as many as the policy’s numbers; null: they are not. */
  readonly warned_until: Date | null;
  readonly over_until: Date | null;
}

/** beyond § 16: the state of a subscriber. `ok` that a person set ends with the next strike that counts, which clears it. */
export function subscriberStateOf({ set_state, warned_until, over_until }: Limits, now: Date): SubscriberState {
  if (set_state !== null) return set_state;
  if (over_until !== null && over_until > now) return 'over_limit';
  return warned_until !== null && warned_until > now ? 'warned' : 'ok';
}
