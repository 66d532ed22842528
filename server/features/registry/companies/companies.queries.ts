import {
  type Generated,
  type GeneratedAlways,
  type Insertable,
  type RawBuilder,
  type Selectable,
  sql,
  type Updateable,
} from 'kysely';
import { COMPANY_STATUS, CONTENT_TYPES, DOMAIN_STATUS, ORDER_STATUS } from '#core/lookups.ts';
import type { SiteStep } from '#core/rules/registry/site-step.ts';
import { columnList, columnsOf } from '../../../db/columns.ts';
import { isValidId } from '../../../db/is-valid-id.ts';
import { existsInPage } from '../../../db/lists/attached-to.ts';
import { precompiled } from '../../../db/prepared/precompiled.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import { FIELD_COLUMNS, type FieldColumn, type FieldValues } from './company-columns.ts';

/** The plain fields of the contract. All text columns except the name have a default. */
type FieldColumns = {
  [C in FieldColumn]: C extends 'name' ? string : FieldValues[C] extends string ? Generated<string> : FieldValues[C];
};

interface CompaniesTable extends FieldColumns {
  id: Generated<number>;
  status_id: number;
  dmca_public_id: string | null;
  dmca_registration_id: string | null;
  registered_date: string | null;
  expires_date: string | null;
  /** When the next reminder or the expiry is due. */
  clock_date: string | null;
  xero_contact_id: string | null;
  xero_contact_name: string | null;
  site_step: Generated<SiteStep>;
  record_checked_date: Generated<Date | null>;
  /** When the last order was completed, after which the public record is to be checked. */
  record_filing_date: Generated<Date | null>;
  /** When the public record is to be checked next. */
  record_due_date: GeneratedAlways<string | null>;
  created_date: Date;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    companies: CompaniesTable;
  }
}

export type CompanyRow = Selectable<CompaniesTable>;
export type CompanyValues = Updateable<CompaniesTable>;

type Hidden =
  | 'clock_date'
  | 'xero_contact_id'
  | 'xero_contact_name'
  | 'record_checked_date'
  | 'record_filing_date'
  | 'record_due_date';
type Shown = Omit<CompanyRow, Hidden>;
const SHOWN = columnsOf<Shown>()([
  'id',
  ...FIELD_COLUMNS,
  'status_id',
  'dmca_public_id',
  'dmca_registration_id',
  'registered_date',
  'expires_date',
  'site_step',
  'created_date',
]);

/** A company with its related data, read in one statement. `created_date` is a string if it was read as JSON. */
export interface CompanyView extends Omit<Shown, 'created_date'> {
  created_date: Date | string;
  has_owner: boolean;
  last_plan_id: number | null;
  domains: number;
  notices: number;
  /** A forwarded notice bounced and was not resent. */
  has_failed_forward: boolean;
  orders: number;
  open_order: { id: number; type_id: number; status_id: number } | null;
  /** What of the last check of the public record was not accepted; null: there was none. */
  public_record: { is_inactive: boolean; is_agent_different: boolean; expires_date: string | null } | null;
  subscription: {
    period: 'year' | 'month';
    status: 'active' | 'past_due' | 'ended';
    current_period_end: string;
    cancels_at_end: boolean;
  } | null;
}

/** The select list of a `CompanyView`, over a company `c`. */
export const VIEW = precompiled(sql`${columnList('c', SHOWN)},
  ${existsInPage(sql`from representatives r where r.company_id = c.id and r.role = 'owner' and r.status = 'active'`)} as has_owner,
  (select o.plan_id from orders o where o.company_id = c.id order by o.id desc limit 1) as last_plan_id,
  (select coalesce(sum(n.change), 0)::int from counter_domains_by_status n where n.company_id = c.id
    and n.status_id in (${sql.lit(DOMAIN_STATUS.draft)}, ${sql.lit(DOMAIN_STATUS.registered)})) as domains,
  (select coalesce(sum(n.change), 0)::int from counter_notices_by_status n where n.company_id = c.id) as notices,
  ${existsInPage(sql`from notices n where n.company_id = c.id and n.is_forward_failed and n.deleted_date is null`)} as has_failed_forward,
  (select count(*)::int from orders o where o.company_id = c.id) as orders,
  (select json_build_object('id', o.id, 'type_id', o.type_id, 'status_id', o.status_id) from orders o
    where o.company_id = c.id and o.status_id <> ${sql.lit(ORDER_STATUS.complete)}) as open_order,
  (select json_build_object('is_inactive', r.is_inactive, 'is_agent_different', r.is_agent_different,
    'expires_date', case when r.accepted_expiry is distinct from c.expires_date then r.expires_date end)
    from public_record_states r where r.company_id = c.id) as public_record,
  (select json_build_object('period', s.period, 'status', s.status, 'current_period_end', s.current_period_end,
    'cancels_at_end', s.cancels_at_end)
    from subscriptions s where s.company_id = c.id) as subscription`);

