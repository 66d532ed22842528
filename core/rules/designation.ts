import { DESIGNATION_YEARS } from '../constants.ts';
import { COMPANY_STATUS } from '../lookups.ts';
import { addYears, daysBetween } from './calendar.ts';

/** 37 CFR § 201.38: a designation lapses three years after it was last filed, amended or renewed. */
export const expiryOf = (completedDate: string): string => addYears(completedDate, DESIGNATION_YEARS);

export type Protection = 'protected' | 'action_needed' | 'not_protected';

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
    daysBetween(today, expires_date) <= 30 ||
    company.subscription_status === 'past_due' ||
    company.has_failed_forward ||
    !company.has_notice_address;
  return troubled ? 'action_needed' : 'protected';
}
