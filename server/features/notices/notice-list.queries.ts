import { type RawBuilder, sql } from 'kysely';
import type { NoticeListQuery } from '#core/contract/notices.ts';
import { NOTICE_STATUSES } from '#core/lookups.ts';
import { fromNearerEnd } from '../../db/nearer-end.ts';
import { containing } from '../../db/page.ts';
import type { Scope } from '../../db/scope.ts';
import type { Db } from '../../db/tables.ts';

type Part = RawBuilder<unknown>;
export type Condition = RawBuilder<boolean>;

const forwardFailed: Condition = sql<boolean>`n.is_forward_failed`;
export const nothingSent: Condition = sql<boolean>`not n.is_sent`;

/** Each ends in the id, so that pages never overlap; the first two are orders of indexes, with the company before or not. */
const ORDERINGS: Readonly<Record<string, readonly Part[]>> = {
  received_date: [sql`n.received_date`, sql`n.id`],
  id: [sql`n.id`],
  status: [sql`n.status_id`, sql`n.received_date`, sql`n.id`],
  subject: [sql`n.search`, sql`n.id`],
  sender: [sql`coalesce(n.sender_id, 0)`, sql`n.received_date`, sql`n.id`],
};

function orderOf(ordering: string, reversed: boolean): Part {
  const direction = ordering.startsWith('-') !== reversed ? sql`desc` : sql`asc`;
  return sql.join(ORDERINGS[ordering.replace(/^-/, '')]!.map((column) => sql`${column} ${direction}`));
}

const given = (...values: (number | undefined)[]): number[] => values.filter((value) => value !== undefined);

/** What is kept by company and status (see the table `notice_counts`); the rest is asked of the rows. */
interface Asked {
  /** Undefined is all of them, and nobody's. */
  companies: readonly number[] | undefined;
  status_ids: readonly number[];
  others: readonly Condition[];
}

function companiesOf(scope: Scope, query: NoticeListQuery): readonly number[] | undefined {
  const asked = given(query.company, query.company__id);
  if (asked.length === 0) return scope.all ? undefined : scope.company_ids;
  return asked
    .filter((id) => asked.every((one) => one === id) && (scope.all || scope.company_ids.includes(id)))
    .slice(0, 1);
}

/** The number as it is shown, the subject, or who sent it: each has its own index. */
function matches(search: string): Condition {
  const pattern = containing(search);
  const number = /^#?0*(\d{1,9})$/.exec(search)?.[1];
  return sql<boolean>`(n.search like ${pattern}
    or n.sender_id in (select c.id from contacts c where c.search like ${pattern})
    or n.id in (select nu.notice_id from notice_urls nu where nu.host = ${search.toLowerCase()})
    ${number === undefined ? sql`` : sql`or n.id = ${Number(number)}`})`;
}

function othersOf(query: NoticeListQuery): Condition[] {
  const equal = (column: Part, values: readonly number[]) => values.map((value) => sql<boolean>`${column} = ${value}`);
  return [
    ...equal(sql`n.sender_id`, given(query.sender, query.sender__id)),
    ...equal(sql`n.source_id`, given(query.source)),
    ...given(query.domain, query.domain__id).map(
      (id) => sql<boolean>`n.id in (select nu.notice_id from notice_urls nu where nu.domain_id = ${id})`,
    ),
    ...(query.verdict ? [sql<boolean>`n.completeness ->> 'verdict' = ${query.verdict}`] : []),
    ...(query.is_unmatched === undefined
      ? []
      : [query.is_unmatched ? sql<boolean>`n.company_id is null` : sql<boolean>`n.company_id is not null`]),
    ...(query.is_forward_failed === undefined
      ? []
      : [query.is_forward_failed ? forwardFailed : sql<boolean>`not n.is_forward_failed`]),
    ...(query.search ? [matches(query.search)] : []),
  ];
}

const tenant = (companies: readonly number[] | undefined): Part => {
  if (!companies) return sql`true`;
  return companies.length === 1
    ? sql`n.company_id = ${companies[0]}`
    : sql`n.company_id = any(${[...companies]}::int[])`;
};

function filtersOf({ status_ids, others }: Asked): Part {
  const statuses = status_ids.map((id) => sql`n.status_id = ${id}`);
  return sql.join([sql`n.deleted_date is null`, ...statuses, ...others], sql` and `);
}

async function countOf(db: Db, asked: Asked): Promise<number> {
  const statuses = asked.status_ids.map((id) => sql`n.status_id = ${id}`);
  const counted =
    asked.others.length === 0
      ? sql`coalesce(sum(n.change), 0)::int as count from notice_counts n
          where ${sql.join([tenant(asked.companies), ...statuses], sql` and `)}`
      : sql`count(*)::int as count from notices n where ${tenant(asked.companies)} and ${filtersOf(asked)}`;
  const { rows } = await sql<{ count: number }>`select ${counted}`.execute(db);
  return rows[0]!.count;
}

/** Of several companies the first of each, from its own index, merged. */
async function keysOf(db: Db, asked: Asked, order: Part, limit: number, offset: number): Promise<number[]> {
  const { companies } = asked;
  const filters = filtersOf(asked);
  const from =
    companies !== undefined && companies.length > 1
      ? sql`unnest(${[...companies]}::int[]) as c (id) cross join lateral (
          select n.id, n.received_date, n.status_id, n.sender_id, n.search from notices n
          where n.company_id = c.id and ${filters} order by ${order} limit ${offset + limit}) n`
      : sql`notices n where ${tenant(companies)} and ${filters}`;
  const { rows } = await sql<{ id: number }>`
    select n.id from ${from} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The page's keys; its rows are read by them. `more` are conditions on `n` that a feature adds. */
export async function findNotices(
  db: Db,
  scope: Scope,
  query: NoticeListQuery,
  more: readonly Condition[] = [],
): Promise<{ ids: number[]; count: number }> {
  const companies = companiesOf(scope, query);
  if (companies?.length === 0) return { ids: [], count: 0 };
  const named = NOTICE_STATUSES.find(({ name }) => name === query.status__name)?.id;
  const asked = {
    companies,
    status_ids: given(query.status, query.status__id, named),
    others: [...othersOf(query), ...more],
  };
  const ordering = query.ordering ?? '-received_date';
  return fromNearerEnd(
    query,
    () => countOf(db, asked),
    (reversed, limit, offset) => keysOf(db, asked, orderOf(ordering, reversed), limit, offset),
  );
}
