import { type RawBuilder, sql } from 'kysely';
import { type CounterNoticeListQuery, LISTED_COUNTER_URLS } from '#core/contract/intake/counter-notices.ts';
import { NOTICE_STATUS } from '#core/lookups.ts';
import type { Outcome } from '#core/rules/intake/counter-notice-outcome.ts';
import { columnList } from '../../../../db/columns.ts';
import { ownerOf } from '../../../../db/counters/owner-of.ts';
import { isFromStart, pageStart } from '../../../../db/counters/page-start.ts';
import { isValidId } from '../../../../db/is-valid-id.ts';
import { type PersonView, personOf, tokenOf } from '../../../../db/lists/attached-to.ts';
import { inScope } from '../../../../db/lists/in-companies.ts';
import type { Listed } from '../../../../db/lists/json-dates.ts';
import { readPage } from '../../../../db/lists/list.ts';
import { containsText } from '../../../../db/lists/search.ts';
import { countOf, type TableList, tableListing } from '../../../../db/lists/table-list.ts';
import type { Scope, TokenRef } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import type { CounterNoticeTableRow, DeliveryKind, HoldTableRow } from '../tables.queries.ts';

type Part = RawBuilder<unknown>;

const SHOWN = [
  'id',
  'notice_id',
  'letter_id',
  'source_id',
  'received_date',
  'sender_name',
  'sender_email',
  'elements',
  'verdict',
  'reason',
  'is_corrected',
  'raw_file_id',
  'withdrawn_date',
  'withdrawn_reason',
  'released_date',
  'is_late',
  'forward_problem',
  'is_forward_failed',
  'state',
  'leader_id',
  'due_date',
  'latest_date',
  'overdue_date',
  'put_back_by',
] as const satisfies readonly (keyof CounterNoticeTableRow)[];

interface DeliveryView {
  id: number;
  kind: DeliveryKind;
  email: string;
  subject: string;
  status: 'queued' | 'sent' | 'failed';
  error: string | null;
  date: string;
  message_id: string;
  token: TokenRef | null;
}

export interface HoldView extends Listed<Omit<HoldTableRow, 'counternotice_id' | 'user_id'>> {
  /** The id alone for the agent, as customers see superusers. */
  author: PersonView | Pick<PersonView, 'id'> | null;
}

/** A counter-notice in a list. */
export interface CounterNoticeView extends Listed<Pick<CounterNoticeTableRow, (typeof SHOWN)[number]>> {
  company: { id: number; name: string } | null;
  subscriber: { id: number; handle: string } | null;
  /** The day 0 of the clock that it goes by. */
  clock_start: string | null;
  urls: { id: number | null; url: string }[] | null;
  urls_count: number;
  forward: Pick<DeliveryView, 'date' | 'status' | 'error'> | null;
  holds: HoldView[] | null;
}

/** Customers see a superuser as the agent: name and address stay in the database. */
const authorOf = (scope: Scope): Part =>
  scope.all
    ? personOf(sql`h.user_id`)
    : sql`(select case when u.is_superuser then json_build_object('id', u.id)
        else json_build_object('id', u.id, 'email', u.email, 'first_name', u.first_name, 'last_name', u.last_name) end
      from users u where u.id = h.user_id)`;

export const holdColumns = (
  scope: Scope,
): Part => sql`h.id, h.kind, h.state, h.received_date, h.court, h.case_number, h.file_id,
  h.url_ids, h.reason, h.date, ${authorOf(scope)} as author`;

