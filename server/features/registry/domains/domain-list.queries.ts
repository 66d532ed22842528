import { type RawBuilder, sql } from 'kysely';
import type { DomainListQuery } from '#core/contract/registry/domains.ts';
import { DOMAIN_STATUSES } from '#core/lookups.ts';
import { ALL } from '../../../db/counters/declared.ts';
import { inCompanies } from '../../../db/lists/in-companies.ts';
import type { Listed } from '../../../db/lists/json-dates.ts';
import { readPage, slice } from '../../../db/lists/list.ts';
import { containing, containsText } from '../../../db/lists/search.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import type { DomainRow } from './domains.queries.ts';

/** Each ordering matches an index, with and without a leading company id, and ends with the id as a tiebreaker. */
const ORDERINGS: Readonly<Record<string, readonly string[]>> = {
  id: ['id'],
  name: ['name', 'id'],
  created_date: ['created_date', 'id'],
  status: ['status_id', 'name', 'id'],
};

type Part = RawBuilder<unknown>;

function orderOf(ordering: string, reversed: boolean): Part {
  const descending = ordering.startsWith('-') !== reversed;
  const columns = ORDERINGS[ordering.replace(/^-/, '')]!;
  return sql.join(columns.map((column) => sql`d.${sql.ref(column)} ${descending ? sql`desc` : sql`asc`}`));
}

/** The companies to list domains of; undefined for all. */
function companiesOf(scope: Scope, company__id: number | undefined): readonly number[] | undefined {
  if (company__id === undefined) return scope.all ? undefined : scope.company_ids;
  return scope.all || scope.company_ids.includes(company__id) ? [company__id] : [];
}

interface Filters {
  companies: readonly number[] | undefined;
  status_id: number | undefined;
  search: string | undefined;
}

function filtersOf({ companies, status_id, search }: Filters): Part {
  const conditions: Part[] = [];
  if (status_id !== undefined) conditions.push(sql`d.status_id = ${status_id}`);
  // Within some companies a scan is cheaper: the n-gram index would first find matches of all companies.
  if (search)
    conditions.push(companies ? sql`d.search like ${containing(search)}` : containsText(sql`d.search`, search));
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const tenant = (companies: readonly number[] | undefined): Part =>
  companies ? inCompanies(sql`d.company_id`, companies) : sql`true`;

/** Searches are counted by query; everything else by a counter. */
function countOf({ companies, status_id, search }: Filters): Part {
  if (search) return sql`select count(*) from found`;
  const own = companies ? tenant(companies) : sql`d.company_id = ${sql.lit(ALL)}`;
  const status = status_id === undefined ? sql`true` : sql`d.status_id = ${status_id}`;
  return sql`select coalesce(sum(d.change), 0) from counter_domains_by_status d where ${own} and ${status}`;
}

/** The page's ids by index-only scan. For several companies, the first rows of each are merged. */
function keysOf(filters: Filters, order: Part, limit: number, offset: number): Part {
  const { companies, search } = filters;
  if (search) return sql`select d.id from found d order by ${order} ${slice(limit, offset)}`;
  const conditions = filtersOf(filters);
  const from =
    companies !== undefined && companies.length > 1
      ? sql`unnest(${[...companies]}::int[]) as c (id) cross join lateral (
        select d.id, d.name, d.status_id, d.created_date from domains d
        where d.company_id = c.id and ${conditions} order by ${order} limit ${offset === 0 ? sql.lit(limit) : offset + limit}) d`
      : sql`domains d where ${tenant(companies)} and ${conditions}`;
  return sql`select d.id from ${from} order by ${order} ${slice(limit, offset)}`;
}

/** Deep pagination over all names: the counter by two-letter prefix finds where the page starts. */
function deepPage(status_id: number | undefined, limit: number, offset: number): Part {
  const status = status_id === undefined ? sql`true` : sql`status_id = ${status_id}`;
  return sql`
    with place as materialized (
      select prefix, before from (
        select prefix, (sum(sum(change)) over (order by prefix) - sum(change))::int as before
        from counter_domains_by_prefix where ${status} group by prefix) p
      where before <= ${offset}::int order by before desc limit 1)
    select d.id from domains d where ${status} and d.name >= (select prefix from place)
    order by d.name, d.id limit ${sql.lit(limit)} offset (select ${offset}::int - before from place)`;
}

const ROW = sql`select d.id, d.name, d.unicode_name, d.email, d.company_id, d.status_id, d.created_date, c.name as company_name
  from keys k join domains d on d.id = k.id join companies c on c.id = d.company_id`;

/** Lists the domains within the scope, in one statement. */
export async function listDomains(
  db: Db,
  scope: Scope,
  query: DomainListQuery,
): Promise<{ rows: Listed<DomainRow>[]; count: number }> {
  const companies = companiesOf(scope, query.company__id);
  if (companies?.length === 0) return { rows: [], count: 0 };
  const status_id = DOMAIN_STATUSES.find(({ name }) => name === query.status__name)?.id;
  const filters = { companies, status_id, search: query.search };
  const ordering = query.ordering ?? 'name';
  return readPage<Listed<DomainRow>>(db, query, {
    rows: ROW,
    count: countOf(filters),
    keys: (reversed, limit, offset) => keysOf(filters, orderOf(ordering, reversed), limit, offset),
    ...(query.search && {
      found: sql`select d.id, d.name, d.status_id, d.created_date from domains d where ${tenant(companies)} and ${filtersOf(filters)}`,
    }),
    ...(!companies &&
      !query.search &&
      ordering === 'name' && { jump: (limit: number, offset: number) => deepPage(status_id, limit, offset) }),
  });
}
