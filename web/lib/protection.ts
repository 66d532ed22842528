import type { Company } from '#core/contract/companies.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { dateOf, daysBetween } from '#core/rules/calendar.ts';
import { formatCalendarDate, plural } from './format.ts';

type Designated = Pick<Company, 'status' | 'expires_date' | 'protection'>;

const today = (): string => dateOf(new Date());

/** Days until the designation lapses; null when there is none. */
export const daysLeft = ({ expires_date }: Designated, now: string = today()): number | null =>
  expires_date === null ? null : daysBetween(now, expires_date);

/** "Protected until 5 Dec 2027 · 21 days", or that it is not, and since when. */
export function protectionText(company: Designated, now: string = today()): string {
  const { expires_date, protection, status } = company;
  if (protection !== 'not_protected' && expires_date !== null) {
    return `Protected until ${formatCalendarDate(expires_date)} · ${plural(daysBetween(now, expires_date), 'day')}`;
  }
  const lapsed = status.id === COMPANY_STATUS.expired && expires_date !== null;
  return lapsed ? `Not protected since ${formatCalendarDate(expires_date)}` : 'Not protected';
}
