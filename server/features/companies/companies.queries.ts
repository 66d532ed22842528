import { type Generated, type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { COMPANY_STATUS, CONTENT_TYPES, DOMAIN_STATUS } from '#core/lookups.ts';
import { canBe } from '../../db/can-be.ts';
import type { Scope } from '../../db/scope.ts';
import type { Db } from '../../db/tables.ts';

interface CompaniesTable {
  id: Generated<number>;
  name: string;
  address: Generated<string>;
  line1: Generated<string>;
  line2: Generated<string>;
  city: Generated<string>;
  state: Generated<string>;
  zip: Generated<string>;
  country_code: Generated<string>;
  phone: Generated<string>;
  notice_email: string | null;
  status_id: number;
  dmca_public_id: string | null;
  dmca_registration_id: string | null;
  registered_date: string | null;
  expires_date: string | null;
  /** When the clock of the designation next has something to do. */
  clock_date: string | null;
  xero_contact_id: string | null;
  xero_contact_name: string | null;
  created_date: Date;
}

declare module '../../db/tables.ts' {
  interface Tables {
    companies: CompaniesTable;
  }
}

export type CompanyRow = Selectable<CompaniesTable>;
export type CompanyValues = Updateable<CompaniesTable>;

/** A company with what its own tables say of it; orders and the subscription are asked of their features. */
export interface CompanyView extends CompanyRow {
  has_owner: boolean;
  last_plan_id: number | null;
  domains: number;
  notices: number;
  /** A notice was sent on, did not arrive, and was not sent again. */
  has_failed_forward: boolean;
}

export const companyViews = (db: Db) =>
  db
    .selectFrom('companies as c')
    .selectAll('c')
    .select([
      sql<boolean>`exists (select 1 from representatives r
        where r.company_id = c.id and r.role = 'owner' and r.status = 'active')`.as('has_owner'),
      sql<number | null>`(select o.plan_id from orders o where o.company_id = c.id order by o.id desc limit 1)`.as(
        'last_plan_id',
      ),
      sql<number>`(select coalesce(sum(n.change), 0)::int from domain_counts n where n.company_id = c.id
        and n.status_id in (${DOMAIN_STATUS.draft}, ${DOMAIN_STATUS.registered}))`.as('domains'),
      sql<number>`(select coalesce(sum(n.change), 0)::int from notice_counts n where n.company_id = c.id)`.as(
        'notices',
      ),
      sql<boolean>`exists (select 1 from notices n
        where n.company_id = c.id and n.is_forward_failed and n.deleted_date is null)`.as('has_failed_forward'),
    ]);

const isVisible = (scope: Scope, id: number): boolean => scope.all || scope.company_ids.includes(id);

export async function getCompany(db: Db, scope: Scope, id: number): Promise<CompanyView | undefined> {
  return isVisible(scope, id) ? companyViews(db).where('c.id', '=', id).executeTakeFirst() : undefined;
}

/** Locks the company against changes by others until the act is done. */
export async function lockCompany(db: Db, scope: Scope, id: number): Promise<CompanyRow | undefined> {
  if (!isVisible(scope, id)) return undefined;
  return db.selectFrom('companies').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function companyExists(db: Db, scope: Scope, id: number): Promise<boolean> {
  if (!canBe(id) || !isVisible(scope, id)) return false;
  return (await db.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** A member's own, who expires first before the others and what was removed last; for a superuser, whose turn is next. */
export async function firstToExpire(db: Db, scope: Scope, limit: number): Promise<CompanyView[]> {
  const keys = scope.all
    ? sql`select id from companies where status_id = ${COMPANY_STATUS.registered} and expires_date is not null
        order by coalesce(expires_date, '-infinity'::date), id limit ${limit}`
    : sql`select id from companies where id = any(${[...scope.company_ids]}::int[])
        order by status_id = ${COMPANY_STATUS.removed}, expires_date, id limit ${limit}`;
  const { rows } = await sql<{ id: number }>`${keys}`.execute(db);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const byId = new Map((await companyViews(db).where('c.id', 'in', ids).execute()).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The companies of orders that have been found within the caller's scope. */
export function companiesOf(db: Db, ids: readonly number[]): Promise<CompanyRow[]> {
  return db
    .selectFrom('companies')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

export async function insertCompany(db: Db, values: Insertable<CompaniesTable>): Promise<number> {
  const { id } = await db.insertInto('companies').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertOwner(db: Db, company_id: number, user_id: number, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into representatives (company_id, user_id, email, role, status, invited_date)
    select ${company_id}, u.id, u.email, 'owner', 'active', ${now} from users u where u.id = ${user_id}
    returning id`.execute(db);
  return rows[0]!.id;
}

export async function updateCompany(db: Db, id: number, values: CompanyValues): Promise<void> {
  await db.updateTable('companies').set(values).where('id', '=', id).execute();
}

/** What hangs on a company goes with it; notes hang by their number alone. */
export async function eraseCompany(db: Db, id: number): Promise<void> {
  await sql`delete from notes where content_type = ${CONTENT_TYPES.company} and object_id = ${id}`.execute(db);
  await db.deleteFrom('companies').where('id', '=', id).execute();
}
