import { TOKEN_DAYS, TOKEN_REMINDER_DAYS } from '../../constants.ts';
import { addDays, dateOf, momentOf } from '../text/calendar.ts';

const DAY_MS = 86_400_000;
/** Clocks of callers differ: this much less than a day counts as a day. */
const BEHIND_MS = 60_000;

const daysAfter = (moment: Date, days: number): Date => new Date(+moment + days * DAY_MS);

/** When a new token expires; null: it may not. A date alone is midnight UTC, and counts by the calendar. */
export function tokenExpiry(typed: string | undefined, now: Date): Date | null {
  if (typed === undefined) return daysAfter(now, TOKEN_DAYS.default);
  const expiry = momentOf(typed);
  const isDate = typed.length === dateOf(now).length;
  const isAllowed = isDate
    ? typed >= addDays(dateOf(now), TOKEN_DAYS.min) && typed <= addDays(dateOf(now), TOKEN_DAYS.max)
    : +expiry >= +daysAfter(now, TOKEN_DAYS.min) - BEHIND_MS && +expiry <= +daysAfter(now, TOKEN_DAYS.max);
  return isAllowed ? expiry : null;
}

/** When managers are next told that a token expires. A token that lives shorter than a reminder ahead has none; null: no more. */
export const nextTokenReminder = (expires_date: Date, now: Date): Date | null =>
  TOKEN_REMINDER_DAYS.map((days) => daysAfter(expires_date, -days)).find((date) => date > now) ?? null;

export type TokenState = 'active' | 'expired' | 'revoked';

export function tokenState(
  { expires_date, revoked_date }: { expires_date: string; revoked_date: string | null },
  now: Date,
): TokenState {
  if (revoked_date !== null) return 'revoked';
  return momentOf(expires_date) > now ? 'active' : 'expired';
}
