import type { Company } from '#core/contract/registry/companies.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { nextCompanyStatus, wasRegistered } from '#core/rules/registry/company-life.ts';
import { dateOf } from '#core/rules/text/calendar.ts';

const stateOf = ({ status, designation, expires_date }: Company) => ({
  status_id: status.id,
  registered_date: designation?.registered_date ?? null,
  expires_date,
});

/** True once the company was filed with the directory; from then on its name and address change by amendment. */
export const isFiled = (company: Company): boolean => wasRegistered(stateOf(company));

export const isSuspended = ({ status }: Company): boolean => status.id === COMPANY_STATUS.suspended;

/** The status that the superuser's button sets; undefined when it can't be toggled. */
export function toggledStatus(company: Company, now: Date = new Date()) {
  const target = isSuspended(company) ? COMPANY_STATUS.registered : COMPANY_STATUS.suspended;
  return nextCompanyStatus(stateOf(company), target, dateOf(now)) === undefined ? undefined : target;
}
