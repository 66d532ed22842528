import { addDays, dateOf } from '../../text/calendar.ts';

export const CHECK_REASONS = ['never', 'age', 'expiry', 'order'] as const;
export type CheckReason = (typeof CHECK_REASONS)[number];

/** beyond § 20: days after a check, before the expiry and after a completed order. */
const CHECK_DAYS = { age: 90, expiry: 30, order: 3 } as const;

interface Checked {
  readonly checked_date: Date | null;
  readonly registered_date: string | null;
  readonly expires_date: string | null;
  /** When the last order was completed. */
  readonly filing_date: Date | null;
}

interface Due {
  readonly due_date: string;
  readonly reason: CheckReason;
}

/** When the record is to be checked next, and why. The same dates as the column `companies.record_due_date`. */
export function nextCheck({ checked_date, registered_date, expires_date, filing_date }: Checked): Due {
  if (checked_date === null) return { due_date: registered_date ?? expires_date ?? '2016-12-01', reason: 'never' };
  const last = dateOf(checked_date);
  const dues: Due[] = [{ due_date: addDays(last, CHECK_DAYS.age), reason: 'age' }];
  const expiring = expires_date && addDays(expires_date, -CHECK_DAYS.expiry);
  if (expiring && expiring > last) dues.push({ due_date: expiring, reason: 'expiry' });
  if (filing_date && filing_date > checked_date) {
    dues.push({ due_date: addDays(dateOf(filing_date), CHECK_DAYS.order), reason: 'order' });
  }
  return dues.reduce((first, due) => (due.due_date < first.due_date ? due : first));
}
