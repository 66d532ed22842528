import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { ID_MAX } from '#core/constants.ts';
import type { CompanyChange } from '#core/contract/registry/company-fields.ts';
import { LISTED_DOMAINS, type PaymentState } from '#core/contract/trade/orders.ts';
import { DOMAIN_STATUS, ORDER_STATUS, ORDER_TYPE } from '#core/lookups.ts';
import { columnList, columnsOf } from '../../../../db/columns.ts';
import type { Change } from '../../../../db/history.ts';
import {
  existsInPage,
  type FileView,
  filesOn,
  type NoteView,
  notesOn,
  type PersonView,
  personOf,
} from '../../../../db/lists/attached-to.ts';
import { precompiled } from '../../../../db/prepared/precompiled.ts';
import type { Scope } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import { FIELD_COLUMNS, type FieldValues } from '../../../registry/companies/company-columns.ts';
import type { OrderRow } from '../orders.queries.ts';

type PaymentStatus = z.infer<typeof PaymentState>['status'];

/** Columnar form, null when empty: PostgreSQL builds this JSON at far lower cost than one object per row. */
export interface DomainColumns {
  id: number[] | null;
  /** Separated by spaces, which no domain name contains. */
  names: string | null;
  status_id: number[] | null;
  /** By id, only where it differs from the name. */
  unicode_name: Record<number, string> | null;
  /** By id, only where set. */
  email: Record<number, string> | null;
}

const COLUMNS = sql`json_build_object('id', array_agg(d.id), 'names', string_agg(d.name, ' '), 'status_id', array_agg(d.status_id),
  'unicode_name', json_object_agg(d.id, d.unicode_name) filter (where d.unicode_name <> d.name),
  'email', json_object_agg(d.id, d.email) filter (where d.email is not null))`;

/** An order with everything that is shown of it, in JSON types. */
export interface OrderView {
  id: number;
  type_id: number;
  status_id: number;
  plan_id: number;
  is_covered: boolean;
  wanted: CompanyChange;
  changes: Change[];
  created_date: string;
  completed_date: string | null;
  completed_as_given: string | null;
  dmca_public_id: string | null;
  dmca_registration_id: string | null;
  /** With the fields that an amendment can change. */
  company: { id: number } & FieldValues;
  /** Whether the company has an active subscription. */
  is_subscribed: boolean;
  /** The order is about all registered domains of the company, which are then in `added`. */
  concerns_all: boolean;
  added: DomainColumns | null;
  removed: DomainColumns | null;
  domains_count: number;
  added_count: number;
  removed_count: number;
  payments: { status: PaymentStatus; payment_type: number | null; date: string }[] | null;
  invoice: { id: number; number: string; instructions: string | null } | null;
  links: { id: number; url: string; title: string }[] | null;
  notes: NoteView[] | null;
  files: FileView[] | null;
  created_by: PersonView | null;
  completed_by: PersonView | null;
}

const DOMAIN = sql`d.id, d.name, d.unicode_name, d.email, d.status_id`;
/** An open removal covers the company's current domains; a completed one those it removed. */
const CONCERNS_ALL = sql`(o.type_id = ${sql.lit(ORDER_TYPE.renewal)}
  or (o.type_id = ${sql.lit(ORDER_TYPE.removal)} and o.status_id <> ${sql.lit(ORDER_STATUS.complete)}))`;
const ORDER = columnList(
  'o',
  columnsOf<OrderRow>()([
    'id',
    'company_id',
    'type_id',
    'status_id',
    'plan_id',
    'is_covered',
    'wanted',
    'changes',
    'created_by',
    'created_date',
    'completed_by',
    'completed_date',
    'completed_as_given',
    'dmca_public_id',
    'dmca_registration_id',
  ]),
);
/** Number of domains of the order, and of its company. */
const DOMAIN_COUNTS = sql`cross join lateral (select count(*)::int as domains,
    (count(*) filter (where not od.is_removed))::int as added, (count(*) filter (where od.is_removed))::int as removed
    from order_domains od where od.order_id = o.id) in_order
  cross join lateral (select coalesce(sum(n.change), 0)::int as domains from counter_domains_by_status n where n.company_id = o.company_id) in_company`;