/** Everything that a row shows, as subqueries on the keys of a page. */
const columns = (scope: Scope, urlsMax: number | null): Part => sql`${columnList('c', SHOWN)},
  (select json_build_object('id', co.id, 'name', co.name) from companies co where co.id = c.company_id) as company,
  (select json_build_object('id', s.id, 'handle', s.handle) from subscribers s where s.id = c.subscriber_id) as subscriber,
  (select l.clock_start from counternotices l where l.id = coalesce(c.leader_id, c.id)) as clock_start,
  (select json_agg(u) from (
    select cu.url_id as id, cu.url from counternotice_urls cu where cu.counternotice_id = c.id
    order by cu.position ${urlsMax === null ? sql`` : sql`limit ${sql.lit(urlsMax)}`}) u) as urls,
  (select count(*)::int from counternotice_urls cu where cu.counternotice_id = c.id) as urls_count,
  (select json_build_object('date', d.date, 'status', m.status, 'error', m.error)
    from counternotice_deliveries d join mails m on m.id = d.mail_id
    where d.counternotice_id = c.id and d.kind = 'forward' order by d.id desc limit 1) as forward,
  (select json_agg(h) from (
    select ${holdColumns(scope)} from holds h where h.counternotice_id = c.id order by h.id) h) as holds`;

/** The rows with these keys, for a statement that has the keys as `k`; `more` are columns of `c` beside what a list shows. */
export const viewRows = (scope: Scope, more: Part = sql``): Part =>
  sql`select ${columns(scope, LISTED_COUNTER_URLS)} ${more} from keys k join counternotices c on c.id = k.id`;

export const within = (scope: Scope): Part => inScope(sql`c.company_id`, scope);

/** Outcomes of running counter-notices, which depend on the time. */
const TIMED: readonly Outcome[] = ['waiting', 'restore_due', 'overdue'];

/** The part of the list with an outcome. */
function withOutcome(outcome: Outcome, now: Date): Part {
  const [before, until] = [sql`${now}::timestamptz < c.due_date`, sql`${now}::timestamptz < c.overdue_date`];
  switch (outcome) {
    case 'waiting':
      return sql`c.state = 'running' and (c.due_date is null or ${before})`;
    case 'restore_due':
      return sql`c.state = 'running' and not ${before} and ${until}`;
    case 'overdue':
      return sql`c.state = 'running' and not ${before} and not ${until}`;
    default:
      return sql`c.state = ${sql.lit(outcome)}`;
  }
}

/** beyond-edges § 22: waits for a person; counted as `counter_notices` of the notices. */
const isOpen = (now: Date): Part => sql`(c.state = 'running' and c.due_date <= ${now}::timestamptz
  or c.state = 'defective' and exists (select 1 from notices l
    where l.id = c.letter_id and l.status_id = ${sql.lit(NOTICE_STATUS.new)} and l.deleted_date is null))`;

const equals = (column: Part, value: number | undefined): Part[] =>
  value === undefined ? [] : [sql`${column} = ${value}`];

/** The counted rows of a list; undefined if the list depends on the time or has other filters. */
function countedPeriods(scope: Scope, query: CounterNoticeListQuery) {
  const { company, company__id, notice, outcome, is_open, search } = query;
  const isCounted = [company, company__id, notice, is_open, search].every((filter) => filter === undefined);
  if (!isCounted || (outcome && TIMED.includes(outcome))) return undefined;
  const wanted = sql`${ownerOf(scope)} ${outcome ? sql`and state = ${outcome}` : sql``}`;
  return {
    months: sql`counter_counternotices_by_month where ${wanted}`,
    days: sql`counter_counternotices_by_day where ${wanted}`,
  };
}

type Rows = Pick<TableList, 'from' | 'where'>;

/** A distant page: starts at the day found through the counters. */
function jumpTo({ from, where }: Rows, periods: Parameters<typeof pageStart>[0], ordering: string) {
  if (!/^-?received_date$/.test(ordering)) return undefined;
  const isDescending = ordering.startsWith('-');
  const direction = isDescending ? sql`desc` : sql`asc`;
  return (limit: number, offset: number): Part => sql`
    with place as materialized (${pageStart(periods, isDescending, offset)})
    select c.id from ${from} where ${sql.join([...where, isFromStart(sql`c.received_date`, isDescending)], sql` and `)}
    order by c.received_date ${direction}, c.id ${direction}
    limit ${sql.lit(limit)} offset (select ${offset}::int - before from place)`;
}

