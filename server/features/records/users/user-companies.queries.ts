import { sql } from 'kysely';
import type { UserCompanyListQuery } from '#core/contract/users.ts';
import type { Role } from '#core/lookups.ts';
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
