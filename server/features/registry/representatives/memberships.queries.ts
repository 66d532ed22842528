import { sql } from 'kysely';
import type { UserCompanyListQuery } from '#core/contract/users.ts';
import { COMPANY_STATUS, type Role } from '#core/lookups.ts';
import { containing, page } from '../../../db/page.ts';
import type { Db } from '../../../db/tables.ts';

const myCompanies = (db: Db, userId: number) =>
  db
    .selectFrom('companies as c')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('representatives as r')
          .select('r.id')
          .whereRef('r.company_id', '=', 'c.id')
          .where('r.user_id', '=', userId)
          .where('r.status', '=', 'active'),
      ),
    );

const withRoles = (db: Db, userId: number) =>
  myCompanies(db, userId).select([
    'c.id',
    'c.name',
    'c.status_id',
    sql<Role[]>`(select json_agg(r.role order by r.id) from representatives r
      where r.company_id = c.id and r.user_id = ${userId} and r.status = 'active')`.as('roles'),
  ]);

export const companiesWithRoles = (db: Db, userId: number) => withRoles(db, userId).orderBy('c.id').execute();

export async function pageOfCompanies(db: Db, userId: number, query: UserCompanyListQuery) {
  const filtered = myCompanies(db, userId).$if(!!query.search, (q) =>
    q.where(sql<boolean>`lower(c.name) like ${containing(query.search!)}`),
  );
  const { ids, count } = await page(filtered, query, { id: sql`c.id`, name: sql`lower(c.name)` }, 'name', sql`c.id`);
  if (ids.length === 0) return { results: [], count };
  const rows = await withRoles(db, userId).where('c.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { results: ids.flatMap((id) => byId.get(id) ?? []), count };
}

/** The owners of every company that a user owns and that is not removed, locked against a change of hands. */
export function lockOwnersBeside(db: Db, userId: number): Promise<{ company_id: number; user_id: number | null }[]> {
  return db
    .selectFrom('representatives as r')
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .where('r.role', '=', 'owner')
    .where('r.status', '=', 'active')
    .where('c.status_id', '!=', COMPANY_STATUS.removed)
    .where('r.company_id', 'in', (eb) =>
      eb
        .selectFrom('representatives as mine')
        .select('mine.company_id')
        .where('mine.user_id', '=', userId)
        .where('mine.role', '=', 'owner'),
    )
    .select(['r.company_id', 'r.user_id'])
    .orderBy('r.id')
    .forUpdate('r')
    .execute();
}

/** Everything that somebody is in any company ends; what it was. */
export function deleteMemberships(db: Db, userId: number) {
  return db
    .deleteFrom('representatives')
    .where('user_id', '=', userId)
    .returning(['id', 'company_id', 'email', 'role'])
    .execute();
}
