import { type RawBuilder, sql } from 'kysely';
import type { DomainListQuery } from '#core/contract/domains.ts';
import { DOMAIN_STATUSES } from '#core/lookups.ts';
import { fromNearerEnd } from '../../db/nearer-end.ts';
import { containing } from '../../db/page.ts';
import type { Scope } from '../../db/scope.ts';
import type { Db } from '../../db/tables.ts';
import { type DomainRow, domains } from './domains.queries.ts';

/** Each ordering is the one of an index, with and without the company before it, and ends in the id: pages never overlap. */
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

/** The companies whose domains are asked for; undefined is all of them. */
function companiesOf(scope: Scope, company__id: number | undefined): readonly number[] | undefined {
  if (company__id === undefined) return scope.all ? undefined : scope.company_ids;
  return scope.all || scope.company_ids.includes(company__id) ? [company__id] : [];
}

interface Asked {
  companies: readonly number[] | undefined;
  status_id: number | undefined;
  search: string | undefined;
}

function filtersOf({ status_id, search }: Asked): Part {
  const filters: Part[] = [];
  if (status_id !== undefined) filters.push(sql`d.status_id = ${status_id}`);
  if (search) filters.push(sql`d.search like ${containing(search)}`);
  return filters.length === 0 ? sql`true` : sql.join(filters, sql` and `);
}

function tenant(companies: readonly number[] | undefined): Part {
  if (!companies) return sql`true`;
  // Equality keeps the order of the indexes that begin with the company.
  return companies.length === 1
    ? sql`d.company_id = ${companies[0]}`
    : sql`d.company_id = any(${[...companies]}::int[])`;
}

/** A search is counted; everything else was kept (see the table `domain_counts`), however much there is. */
async function countOf(db: Db, asked: Asked): Promise<number> {
  const counted = asked.search
    ? sql`count(*) as count from domains d`
    : sql`coalesce(sum(d.change), 0)::int as count from domain_counts d`;
  const { rows } = await sql<{ count: number }>`
    select ${counted} where ${tenant(asked.companies)} and ${filtersOf(asked)}`.execute(db);
  return rows[0]!.count;
}

/**
 * The page's keys, from an index alone; of several companies the first of each, merged. A search is left whole: how much it
 * finds in one company the planner could only guess.
 */
async function keysOf(db: Db, asked: Asked, order: Part, limit: number, offset: number): Promise<number[]> {
  const { companies, search } = asked;
  const filters = filtersOf(asked);
  const merged = companies !== undefined && companies.length > 1 && !search;
  const from = merged
    ? sql`unnest(${[...companies]}::int[]) as c (id) cross join lateral (
        select d.id, d.name, d.status_id, d.created_date from domains d
        where d.company_id = c.id and ${filters} order by ${order} limit ${offset + limit}) d`
    : sql`domains d where ${tenant(companies)} and ${filters}`;
  const { rows } = await sql<{ id: number }>`
    select d.id from ${from} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Keys first; the rows of the page are read by them. */
export async function listDomains(
  db: Db,
  scope: Scope,
  query: DomainListQuery,
): Promise<{ rows: DomainRow[]; count: number }> {
  const companies = companiesOf(scope, query.company__id);
  if (companies?.length === 0) return { rows: [], count: 0 };
  const status_id = DOMAIN_STATUSES.find(({ name }) => name === query.status__name)?.id;
  const asked = { companies, status_id, search: query.search };
  const { ids, count } = await fromNearerEnd(
    query,
    () => countOf(db, asked),
    (reversed, limit, offset) => keysOf(db, asked, orderOf(query.ordering ?? 'name', reversed), limit, offset),
  );
  if (ids.length === 0) return { rows: [], count };
  const rows = await domains(db).where('d.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), count };
}