/** Domains that the order adds or removes, null if there are none: the first ones by name, or all by id, sorted when they are presented. */
function listed(isRemoved: boolean, limit: number | undefined): RawBuilder<unknown> {
  const count = isRemoved ? sql`in_order.removed` : sql`in_order.added`;
  const own = sql`od.order_id = o.id and od.is_removed = ${sql.lit(isRemoved)}`;
  const inOrder = limit === undefined ? sql`order by d.id` : sql`order by d.name, d.id limit ${sql.lit(limit)}`;
  // All of them: one scan of the company's domains. `is true` makes PostgreSQL look them up in a hash table: as a join it would choose a
  // nested loop while statistics say that an order has one domain, and that is quadratic for the first order with thousands. The first
  // few: a walk along the index of the names.
  const ofCompany =
    limit === undefined
      ? sql`select ${DOMAIN} from domains d where d.company_id = o.company_id
        and (d.id in (select od.domain_id from order_domains od where ${own})) is true ${inOrder}`
      : sql`select ${DOMAIN} from domains d where d.company_id = o.company_id
        and exists (select 1 from order_domains od where ${own} and od.domain_id = d.id) ${inOrder}`;
  // Adaptive query: if the order has at least half of its company's domains, going through those beats a lookup per domain.
  return sql`case when ${count} = 0 then null when in_company.domains <= 2 * ${count} then (select ${COLUMNS} from (${ofCompany}) d)
    else (select ${COLUMNS} from (
      select ${DOMAIN} from order_domains od join domains d on d.id = od.domain_id where ${own} ${inOrder}) d) end`;
}

function view(limit: number | undefined, isAgent: boolean): RawBuilder<unknown> {
  const first = limit === undefined ? sql`` : sql`limit ${sql.lit(limit)}`;
  return sql`o.id, o.type_id, o.status_id, o.plan_id, o.is_covered, o.wanted, o.changes, o.created_date, o.completed_date,
    o.completed_as_given, o.dmca_public_id, o.dmca_registration_id,
    (select row_to_json(c) from (select ${columnList('c', ['id', ...FIELD_COLUMNS])}
      from companies c where c.id = o.company_id) c) as company,
    ${existsInPage(sql`from subscriptions s where s.company_id = o.company_id and s.status = 'active'`)} as is_subscribed,
    ${CONCERNS_ALL} as concerns_all,
    case when ${CONCERNS_ALL} then (select ${COLUMNS} from (
      select ${DOMAIN} from domains d
      where d.company_id = o.company_id and d.status_id = ${sql.lit(DOMAIN_STATUS.registered)}
      order by d.name, d.id ${first}) d)
      else ${listed(false, limit)} end as added,
    case when not ${CONCERNS_ALL} then ${listed(true, limit)} end as removed,
    case when ${CONCERNS_ALL} then (select coalesce(sum(n.change), 0)::int from counter_domains_by_status n
      where n.company_id = o.company_id and n.status_id = ${sql.lit(DOMAIN_STATUS.registered)})
      else in_order.domains end as domains_count,
    in_order.added as added_count, in_order.removed as removed_count,
    (select json_agg(p) from (select p.status, p.payment_type, p.date from payments p where p.order_id = o.id order by p.date desc) p) as payments,
    (select json_build_object('id', i.id, 'number', i.number,
      'instructions', case when i.status = 'open' then nullif(i.instructions, '') end) from invoices i
      where i.order_id = o.id and i.status <> 'void' order by i.id desc limit 1) as invoice,
    (select json_agg(l) from (select l.id, l.url, l.title from links l where l.order_id = o.id order by l.id) l) as links,
    ${notesOn('order', sql`o.id`, { isAgent })} as notes,
    ${filesOn('order', sql`o.id`)} as files,
    ${personOf(sql`o.created_by`)} as created_by, ${personOf(sql`o.completed_by`)} as completed_by`;
}

/** Rows of a page whose keys were found within the scope, with their first domains. */
const listedRows = (isAgent: boolean) =>
  precompiled(sql`select ${view(LISTED_DOMAINS, isAgent)} from keys k
  cross join lateral (select ${ORDER} from orders o where o.id = k.id offset 0) o ${DOMAIN_COUNTS}`);
const LISTED = { all: listedRows(true), own: listedRows(false) };
export const listedOrders = (scope: Scope) => LISTED[scope.all ? 'all' : 'own'];

const wholeRow = (isAgent: boolean) =>
  precompiled(sql`select ${view(undefined, isAgent)} from orders o ${DOMAIN_COUNTS}`);
const WHOLE = { all: wholeRow(true), own: wholeRow(false) };

/** One complete order within the scope. */
export async function getOrderView(db: Db, scope: Scope, id: number): Promise<OrderView | undefined> {
  if (id < 1 || id > ID_MAX) return undefined;
  const own = scope.all ? sql`` : sql`and o.company_id = any(${[...scope.company_ids]}::int[])`;
  const { rows } = await sql<{ row: OrderView }>`
    select row_to_json(r) as row from (${WHOLE[scope.all ? 'all' : 'own']} where o.id = ${id} ${own}) r`.execute(db);
  return rows[0]?.row;
}
