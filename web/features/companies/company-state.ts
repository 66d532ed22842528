import type { Company } from '#core/contract/registry/companies.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { nextCompanyStatus, wasRegistered } from '#core/rules/registry/company-life.ts';
import { dateOf } from '#core/rules/text/calendar.ts';

const stateOf = ({ status, designation, expires_date }: Company) => ({
  status_id: status.id,
  registered_date: designation?.registered_date ?? null,
  expires_date,
});

/** Whether it ever stood in the directory: its name and address change by an amendment then. */
export const isFiled = (company: Company): boolean => wasRegistered(stateOf(company));

export const isSuspended = ({ status }: Company): boolean => status.id === COMPANY_STATUS.suspended;

/** The status that the superuser's button asks for; undefined when there is none to ask for. */
export function toggledStatus(company: Company, now: Date = new Date()) {
  const wanted = isSuspended(company) ? COMPANY_STATUS.registered : COMPANY_STATUS.suspended;
  return nextCompanyStatus(stateOf(company), wanted, dateOf(now)) === undefined ? undefined : wanted;
}
