import { type RawBuilder, sql } from 'kysely';
import type { OrderListQuery } from '#core/contract/orders.ts';
import { type Lookup, ORDER_STATUSES, ORDER_TYPES } from '#core/lookups.ts';
import { numberIn } from '#core/rules/order-number.ts';
import { containing, page } from '../../db/page.ts';
import type { Scope } from '../../db/scope.ts';
import type { Db } from '../../db/tables.ts';
import type { OrderRow } from './orders.queries.ts';

const ORDERINGS = {
  id: sql`o.id`,
  created_date: sql`o.created_date`,
  completed_date: sql`coalesce(o.completed_date, '-infinity'::date)`,
  status: sql`o.status_id`,
  type: sql`o.type_id`,
};

/** By number, the company's name, or the name of a domain in it: each has its own index. */
function matches(search: string): RawBuilder<boolean> {
  const pattern = containing(search);
  const number = numberIn(search);
  return sql<boolean>`(o.company_id in (select c.id from companies c where lower(c.name) like ${pattern})
    or o.id in (select od.order_id from order_domains od join domains d on d.id = od.domain_id where d.search like ${pattern})
    ${number === undefined ? sql`` : sql`or o.id = ${number}`})`;
}

const idOf = (list: readonly Lookup[], name: string | undefined) => list.find((one) => one.name === name)?.id;

/** The filters that were given, whichever of its names each came under; two that contradict each other find nothing. */
function conditions(scope: Scope, query: OrderListQuery): RawBuilder<boolean>[] {
  const equal = (column: RawBuilder<unknown>, ...values: (number | undefined)[]) =>
    values.filter((value) => value !== undefined).map((value) => sql<boolean>`${column} = ${value}`);
  const inDomain = [query.domain, query.domain__id].filter((id) => id !== undefined);
  return [
    ...(scope.all ? [] : [sql<boolean>`o.company_id = any(${[...scope.company_ids]}::int[])`]),
    ...equal(sql`o.company_id`, query.company, query.company__id),
    ...equal(sql`o.status_id`, query.status, query.status__id, idOf(ORDER_STATUSES, query.status__name)),
    ...equal(sql`o.type_id`, query.type, query.type__id, idOf(ORDER_TYPES, query.type__name)),
    ...inDomain.map(
      (id) => sql<boolean>`o.id in (select od.order_id from order_domains od where od.domain_id = ${id})`,
    ),
    ...(query.search ? [matches(query.search)] : []),
  ];
}

/** The page's keys first; only its rows are read. */
export async function listOrderRows(
  db: Db,
  scope: Scope,
  query: OrderListQuery,
): Promise<{ rows: OrderRow[]; count: number }> {
  let filtered = db.selectFrom('orders as o');
  for (const condition of conditions(scope, query)) filtered = filtered.where(condition);
  const { ids, count } = await page(filtered, query, ORDERINGS, '-id', sql`o.id`);
  if (ids.length === 0) return { rows: [], count };
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), count };
}
