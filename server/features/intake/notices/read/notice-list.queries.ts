import { type RawBuilder, sql } from 'kysely';
import type { NoticeListQuery } from '#core/contract/intake/notices.ts';
import { NOTICE_STATUSES } from '#core/lookups.ts';
import { ALL } from '../../../../db/counters/declared.ts';
import { type Listing, slice } from '../../../../db/lists/list.ts';
import { containing, containsText, lacksText } from '../../../../db/lists/search.ts';
import { EVERYTHING, type Scope } from '../../../../db/scope.ts';
import { pageStart } from './notice-days.queries.ts';

type Part = RawBuilder<unknown>;
export type Condition = RawBuilder<boolean>;

const forwardFailed: Condition = sql<boolean>`n.is_forward_failed`;
export const isUnsent: Condition = sql<boolean>`not n.is_sent`;

/** The id is appended as a tie-breaker, so that pages never overlap. The first two are backed by indexes, with and without company. */
const ORDERINGS: Readonly<Record<string, readonly Part[]>> = {
  received_date: [sql`n.received_date`],
  id: [],
  status: [sql`n.status_id`, sql`n.received_date`],
  subject: [sql`n.search`],
  sender: [sql`coalesce(n.sender_id, 0)`, sql`n.received_date`],
};
/** The columns that a search must return for each ordering. */
const SEARCH_COLUMNS: typeof ORDERINGS = {
  ...ORDERINGS,
  id: [sql`n.received_date`],
  sender: [sql`n.sender_id`, sql`n.received_date`],
};
const columnsOf = (ordering: string): readonly Part[] => ORDERINGS[ordering.replace(/^-/, '')]!;

function orderOf(ordering: string, reversed: boolean): Part {
  const direction = ordering.startsWith('-') !== reversed ? sql`desc` : sql`asc`;
  return sql.join([...columnsOf(ordering), sql`n.id`].map((column) => sql`${column} ${direction}`));
}

const given = (...values: (number | undefined)[]): number[] => values.filter((value) => value !== undefined);

/** Companies and statuses are counted by a counter; other conditions need the rows. */
interface ListFilter {
  /** Undefined for all, including unassigned notices. */
  companies: readonly number[] | undefined;
  status_ids: readonly number[];
  others: readonly Condition[];
}

function companiesOf(scope: Scope, query: NoticeListQuery): readonly number[] | undefined {
  const wanted = given(query.company, query.company__id);
  if (wanted.length === 0) return scope.all ? undefined : scope.company_ids;
  return wanted
    .filter((id) => wanted.every((one) => one === id) && (scope.all || scope.company_ids.includes(id)))
    .slice(0, 1);
}

/**
 * Searches the number, subject, host and sender. Over all companies each has its own index; within a company its notices are
 * scanned instead, because those indexes grow with all companies. Each branch excludes the matches of the branches before it, which
 * is cheaper than removing duplicates afterwards. `order` lists the columns needed for sorting.
 */
function searchMatches(search: string, filter: ListFilter, order: readonly Part[]): Part {
  const number = /^#?0*(\d{1,9})$/.exec(search)?.[1];
  const contacts = sql`select c.id from contacts c where ${containsText(sql`c.search`, search)}`;
  const hosts = sql`select nu.notice_id from notice_urls nu where nu.host = ${search.toLowerCase()}`;
  const numbered = sql`n.id = any(array(${hosts}${number === undefined ? sql`` : sql` union all select ${Number(number)}`}))`;
  const by = (way: Part) =>
    sql`select n.id, ${sql.join(order)} from notices n where ${inCompanies(filter.companies)} and ${filtersOf(filter)} and (${way})`;
  if (filter.companies) {
    const found = sql`n.search like ${containing(search)} or n.sender_id in (${contacts}) or ${numbered}`;
    // Two partial indexes, by length of the search text; the first one is covering.
    return sql`${by(sql`octet_length(n.search) <= 1000 and (${found})`)} union all ${by(sql`octet_length(n.search) > 1000 and (${found})`)}`;
  }
  const sent = sql`n.sender_id = any((select ids from senders)::int[])`;
  return sql`
    with senders as materialized (select array(${contacts}) as ids)
    ${by(sent)}
    union all ${by(sql`${containsText(sql`n.search`, search)} and (${sent}) is not true`)}
    union all ${by(sql`${numbered} and (${sent}) is not true and ${lacksText(sql`n.search`, search)}`)}`;
}

/** Notices with a URL on the domain, of the domain's company or unassigned; not those of other companies. */
function onDomain(id: number, companies: ListFilter['companies']): Condition {
  const owner = sql`select d.company_id from domains d where d.id = ${id}`;
  const own = companies ? sql`n.company_id = (${owner})` : sql`(n.company_id is null or n.company_id = (${owner}))`;
  return sql<boolean>`n.id in (select nu.notice_id from notice_urls nu where nu.domain_id = ${id}) and ${own}`;
}

