import type { Profile, UserCompany } from '#core/contract/records/users.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';

/** The companies that something can be done about: one that was removed is only kept for the record. */
export const currentCompanies = ({ companies }: Profile): readonly UserCompany[] =>
  companies.filter(({ status }) => status.id !== COMPANY_STATUS.removed);
