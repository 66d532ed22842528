import { type RawBuilder, sql } from 'kysely';
import type { OrderListQuery } from '#core/contract/trade/orders.ts';
import { type Lookup, ORDER_STATUSES, ORDER_TYPES } from '#core/lookups.ts';
import { parseOrderNumber } from '#core/rules/trade/order-number.ts';
import { failpoint } from '../../../../base/failpoints.ts';
import { readPage } from '../../../../db/lists/list.ts';
import { containsText } from '../../../../db/lists/search.ts';
import { tableListing } from '../../../../db/lists/table-list.ts';
import type { Scope } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import { listedOrders, type OrderView } from './order-views.queries.ts';

const ORDERINGS = {
  id: sql`o.id`,
  created_date: sql`o.created_date`,
  completed_date: sql`coalesce(o.completed_date, '-infinity'::date)`,
  status: sql`o.status_id`,
  type: sql`o.type_id`,
};

/** Search by number, company name or domain name, each through its own index. */
function matches(search: string): RawBuilder<boolean> {
  const number = parseOrderNumber(search);
  return sql<boolean>`o.id = any(array(
    select its.id from orders its where its.company_id = any(array(select c.id from companies c where ${containsText(sql`lower(c.name)`, search)}))
    union all
    select od.order_id from order_domains od join domains d on d.id = od.domain_id where ${containsText(sql`d.search`, search)}
    ${number === undefined ? sql`` : sql`union all select ${number}::int`}))`;
}

const idOf = (list: readonly Lookup[], name: string | undefined) => list.find((one) => one.name === name)?.id;

/** Filters under all of their names; contradicting filters match nothing. */
function conditions(scope: Scope, query: OrderListQuery): RawBuilder<boolean>[] {
  const equal = (column: RawBuilder<unknown>, ...values: (number | undefined)[]) =>
    values.filter((value) => value !== undefined).map((value) => sql<boolean>`${column} = ${value}`);
  const inDomain = [query.domain, query.domain__id].filter((id) => id !== undefined);
  return [
    ...(scope.all || (query.domain && failpoint('orders-by-domain-without-scope'))
      ? []
      : [sql<boolean>`o.company_id = any(${[...scope.company_ids]}::int[])`]),
    ...equal(sql`o.company_id`, query.company, query.company__id),
    ...equal(sql`o.status_id`, query.status, query.status__id, idOf(ORDER_STATUSES, query.status__name)),
    ...equal(sql`o.type_id`, query.type, query.type__id, idOf(ORDER_TYPES, query.type__name)),
    ...inDomain.map(
      (id) => sql<boolean>`o.id in (select od.order_id from order_domains od where od.domain_id = ${id})`,
    ),
    ...(query.search ? [matches(query.search)] : []),
  ];
}

/** Precomputed count by status and type across all companies; undefined where no counter applies. */
function counter(scope: Scope, { company, company__id, domain, domain__id, search, ...query }: OrderListQuery) {
  if (!scope.all || [company, company__id, domain, domain__id].some((one) => one !== undefined) || search)
    return undefined;
  return sql`select coalesce(sum(o.change), 0) from counter_orders_by_status o
    where ${sql.join([sql`true`, ...conditions(scope, { ...query, limit: 1, offset: 0 })], sql` and `)}`;
}

/** A page of orders within the scope, each with its first domains. */
export const listOrderViews = (
  db: Db,
  scope: Scope,
  query: OrderListQuery,
): Promise<{ rows: OrderView[]; count: number }> =>
  readPage<OrderView>(db, query, {
    ...tableListing({
      from: sql`orders o`,
      where: conditions(scope, query),
      id: sql`o.id`,
      orderings: ORDERINGS,
      ordering: query.ordering ?? '-id',
      count: counter(scope, query),
    }),
    rows: listedOrders(scope),
  });