export function listViews(db: Db, scope: Scope, query: CounterNoticeListQuery, now: Date) {
  const { company, company__id, notice, outcome, is_open, search } = query;
  const rows = {
    from: sql`counternotices c`,
    where: [
      within(scope),
      ...equals(sql`c.company_id`, company),
      ...equals(sql`c.company_id`, company__id),
      ...equals(sql`c.notice_id`, notice),
      ...(outcome ? [withOutcome(outcome, now)] : []),
      ...(is_open === undefined ? [] : [sql`${isOpen(now)} is ${is_open ? sql`true` : sql`not true`}`]),
      ...(search ? [containsText(sql`c.search`, search)] : []),
    ],
  };
  const ordering = query.ordering ?? '-received_date';
  const periods = countedPeriods(scope, query);
  const listing = tableListing({
    ...rows,
    id: sql`c.id`,
    orderings: { id: sql`c.id`, received_date: sql`c.received_date` },
    ordering,
    // A search counts its matches. Few are running, so what depends on the time is counted row by row.
    count: search ? undefined : periods ? sql`select coalesce(sum(change), 0) from ${periods.months}` : countOf(rows),
  });
  const jump = periods && jumpTo(rows, periods, ordering);
  return readPage<CounterNoticeView>(db, query, { ...listing, ...(jump && { jump }), rows: viewRows(scope) });
}

/** A counter-notice as its page shows it. */
export interface WholeCounterNotice extends CounterNoticeView, Pick<CounterNoticeTableRow, 'text' | 'found'> {
  deliveries: DeliveryView[] | null;
  also_disabled: OtherNotice[] | null;
}

/** A notice under which some of the same material is disabled. */
export interface OtherNotice {
  id: number;
}

const OTHERS_MAX = 5;

/** One that repeats an earlier one leaves its dates to it. */
export const isPutBackDue = (now: Date): Part =>
  sql`(c.leader_id is null and c.state = 'running' and c.due_date <= ${now}::timestamptz)`;

/**
 * Other notices of the company under which the same material is disabled, and that no active counter-notice answers: a person must
 * know of them before it is put back, so they are looked up once that is due.
 */
export const alsoDisabled = (now: Date): Part => sql`case when ${isPutBackDue(now)} then (select json_agg(o) from (
  select distinct other.notice_id as id
  from counternotice_urls cu
    join notice_urls nu on hashtextextended(nu.url, 0) = hashtextextended(cu.url, 0) and nu.url = cu.url
    join disabled_urls other on other.url_id = nu.id
  where cu.counternotice_id = c.id and other.company_id = c.company_id and other.notice_id is distinct from c.notice_id
    and not exists (select 1 from url_disputes x where x.url_id = other.url_id)
  order by id limit ${sql.lit(OTHERS_MAX)}) o) end as also_disabled`;

export async function getView(db: Db, scope: Scope, id: number, now: Date): Promise<WholeCounterNotice | undefined> {
  if (!isValidId(id)) return undefined;
  const { rows } = await sql<{ row: WholeCounterNotice }>`
    select row_to_json(r) as row from (
      select ${columns(scope, null)}, c.text, c.found, ${alsoDisabled(now)},
        (select json_agg(d) from (
          select d.id, d.kind, d.email, d.subject, m.status, m.error, d.date, m.message_id,
            ${tokenOf(sql`d.token_id`)} as token
          from counternotice_deliveries d join mails m on m.id = d.mail_id
          where d.counternotice_id = c.id order by d.id) d) as deliveries
      from counternotices c where c.id = ${id} and ${within(scope)}) r`.execute(db);
  return rows[0]?.row;
}

export async function holdViewsOf(db: Db, scope: Scope, ids: readonly number[]): Promise<HoldView[]> {
  const { rows } = await sql<{ row: HoldView }>`
    select row_to_json(r) as row from (
      select ${holdColumns(scope)} from holds h where h.id = any(${[...ids]}::int[]) order by h.id) r`.execute(db);
  return rows.map(({ row }) => row);
}
