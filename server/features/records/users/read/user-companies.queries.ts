import { sql } from 'kysely';
import type { UserCompanyListQuery } from '#core/contract/records/users.ts';
import type { Role } from '#core/lookups.ts';
import { readByKeys } from '../../../../db/lists/list.ts';
import { containing } from '../../../../db/lists/search.ts';
import { tableListing } from '../../../../db/lists/table-list.ts';
import type { Db } from '../../../../db/tables.ts';

const companiesOfUser = (db: Db, userId: number) =>
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
  companiesOfUser(db, userId).select([
    'c.id',
    'c.name',
    'c.status_id',
    sql<Role[]>`(select json_agg(r.role order by r.id) from representatives r
      where r.company_id = c.id and r.user_id = ${userId} and r.status = 'active')`.as('roles'),
  ]);

export const companiesWithRoles = (db: Db, userId: number) => withRoles(db, userId).orderBy('c.id').execute();

export async function pageOfCompanies(db: Db, userId: number, query: UserCompanyListQuery) {
  const listing = tableListing({
    from: sql`companies c`,
    where: [
      sql`exists (select 1 from representatives r where r.company_id = c.id and r.user_id = ${userId} and r.status = 'active')`,
      ...(query.search ? [sql`lower(c.name) like ${containing(query.search)}`] : []),
    ],
    id: sql`c.id`,
    orderings: { id: sql`c.id`, name: sql`lower(c.name)` },
    ordering: query.ordering ?? 'name',
  });
  const { rows, count } = await readByKeys(db, query, listing, (ids) =>
    withRoles(db, userId).where('c.id', 'in', ids).execute(),
  );
  return { results: rows, count };
}
