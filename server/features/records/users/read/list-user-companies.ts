import type { UserCompany, UserCompanyListQuery } from '#core/contract/records/users.ts';
import { type Role, statusLookup } from '#core/lookups.ts';
import type { Db } from '../../../../db/tables.ts';
import { companiesWithRoles, pageOfCompanies } from './user-companies.queries.ts';

const present = (row: { id: number; name: string; status_id: number; roles: Role[] }): UserCompany => ({
  id: row.id,
  name: row.name,
  status: statusLookup(row.status_id),
  roles: row.roles,
});

export async function companiesOf(db: Db, userId: number): Promise<UserCompany[]> {
  return (await companiesWithRoles(db, userId)).map(present);
}

export async function listCompaniesOf(db: Db, userId: number, query: UserCompanyListQuery) {
  const { results, count } = await pageOfCompanies(db, userId, query);
  return { results: results.map(present), count };
}
