import { sql } from 'kysely';
import { DOMAIN_STATUS, ORDER_TYPE } from '#core/lookups.ts';
import { failpoint } from '../../../../base/failpoints.ts';
import type { Db } from '../../../../db/tables.ts';

export interface NewDomain {
  name: string;
  unicode_name: string;
  email: string | null;
}

/**
 * Inserts the names that are free and returns them. The unique index decides between concurrent orders. Sorted by name
 * to avoid deadlocks; the ids follow the order in which they were entered, because the first one names the public page.
 */
export async function claimNames(
  db: Db,
  company_id: number,
  list: readonly NewDomain[],
  now: Date,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    with entered as materialized (
      select nextval(pg_get_serial_sequence('domains', 'id'))::int as id, name, unicode_name, email
      from unnest(
        ${list.map(({ name }) => name)}::text[],
        ${list.map(({ unicode_name }) => unicode_name)}::text[],
        ${list.map(({ email }) => email)}::text[]
      ) as e (name, unicode_name, email)
    )
    insert into domains (id, name, unicode_name, email, company_id, status_id, created_date) overriding system value
    select n.id, n.name, n.unicode_name, n.email, ${company_id}, ${DOMAIN_STATUS.draft}, ${now}
    from entered n
    order by n.name
    ${failpoint('two-holders-of-a-domain') ? sql`` : sql`on conflict (name) where status_id in (10, 13) do nothing`}
    returning id, name`.execute(db);
  return rows;
}

export async function attachToOrder(
  db: Db,
  order_id: number,
  ids: readonly number[],
  is_removed: boolean,
): Promise<void> {
  await sql`
    insert into order_domains (order_id, domain_id, is_removed)
    select ${order_id}, id, ${is_removed} from unnest(${[...ids]}::int[]) as n (id)
    on conflict do nothing`.execute(db);
}

/** Withdraws the removal of these names by this order; returns the affected domains. */
export async function withdrawRemovals(
  db: Db,
  order_id: number,
  names: readonly string[],
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    with marked as materialized (select domain_id from order_domains where order_id = ${order_id} and is_removed)
    delete from order_domains od using marked m join domains d on d.id = m.domain_id
    where od.order_id = ${order_id} and od.domain_id = m.domain_id and d.name = any(${[...names]}::text[])
    returning d.id, d.name`.execute(db);
  return rows;
}

/** The subset of names that this order holds itself. */
export async function namesInOrder(db: Db, order_id: number, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('order_domains as od')
    .innerJoin('domains as d', 'd.id', 'od.domain_id')
    .select('d.name')
    .where('od.order_id', '=', order_id)
    .where(sql<boolean>`d.name = any(${[...names]}::text[])`)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

export interface Droppable {
  id: number;
  name: string;
  /** A draft of this order. */
  is_draft: boolean;
  /** Registered, and the order is an amendment, which can remove it. */
  is_removable: boolean;
}

/** Locks domains of the order's company and tells how the order can remove them. Other companies' ids are omitted. */
export async function lockForOrder(db: Db, order_id: number, ids: readonly number[]): Promise<Droppable[]> {
  const { rows } = await sql<Droppable>`
    select d.id, d.name,
      d.status_id = ${DOMAIN_STATUS.draft} and exists (select 1 from order_domains od
        where od.order_id = o.id and od.domain_id = d.id and not od.is_removed) as is_draft,
      d.status_id = ${DOMAIN_STATUS.registered} and o.type_id = ${ORDER_TYPE.amendment} as is_removable
    from domains d join orders o on o.company_id = d.company_id
    where o.id = ${order_id} and d.id = any(${[...ids]}::int[])
    order by d.id
    for update of d`.execute(db);
  return rows;
}

export async function deleteDrafts(db: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from domains where id = any(${[...ids]}::int[]) and status_id = ${DOMAIN_STATUS.draft}`.execute(db);
}

/** The draft domains of an order. */
export async function draftsOf(db: Db, order_id: number): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('order_domains as od')
    .innerJoin('domains as d', 'd.id', 'od.domain_id')
    .select(['d.id', 'd.name'])
    .where('od.order_id', '=', order_id)
    .where('od.is_removed', '=', false)
    .where('d.status_id', '=', DOMAIN_STATUS.draft)
    .orderBy('d.id')
    .execute();
}

/** Sets the status of a completed order's domains: added ones become Registered, removed ones Removed. */
export async function completeDomains(db: Db, order_id: number): Promise<{ id: number; from: number; to: number }[]> {
  const { rows } = await sql<{ id: number; from: number; to: number }>`
    update domains d
    set status_id = case when od.is_removed then ${DOMAIN_STATUS.removed}::smallint else ${DOMAIN_STATUS.registered}::smallint end
    from order_domains od join domains was on was.id = od.domain_id
    where od.order_id = ${order_id} and d.id = od.domain_id
      and d.status_id = case when od.is_removed then ${DOMAIN_STATUS.registered}::smallint else ${DOMAIN_STATUS.draft}::smallint end
    returning d.id, was.status_id as "from", d.status_id as "to"`.execute(db);
  return rows.sort((a, b) => a.id - b.id);
}

/** Marks all registered domains of a company as Removed and lists them in the order for the record. */
export async function removeAllRegistered(db: Db, order_id: number, company_id: number): Promise<number[]> {
  const { rows } = await sql<{ domain_id: number }>`
    with gone as (
      update domains set status_id = ${DOMAIN_STATUS.removed}
      where company_id = ${company_id} and status_id = ${DOMAIN_STATUS.registered} returning id)
    insert into order_domains (order_id, domain_id, is_removed) select ${order_id}, id, true from gone
    returning domain_id`.execute(db);
  return rows.map(({ domain_id }) => domain_id).sort((a, b) => a - b);
}

export interface OrderDomainRow extends NewDomain {
  order_id: number;
  id: number;
  status_id: number;
  is_removed: boolean;
}

/**
 * The domains listed in orders, which must be within the caller's scope. `offset 0` is an optimization fence: each domain is looked up
 * by id, where PostgreSQL, which assumes ten orders, would read all domains.
 */
export async function listedDomains(db: Db, order_ids: readonly number[]): Promise<OrderDomainRow[]> {
  const { rows } = await sql<OrderDomainRow>`
    select od.order_id, od.is_removed, d.id, d.name, d.unicode_name, d.email, d.status_id
    from order_domains od cross join lateral (
      select d.id, d.name, d.unicode_name, d.email, d.status_id from domains d where d.id = od.domain_id offset 0) d
    where od.order_id = any(${[...order_ids]}::int[]) order by d.id`.execute(db);
  return rows;
}

/** The registered domains of companies, which a renewal or removal affects. */
export function registeredDomains(db: Db, company_ids: readonly number[]) {
  return db
    .selectFrom('domains')
    .select(['company_id', 'id', 'name', 'unicode_name', 'email', 'status_id'])
    .where(sql<boolean>`company_id = any(${[...company_ids]}::int[])`)
    .where('status_id', '=', DOMAIN_STATUS.registered)
    .orderBy('id')
    .execute();
}

/** Locks the subset of these domains that are drafts of the order. */
export async function lockDrafts(db: Db, order_id: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from domains d join order_domains od on od.domain_id = d.id
    where od.order_id = ${order_id} and not od.is_removed and d.status_id = ${DOMAIN_STATUS.draft} and d.id = any(${[...ids]}::int[])
    order by d.id
    for update of d`.execute(db);
  return rows.map(({ id }) => id);
}
