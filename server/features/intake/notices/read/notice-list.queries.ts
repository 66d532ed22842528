import { sql } from 'kysely';
import { ALL } from '../../../../db/counters/declared.ts';
import { isFromStart, pageStart } from '../../../../db/counters/page-start.ts';
import { type Listing, slice } from '../../../../db/lists/list.ts';
import { containing, containsText, lacksText } from '../../../../db/lists/search.ts';
import { EVERYTHING, type Scope } from '../../../../db/scope.ts';
import { countedPeriods } from './notice-days.queries.ts';
import {
  type Condition,
  conditionsOf,
  countedConditions,
  filterOf,
  type ListFilter,
  type NoticeFilterQuery,
  ofCompanies,
  type Part,
} from './notice-filter.queries.ts';

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
    sql`select n.id, ${sql.join(order)} from notices n where ${ofCompanies(filter.companies)} and ${conditionsOf(filter)} and (${way})`;
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

/**
 * The total: from the counter by company and status if possible, else counted. Notices without an assignee are all others minus
 * those that have one, which an index holds.
 */
function countOf(filter: ListFilter, search: string | undefined): Part {
  if (search) return sql`select count(*) from found`;
  const rows = (one: ListFilter, more: Part) =>
    sql`select count(*) from notices n where ${ofCompanies(one.companies)} and ${conditionsOf(one)} ${more}`;
  if (filter.others.length > 0) return rows(filter, sql``);
  const companies = filter.companies ? ofCompanies(filter.companies) : sql`n.company_id = ${sql.lit(ALL)}`;
  const all = sql`select coalesce(sum(n.change), 0) from counter_notices_by_status n
    where ${sql.join([companies, ...countedConditions(filter)], sql` and `)}`;
  if (!filter.hasNoAssignee) return all;
  return sql`select (${all}) - (${rows({ ...filter, hasNoAssignee: false }, sql`and n.assignee_id is not null`)})`;
}

/**
 * The rows of a list for `from`, with an alias `n`. For several companies or statuses, merges the first rows of each, which an
 * index holds in order: open notices may be few among many.
 */
function sourceOf(filter: ListFilter, order: Part, limit: Part, more: Part = sql``): Part {
  const { companies, statuses, others } = filter;
  const byCompany = companies !== undefined && companies.length > 1;
  const byStatus = statuses !== undefined && statuses.length > 1 && others.length === 0;
  const own = byCompany ? sql`n.company_id = c.id` : ofCompanies(companies);
  const rest = conditionsOf(byStatus ? { ...filter, statuses: undefined } : filter);
  if (!byCompany && !byStatus) return sql`notices n where ${own} and ${rest} ${more}`;
  const parts = [
    ...(byCompany ? [sql`unnest(${[...companies]}::int[]) as c (id)`] : []),
    ...(byStatus ? [sql`unnest(${sql.lit(`{${statuses.join(',')}}`)}::smallint[]) as s (id)`] : []),
  ];
  return sql`${sql.join(parts, sql` cross join `)} cross join lateral (
    select n.id, n.received_date, n.status_id, n.sender_id, n.search from notices n
    where ${own} ${byStatus ? sql`and n.status_id = s.id` : sql``} and ${rest} ${more} order by ${order} limit ${limit}) n`;
}

function keysOf(filter: ListFilter, order: Part, limit: number, offset: number): Part {
  const first = offset === 0 ? sql.lit(limit) : sql`${offset + limit}`;
  return sql`select n.id from ${sourceOf(filter, order, first)} order by ${order} ${slice(limit, offset)}`;
}

/** Jumps to a distant page: starts at the day found through the counters by month and day. */
function jumpTo(filter: ListFilter, ordering: string, limit: number, offset: number): Part | undefined {
  const { companies, others, hasNoAssignee } = filter;
  if (!/^-?received_date$/.test(ordering) || others.length > 0 || hasNoAssignee) return undefined;
  if (companies && companies.length > 1) return undefined;
  const descending = ordering.startsWith('-');
  const scope: Scope = companies ? { all: false, user_id: 0, company_ids: companies } : EVERYTHING;
  const begins = isFromStart(sql`n.received_date`, descending);
  const order = orderOf(ordering, false);
  const skipped = sql`(select ${offset}::int - before from place)`;
  return sql`
    with place as materialized (${pageStart(countedPeriods(scope, countedConditions(filter)), descending, offset)})
    select n.id from ${sourceOf(filter, order, sql`${skipped} + ${sql.lit(limit)}`, sql`and ${begins}`)}
    order by ${order} limit ${sql.lit(limit)} offset ${skipped}`;
}

/** The list within the scope; null if nothing can match. `more` are additional conditions on `n`. */
export function noticeListing(
  scope: Scope,
  query: NoticeFilterQuery,
  rows: Part,
  more: readonly Condition[] = [],
): Listing | null {
  const filter = filterOf(scope, query, more);
  if (!filter) return null;
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
