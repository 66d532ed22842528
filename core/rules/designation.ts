import { DESIGNATION_YEARS, REMINDER_DAYS } from '../constants.ts';
import { COMPANY_STATUS } from '../lookups.ts';
import { addDays, addYears, daysBetween } from './calendar.ts';

/** 37 CFR § 201.38: a designation lapses three years after it was last filed, amended or renewed. */
export const expiryOf = (completedDate: string): string => addYears(completedDate, DESIGNATION_YEARS);

/** The reminder that is due, by its days: the nearest one when several were missed (decisions §11). None on the last day. */
export function reminderDue(expires_date: string, today: string): number | undefined {
  const left = daysBetween(today, expires_date);
  return left < 1 ? undefined : REMINDER_DAYS.findLast((days) => left <= days);
}

/** When a designation's clock first has something to do; a date that has passed means now. */
export const firstClockDate = (expires_date: string): string => addDays(expires_date, -REMINDER_DAYS[0]);

/** When it next has something to do after it was looked at today: a reminder, the expiry, or nothing ever. */
export const nextClockDate = (expires_date: string, today: string): string | null =>
  [...REMINDER_DAYS, 0].map((days) => addDays(expires_date, -days)).find((date) => date > today) ?? null;

export const PROTECTIONS = ['protected', 'action_needed', 'not_protected'] as const;
export type Protection = (typeof PROTECTIONS)[number];
/** How close an expiry is when it needs somebody (decisions §11). */
export const CLOSE_DAYS = 30;

interface Protected {
  status_id: number;
  expires_date: string | null;
  subscription_status: 'active' | 'past_due' | 'ended' | null;
  /** Somebody gets this company's notices. */
  has_notice_address: boolean;
  has_failed_forward: boolean;
}

/** decisions §11: protected through the day before the expiry; needs action when something is about to go wrong. */
export function protectionOf(company: Protected, today: string): Protection {
  const { status_id, expires_date } = company;
  const filed = status_id === COMPANY_STATUS.registered || status_id === COMPANY_STATUS.suspended;
  if (!filed || expires_date === null || expires_date <= today) return 'not_protected';
  const troubled =
    daysBetween(today, expires_date) <= CLOSE_DAYS ||
    company.subscription_status === 'past_due' ||
    company.has_failed_forward ||
    !company.has_notice_address;
  return troubled ? 'action_needed' : 'protected';
}
