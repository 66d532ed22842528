import { CHARGE_RETRY_DAYS, SUBSCRIPTION_GRACE_DAYS, SUBSCRIPTION_INVOICE_DAYS } from '../../constants.ts';
import type { Period } from '../../lookups.ts';
import { addDays, addMonths, dayOf } from '../text/calendar.ts';

export type SubscriptionStatus = 'active' | 'past_due' | 'ended';
export type SubscriptionActor = 'member' | 'system';

interface Transition {
  readonly from: SubscriptionStatus;
  readonly to: SubscriptionStatus;
  readonly by: SubscriptionActor;
  readonly when: string;
}

/** State machine of a subscription (decisions §5, beyond §23). All other transitions are rejected. */
export const SUBSCRIPTION_TRANSITIONS: readonly Transition[] = [
  { from: 'active', to: 'past_due', by: 'system', when: 'the last retry was declined, or the invoice is unpaid' },
  { from: 'active', to: 'ended', by: 'system', when: 'canceled and its period has ended, or the company was removed' },
  { from: 'active', to: 'ended', by: 'member', when: 'canceled after the period ended, while it is unpaid' },
  { from: 'past_due', to: 'active', by: 'system', when: 'paid' },
  {
    from: 'past_due',
    to: 'ended',
    by: 'system',
    when: 'canceled during a charge that failed, or the company was removed',
  },
  { from: 'past_due', to: 'ended', by: 'member', when: 'canceled' },
  { from: 'ended', to: 'active', by: 'system', when: 'an order was paid' },
];

export const canMoveSubscription = (
  from: SubscriptionStatus,
  to: SubscriptionStatus,
  actor: SubscriptionActor,
): boolean => SUBSCRIPTION_TRANSITIONS.some((one) => one.from === from && one.to === to && one.by === actor);

interface Running {
  readonly status: SubscriptionStatus;
  readonly current_period_end: string;
  /** Day of the month on which periods end. Stored, so that 31 is kept after February. */
  readonly anchor_day: number;
}

interface PaidPeriod {
  readonly current_period_end: string;
  readonly anchor_day: number;
}

const MONTHS: Readonly<Record<Period, number>> = { month: 1, year: 12 };

/** decisions §5: a payment starts a subscription today or extends the active one from its end. */
export function paidPeriod(running: Running | undefined, period: Period, today: string): PaidPeriod {
  const start = paidPeriodStart(running, today);
  return periodFrom(start > today ? running : undefined, period, start);
}

/** First day of the period that an order pays for. */
export const paidPeriodStart = (running: Running | undefined, today: string): string =>
  running !== undefined && running.status !== 'ended' && running.current_period_end > today
    ? running.current_period_end
    : today;

/** A period with the given start. It keeps the anchor day if it directly follows the current one. */
function periodFrom(running: Running | undefined, period: Period, start: string): PaidPeriod {
  const anchor_day = start === running?.current_period_end ? running.anchor_day : dayOf(start);
  return { current_period_end: addMonths(start, MONTHS[period], anchor_day), anchor_day };
}

/**
 * Start of the next period: the end of the current one, even if the payment is late. After a whole missed period it is today,
 * because unused periods are not charged in arrears (decisions §11).
 */
export function nextPeriodStart(running: Running & { readonly period: Period }, today: string): string {
  const { current_period_end: end, period } = running;
  return periodFrom(running, period, end).current_period_end > today ? end : today;
}

/** The period that a charge pays for. If another payment was made meanwhile, it follows that period. */
export function chargedPeriod(running: Running, charge: { period: Period; period_start: string }): PaidPeriod {
  const wasMissed = charge.period_start > running.current_period_end;
  return periodFrom(running, charge.period, wasMissed ? charge.period_start : running.current_period_end);
}

/** Date of the first scheduled step for a paid period. */
export const firstStepDate = (current_period_end: string): string =>
  addDays(current_period_end, -SUBSCRIPTION_INVOICE_DAYS);

interface Step {
  readonly act: 'wait' | 'invoice' | 'charge' | 'fall_due' | 'end';
  /** Date of the next scheduled step. Null if the result of this step schedules it. */
  readonly clock_date: string | null;
}

/**
 * decisions §5, §11: a stored card is charged when the period ends. Without a card, an invoice is sent two weeks before the
 * end, and the subscription is past due two weeks after it. A canceled one is neither charged nor invoiced, and ends.
 */
export function subscriptionStep(
  { current_period_end: end, cancels_at_end }: { current_period_end: string; cancels_at_end: boolean },
  hasCard: boolean,
  today: string,
): Step {
  if (cancels_at_end) return today < end ? { act: 'wait', clock_date: end } : { act: 'end', clock_date: null };
  if (hasCard) return today < end ? { act: 'wait', clock_date: end } : { act: 'charge', clock_date: null };
  const [invoiced, graceEnd] = [firstStepDate(end), addDays(end, SUBSCRIPTION_GRACE_DAYS)];
  if (today < invoiced) return { act: 'wait', clock_date: invoiced };
  if (today < graceEnd) return { act: 'invoice', clock_date: today < end ? end : graceEnd };
  return { act: 'fall_due', clock_date: null };
}

interface RefusedCharge {
  readonly status: SubscriptionStatus;
  readonly failures: number;
  readonly clock_date: string | null;
}

/** decisions §5: a failed charge is retried 1, 3 and 7 days after the first, and then the subscription is past due. */
export function refusedCharge(
  { status, failures }: { status: SubscriptionStatus; failures: number },
  today: string,
): RefusedCharge {
  const [before = 0, days] = [CHARGE_RETRY_DAYS[failures - 1], CHARGE_RETRY_DAYS[failures]];
  if (days === undefined) return { status: 'past_due', failures: failures + 1, clock_date: null };
  // Relative to today, so that retries keep their distance if one was late.
  return { status, failures: failures + 1, clock_date: addDays(today, days - before) };
}