/** Companies in the order of the given ids, which must be within the caller's scope. */
export async function viewsOf(db: Db, ids: readonly number[]): Promise<CompanyView[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CompanyView>`
    select ${VIEW} from unnest(${[...ids]}::int[]) with ordinality k (id, place) join companies c on c.id = k.id
    order by k.place`.execute(db);
  return rows;
}

const isVisible = (scope: Scope, id: number): boolean => scope.all || scope.company_ids.includes(id);

export async function getCompany(db: Db, scope: Scope, id: number): Promise<CompanyView | undefined> {
  if (!isVisible(scope, id)) return undefined;
  const { rows } = await sql<{ row: CompanyView }>`
    select row_to_json(r) as row from (select ${VIEW} from companies c where c.id = ${id}) r`.execute(db);
  return rows[0]?.row;
}

/** Locks the company until the transaction ends. */
export async function lockCompany(db: Db, scope: Scope, id: number): Promise<CompanyRow | undefined> {
  if (!isVisible(scope, id)) return undefined;
  return db.selectFrom('companies').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function companyExists(db: Db, scope: Scope, id: number): Promise<boolean> {
  if (!isValidId(id) || !isVisible(scope, id)) return false;
  return (await db.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Members: their own companies by expiry, removed ones last. Superusers: the registered companies that expire next. */
export function nextToExpire(scope: Scope, limit: number): RawBuilder<CompanyView> {
  const [condition, order] = scope.all
    ? [
        sql`c.status_id = ${sql.lit(COMPANY_STATUS.registered)} and coalesce(c.expires_date, '-infinity'::date) > '-infinity'`,
        sql`coalesce(c.expires_date, '-infinity'::date), c.id`,
      ]
    : [
        sql`c.id = any(${[...scope.company_ids]}::int[])`,
        sql`c.status_id = ${sql.lit(COMPANY_STATUS.removed)}, c.expires_date, c.id`,
      ];
  return sql`
    with keys as materialized (
      select c.id, row_number() over () as place
      from (select c.id from companies c where ${condition} order by ${order} limit ${sql.lit(limit)}) c)
    select ${VIEW} from keys k join companies c on c.id = k.id order by k.place`;
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

/** Deletes a company. Related rows are deleted by cascade, except notes, which have no foreign key. */
export async function eraseCompany(db: Db, id: number): Promise<void> {
  await sql`delete from notes where content_type = ${CONTENT_TYPES.company} and object_id = ${id}`.execute(db);
  await db.deleteFrom('companies').where('id', '=', id).execute();
}

/** The open orders of companies, which must be within the caller's scope. */
export function openOrdersOf(db: Db, company_ids: readonly number[]) {
  return db
    .selectFrom('orders')
    .select(['id', 'company_id', 'type_id', 'status_id'])
    .where('company_id', 'in', [...company_ids])
    .where('status_id', '!=', ORDER_STATUS.complete)
    .execute();
}

/** The sum of open invoices per company. The caller must be authorized to see balances. */
export async function openTotalsOf(db: Db, company_ids: readonly number[]) {
  const { rows } = await sql<{ company_id: number; total_cents: number }>`
    select company_id, sum(total_cents)::int as total_cents from invoices
    where status = 'open' and company_id = any(${[...company_ids]}::int[]) group by company_id`.execute(db);
  return rows;
}
