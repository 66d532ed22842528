import { sql } from 'kysely';
import { USER_STATUS } from '#core/lookups.ts';
import type { CompanyState } from '#core/rules/registry/company-life.ts';
import type { Db } from '../../../../db/tables.ts';

export const companyStateOf = (db: Db, id: number): Promise<CompanyState | undefined> =>
  db
    .selectFrom('companies')
    .select(['status_id', 'registered_date', 'expires_date'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Whether an active representative of the company has this address. Pending invitations do not count. */
export async function isMemberAddress(db: Db, company_id: number, email: string): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select u.id from representatives r join users u on u.id = r.user_id
    where r.company_id = ${company_id} and r.status = 'active' and lower(u.email) = lower(${email})
      and u.status_id = ${USER_STATUS.active} and u.deleted_date is null
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The distinct addresses of a company's active owners and administrators. */
export async function managerAddresses(db: Db, company_id: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct u.email from representatives r join users u on u.id = r.user_id
    where r.company_id = ${company_id} and r.status = 'active' and r.role in ('owner', 'administrator')
      and u.status_id = ${USER_STATUS.active} and u.deleted_date is null
    order by u.email`.execute(db);
  return rows.map(({ email }) => email);
}
