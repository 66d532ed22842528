import { REMINDER_DAYS } from '#core/constants.ts';
import type { Company } from '#core/contract/registry/companies.ts';
import { protectionCopy as copy } from '#core/copy/product.ts';
import { COMPANY_STATUS, ORDER_STATUS } from '#core/lookups.ts';
import { dateOf, daysBetween } from '#core/rules/text/calendar.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { isInDirectory } from '#core/rules/trade/order-life.ts';
import { formatCalendarDate } from '../../lib/format.ts';

type Designated = Pick<Company, 'status' | 'expires_date' | 'protection' | 'open_order'>;

const today = (): string => dateOf(new Date());

/** True while the first registration is paid and being filed. */
export const isBeingRegistered = ({
  expires_date,
  open_order,
}: Pick<Company, 'expires_date' | 'open_order'>): boolean =>
  expires_date === null &&
  open_order !== null &&
  kindOf(open_order.type.id).isFirst &&
  open_order.status.id === ORDER_STATUS.processing;

/** Days until the designation lapses; null for a company without one and for a removed company. */
export const daysLeft = (
  { expires_date, status }: Pick<Designated, 'expires_date' | 'status'>,
  now: string = today(),
): number | null =>
  expires_date === null || status.id === COMPANY_STATUS.removed ? null : daysBetween(now, expires_date);

/** A date that stays on one line. */
const wholeDate = (date: string): string => formatCalendarDate(date).replaceAll(' ', '\u00a0');

/** "Protected until 5 Dec 2027" or "Not protected", with the date since when if it lapsed. */
export function protectedUntil(company: Designated): string {
  const { expires_date, protection, status } = company;
  if (protection !== 'not_protected' && expires_date !== null) {
    return copy.protectedUntil(wholeDate(expires_date));
  }
  if (isBeingRegistered(company)) return copy.notProtectedYet;
  const lapsed = status.id === COMPANY_STATUS.expired && expires_date !== null;
  return lapsed ? copy.notProtectedSince(wholeDate(expires_date)) : copy.notProtected;
}

/** "Protected until 5 Dec 2027 · 21 days" or "Not protected", with the date since when if it lapsed. */
export function protectionText(company: Designated, now: string = today()): string {
  const left = daysLeft(company, now);
  const isProtected = company.protection !== 'not_protected' && left !== null;
  return isProtected ? `${protectedUntil(company)} · ${copy.dayCount(left)}` : protectedUntil(company);
}

/** Days before the expiry from which a renewal is offered: the day of the first reminder. */
export const RENEWAL_SOON_DAYS = REMINDER_DAYS[0];

/** True if the designation has lapsed or will lapse soon. */
export function needsRenewalSoon(company: Designated, now: string = today()): boolean {
  const left = daysLeft(company, now);
  return isInDirectory(company.status.id) && left !== null && left <= RENEWAL_SOON_DAYS;
}