function othersOf(query: NoticeListQuery, companies: ListFilter['companies']): Condition[] {
  const equal = (column: Part, values: readonly number[]) => values.map((value) => sql<boolean>`${column} = ${value}`);
  return [
    ...equal(sql`n.sender_id`, given(query.sender, query.sender__id)),
    ...equal(sql`n.source_id`, given(query.source)),
    ...given(query.domain, query.domain__id).map((id) => onDomain(id, companies)),
    // A literal, so that the planner can use the partial index of unread notices.
    ...(query.verdict ? [sql<boolean>`n.completeness ->> 'verdict' = ${sql.lit(query.verdict)}`] : []),
    ...(query.is_unmatched === undefined
      ? []
      : [query.is_unmatched ? sql<boolean>`n.company_id is null` : sql<boolean>`n.company_id is not null`]),
    ...(query.is_forward_failed === undefined
      ? []
      : [query.is_forward_failed ? forwardFailed : sql<boolean>`not n.is_forward_failed`]),
  ];
}

const inCompanies = (companies: readonly number[] | undefined): Part => {
  if (!companies) return sql`true`;
  return companies.length === 1
    ? sql`n.company_id = ${companies[0]}`
    : sql`n.company_id = any(${[...companies]}::int[])`;
};

/** A literal for a known status, for better plans; a parameter for others, to limit the number of prepared statements. */
const statusValue = (status_id: number) =>
  NOTICE_STATUSES.some(({ id }) => id === status_id) ? sql.lit(status_id) : sql`${status_id}`;

function filtersOf({ status_ids, others }: ListFilter): Part {
  const statuses = status_ids.map((id) => sql`n.status_id = ${statusValue(id)}`);
  return sql.join([sql`n.deleted_date is null`, ...statuses, ...others], sql` and `);
}

/** The total: from the counter by company and status if possible, else counted. */
function countOf(filter: ListFilter, search: string | undefined): Part {
  if (search) return sql`select count(*) from found`;
  if (filter.others.length > 0) {
    return sql`select count(*) from notices n where ${inCompanies(filter.companies)} and ${filtersOf(filter)}`;
  }
  const companies = filter.companies ? inCompanies(filter.companies) : sql`n.company_id = ${sql.lit(ALL)}`;
  const statuses = filter.status_ids.map((id) => sql`and n.status_id = ${statusValue(id)}`);
  return sql`select coalesce(sum(n.change), 0) from counter_notices_by_status n where ${companies} ${sql.join(statuses, sql` `)}`;
}

/** For several companies, merges the first rows of each from the index by company. */
function keysOf(filter: ListFilter, order: Part, limit: number, offset: number): Part {
  const { companies } = filter;
  const filters = filtersOf(filter);
  const from =
    companies !== undefined && companies.length > 1
      ? sql`unnest(${[...companies]}::int[]) as c (id) cross join lateral (
          select n.id, n.received_date, n.status_id, n.sender_id, n.search from notices n
          where n.company_id = c.id and ${filters} order by ${order} limit ${offset === 0 ? sql.lit(limit) : offset + limit}) n`
      : sql`notices n where ${inCompanies(companies)} and ${filters}`;
  return sql`select n.id from ${from} order by ${order} ${slice(limit, offset)}`;
}

/** Jumps to a distant page: starts at the day found through the counters by month and day. */
function jumpTo(filter: ListFilter, ordering: string, limit: number, offset: number): Part | undefined {
  const { companies, status_ids, others } = filter;
  if (!/^-?received_date$/.test(ordering) || others.length > 0 || status_ids.length > 1) return undefined;
  if (companies && companies.length > 1) return undefined;
  const descending = ordering.startsWith('-');
  const scope: Scope = companies ? { all: false, user_id: 0, company_ids: companies } : EVERYTHING;
  const midnight = (days: number) => sql`(((select day from place) + ${sql.lit(days)})::timestamp at time zone 'UTC')`;
  const begins = descending ? sql`n.received_date < ${midnight(1)}` : sql`n.received_date >= ${midnight(0)}`;
  return sql`
    with place as materialized (${pageStart(scope, status_ids[0], descending, offset)})
    select n.id from notices n where ${inCompanies(companies)} and ${filtersOf(filter)} and ${begins}
    order by ${orderOf(ordering, false)} limit ${sql.lit(limit)} offset (select ${offset}::int - before from place)`;
}

/** The list within the scope; null if the scope is empty. `more` are additional conditions on `n`. */
export function noticeListing(
  scope: Scope,
  query: NoticeListQuery,
  rows: Part,
  more: readonly Condition[] = [],
): Listing | null {
  const companies = companiesOf(scope, query);
  if (companies?.length === 0) return null;
  const named = NOTICE_STATUSES.find(({ name }) => name === query.status__name)?.id;
  const filter = {
    companies,
    status_ids: given(query.status, query.status__id, named),
    others: [...othersOf(query, companies), ...more],
  };
  const ordering = query.ordering ?? '-received_date';
  const { search } = query;
  return {
    rows,
    count: countOf(filter, search),
    keys: (reversed, limit, offset) =>
      search
        ? sql`select n.id from found n order by ${orderOf(ordering, reversed)} ${slice(limit, offset)}`
        : keysOf(filter, orderOf(ordering, reversed), limit, offset),
    ...(search && { found: searchMatches(search, filter, SEARCH_COLUMNS[ordering.replace(/^-/, '')]!) }),
    jump: (limit, offset) => (search ? undefined : jumpTo(filter, ordering, limit, offset)),
  };
}
