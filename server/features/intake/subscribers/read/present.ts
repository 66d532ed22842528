import type { Strike, Subscriber } from '#core/contract/intake/subscribers.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { type SubscriberState, subscriberStateOf } from '#core/rules/intake/subscriber-state.ts';
import { iso } from '../../../../db/lists/json-dates.ts';
import type { StrikeView, SubscriberBrief, SubscriberView } from './subscribers.queries.ts';

const NEVER = 'infinity';

/** Strikes that never expire keep a subscriber over the limit forever. */
const momentOf = (date: string | null): Date | null =>
  date === null ? null : date === NEVER ? new Date(8.64e15) : new Date(date);

export const stateOfBrief = (
  { set_state, warned_until, over_until }: Pick<SubscriberBrief, 'set_state' | 'warned_until' | 'over_until'>,
  now: Date,
): SubscriberState =>
  subscriberStateOf({ set_state, warned_until: momentOf(warned_until), over_until: momentOf(over_until) }, now);

const dateOrNull = (date: string | null): string | null => (date === null ? null : iso(date));

export const presentStrike = ({ id, notice_id, date, standing, reason, expires_date }: StrikeView): Strike => ({
  id,
  notice: { id: notice_id, number: noticeNumber(notice_id) },
  date: iso(date),
  state: standing,
  reason,
  expires_date: dateOrNull(expires_date),
});

export const presentSubscriber = (row: SubscriberView, now: Date): Subscriber => ({
  id: row.id,
  company: row.company,
  handle: row.handle,
  first_date: iso(row.created_date),
  counted: row.counted,
  state: stateOfBrief(row, now),
  strikes: (row.strikes ?? []).map(presentStrike),
});
