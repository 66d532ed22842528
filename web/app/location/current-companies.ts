import type { Profile, UserCompany } from '#core/contract/records/users.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';

/** Companies of the user without the removed ones, which are read-only. */
export const currentCompanies = ({ companies }: Profile): readonly UserCompany[] =>
  companies.filter(({ status }) => status.id !== COMPANY_STATUS.removed);
