import { CHARGE_RETRY_DAYS, SUBSCRIPTION_GRACE_DAYS, SUBSCRIPTION_INVOICE_DAYS } from '../../constants.ts';
import type { Period } from '../../lookups.ts';
import { addDays, addMonths, dayOf } from '../text/calendar.ts';

export type SubscriptionStatus = 'active' | 'past_due' | 'ended';

interface Running {
  readonly status: SubscriptionStatus;
  readonly current_period_end: string;
  /** The day of the month that its periods end on: 31 stays 31 after a February. */
  readonly anchor_day: number;
}

interface PaidPeriod {
  readonly current_period_end: string;
  readonly anchor_day: number;
}

const MONTHS: Readonly<Record<Period, number>> = { month: 1, year: 12 };

/** decisions §5: paying an order starts a subscription today, or extends the running one from its end. */
export function paidPeriod(running: Running | undefined, period: Period, today: string): PaidPeriod {
  const isRunning = running !== undefined && running.status !== 'ended' && running.current_period_end > today;
  return isRunning ? periodFrom(running, period, running.current_period_end) : periodFrom(undefined, period, today);
}

/** A period from its first day on: one that follows the running one keeps its day of the month. */
function periodFrom(running: Running | undefined, period: Period, start: string): PaidPeriod {
  const anchor_day = start === running?.current_period_end ? running.anchor_day : dayOf(start);
  return { current_period_end: addMonths(start, MONTHS[period], anchor_day), anchor_day };
}

/**
 * The first day of the period that is paid for next: the running one's end, also when it is paid days later. When a whole
 * period was missed it is today: what nobody could use is not charged in arrears (decisions §11).
 */
export function nextPeriodStart(running: Running & { readonly period: Period }, today: string): string {
  const { current_period_end: end, period } = running;
  return periodFrom(running, period, end).current_period_end > today ? end : today;
}

/** What a charge for the period that begins on this day pays for; never less than a whole period after the running one. */
export function chargedPeriod(running: Running, charge: { period: Period; period_start: string }): PaidPeriod {
  const wasMissed = charge.period_start > running.current_period_end;
  return periodFrom(running, charge.period, wasMissed ? charge.period_start : running.current_period_end);
}

/** When the clock of a subscription that is paid until then first has something to do. */
export const firstStepDate = (current_period_end: string): string =>
  addDays(current_period_end, -SUBSCRIPTION_INVOICE_DAYS);

interface Step {
  readonly act: 'wait' | 'invoice' | 'charge' | 'fall_due';
  /** When to look again. Null: not until something comes of this. */
  readonly clock_date: string | null;
}

/**
 * decisions §5, §11: a stored card is charged when the period ends. Without one an invoice goes out two weeks before the
 * end, and two weeks after it the subscription is past due.
 */
export function subscriptionStep(current_period_end: string, hasCard: boolean, today: string): Step {
  const end = current_period_end;
  if (hasCard) return today < end ? { act: 'wait', clock_date: end } : { act: 'charge', clock_date: null };
  const [invoiced, given] = [firstStepDate(end), addDays(end, SUBSCRIPTION_GRACE_DAYS)];
  if (today < invoiced) return { act: 'wait', clock_date: invoiced };
  if (today < given) return { act: 'invoice', clock_date: today < end ? end : given };
  return { act: 'fall_due', clock_date: null };
}

interface RefusedCharge {
  readonly status: SubscriptionStatus;
  readonly failures: number;
  readonly clock_date: string | null;
}

/** decisions §5: a refusal is tried again 1, 3 and 7 days after the first one, and then the subscription is past due. */
export function refusedCharge(
  { status, failures }: { status: SubscriptionStatus; failures: number },
  today: string,
): RefusedCharge {
  const [before = 0, days] = [CHARGE_RETRY_DAYS[failures - 1], CHARGE_RETRY_DAYS[failures]];
  if (days === undefined) return { status: 'past_due', failures: failures + 1, clock_date: null };
  // By what lies between two tries: when nobody was there to make one in time, the rest do not follow at once.
  return { status, failures: failures + 1, clock_date: addDays(today, days - before) };
}
