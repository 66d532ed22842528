import { COMPANY_STATUS } from '../../lookups.ts';

export interface CompanyState {
  readonly status_id: number;
  /** Date of the first designation, or null. */
  readonly registered_date: string | null;
  readonly expires_date: string | null;
}

/** True once the company has been in the directory. Its name and address then change only by amendment (decisions §10). */
export const wasRegistered = ({ status_id, registered_date }: CompanyState): boolean =>
  registered_date !== null || (status_id !== COMPANY_STATUS.new && status_id !== COMPANY_STATUS.suspended);

const SUSPENDABLE: readonly number[] = [COMPANY_STATUS.new, COMPANY_STATUS.registered, COMPANY_STATUS.expired];

/**
 * decisions §11: superusers suspend (6) and restore (13). A restored company becomes New if it was never registered, Expired
 * if its registration has run out, and Registered otherwise. Undefined for an invalid transition.
 */
export function nextCompanyStatus(company: CompanyState, asked: number, today: string): number | undefined {
  if (asked === company.status_id) return asked;
  if (asked === COMPANY_STATUS.suspended) return SUSPENDABLE.includes(company.status_id) ? asked : undefined;
  if (asked !== COMPANY_STATUS.registered || company.status_id !== COMPANY_STATUS.suspended) return undefined;
  if (company.registered_date === null) return COMPANY_STATUS.new;
  return company.expires_date !== null && company.expires_date <= today
    ? COMPANY_STATUS.expired
    : COMPANY_STATUS.registered;
}
