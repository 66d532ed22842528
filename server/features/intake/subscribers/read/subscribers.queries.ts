import { type RawBuilder, sql } from 'kysely';
import { LISTED_STRIKES, type SubscriberListQuery } from '#core/contract/intake/subscribers.ts';
import type { StrikeState } from '#core/rules/intake/strikes.ts';
import type { SetState, SubscriberState } from '#core/rules/intake/subscriber-state.ts';
import { ownerOf } from '../../../../db/counters/owner-of.ts';
import { isValidId } from '../../../../db/is-valid-id.ts';
import { inScope } from '../../../../db/lists/in-companies.ts';
import type { Listed } from '../../../../db/lists/json-dates.ts';
import { readPage } from '../../../../db/lists/list.ts';
import { containing, containsText } from '../../../../db/lists/search.ts';
import { allKeys, countOf, type TableList, tableListing } from '../../../../db/lists/table-list.ts';
import type { Scope } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import { expiryOf, POLICIES } from '../tables.queries.ts';

type Part = RawBuilder<unknown>;

interface StrikeRow {
  id: number;
  notice_id: number;
  date: Date;
  standing: StrikeState;
  reason: string | null;
  expires_date: Date | null;
}
export type StrikeView = Listed<StrikeRow>;

interface BriefRow {
  id: number;
  handle: string;
  created_date: Date;
  set_state: SetState | null;
  warned_until: Date | null;
  over_until: Date | null;
  last_strike_date: Date | null;
  counted: number;
}
export type SubscriberBrief = Listed<BriefRow>;

export interface SubscriberView extends SubscriberBrief {
  company: { id: number; name: string };
  strikes: StrikeView[] | null;
}

/** Strikes that count and have not expired, of subscriber `s` under the policy `p`. */
const counted = (now: Date): Part => sql`(
  select count(*)::int from strikes st where st.subscriber_id = s.id and st.standing = 'counted'
    and (p.months is null or ${expiryOf(sql`st.date`, sql`p.months::int`)} > ${now}::timestamptz))`;

const brief = (now: Date): Part => sql`s.id, s.handle, s.created_date, s.set_state, s.warned_until, s.over_until,
  s.last_strike_date, ${counted(now)} as counted`;

/** Columns of strike `st` under the policy `p`. */
const STRIKE = sql`st.id, st.notice_id, st.date, st.standing,
  case when st.voided_date is null then st.cause else st.void_reason end as reason,
  ${expiryOf(sql`st.date`, sql`p.months::int`)} as expires_date`;

/** Everything that a subscriber shows, as subqueries on the keys of a page. */
const columns = (now: Date, strikesMax: number | null): Part => sql`${brief(now)},
  (select json_build_object('id', c.id, 'name', c.name) from companies c where c.id = s.company_id) as company,
  (select json_agg(t) from (
    select ${STRIKE} from strikes st where st.subscriber_id = s.id
    order by st.date desc, st.id desc ${strikesMax === null ? sql`` : sql`limit ${sql.lit(strikesMax)}`}) t) as strikes`;

const WITH_POLICY = sql`subscribers s join ${POLICIES} p on p.company_id = s.company_id`;

const within = (scope: Scope): Part => inScope(sql`s.company_id`, scope);

/** Conditions on subscribers `s`, each with a partial index. */
const isOver = (now: Date): Part => sql`s.set_state is null and s.over_until > ${now}::timestamptz`;
const isWarned = (now: Date): Part => sql`s.set_state is null and s.warned_until > ${now}::timestamptz
  and (s.over_until is null or s.over_until <= ${now}::timestamptz)`;
const isTerminated: Part = sql`s.set_state = 'terminated'`;

function inState(state: SubscriberState, now: Date): Part {
  switch (state) {
    case 'over_limit':
      return isOver(now);
    case 'warned':
      return isWarned(now);
    case 'terminated':
      return isTerminated;
    case 'ok':
      return sql`(s.set_state = 'ok' or (s.set_state is null
        and (s.over_until is null or s.over_until <= ${now}::timestamptz)
        and (s.warned_until is null or s.warned_until <= ${now}::timestamptz)))`;
  }
}

/** The number of a scope's subscribers in a state. Most are ok, so these are all but the others. */
function countIn(scope: Scope, state: SubscriberState | undefined, now: Date): Part {
  const all = sql`(select coalesce(sum(change), 0) from counter_subscribers where ${ownerOf(scope)})`;
  if (state === undefined) return sql`select ${all}`;
  const part = (where: Part) => sql`(${countOf({ from: sql`subscribers s`, where: [within(scope), where] })})`;
  if (state !== 'ok') return sql`select ${part(inState(state, now))}`;
  return sql`select ${all} - ${part(isOver(now))} - ${part(isWarned(now))} - ${part(isTerminated)}`;
}

/** Newest first unless ordered otherwise. */
const listOfAll = (scope: Scope, ordering = '-first_date'): Omit<TableList, 'count'> => ({
  from: sql`subscribers s`,
  where: [within(scope)],
  id: sql`s.id`,
  orderings: { id: sql`s.id`, first_date: sql`s.created_date` },
  ordering,
});

/** Within some companies a scan of the index is cheaper: the n-gram index would first find matches of all companies. */
const matches = (scope: Scope, search: string): Part =>
  scope.all ? containsText(sql`s.search`, search) : sql`s.search like ${containing(search)}`;

/** Subscribers of the companies in the scope, which the caller handles. */
export function listViews(db: Db, scope: Scope, query: SubscriberListQuery, now: Date) {
  const { state, search, ordering } = query;
  const list = listOfAll(scope, ordering);
  const listing = tableListing({
    ...list,
    where: [...list.where, ...(state ? [inState(state, now)] : []), ...(search ? [matches(scope, search)] : [])],
    count: search ? undefined : countIn(scope, state, now),
  });
  const rows = sql`select ${columns(now, LISTED_STRIKES)} from keys k join ${WITH_POLICY} on s.id = k.id`;
  return readPage<SubscriberView>(db, query, { ...listing, rows });
}

export async function getView(db: Db, scope: Scope, id: number, now: Date): Promise<SubscriberView | undefined> {
  if (!isValidId(id)) return undefined;
  const { rows } = await sql<{ row: SubscriberView }>`
    select row_to_json(r) as row from (
      select ${columns(now, null)} from ${WITH_POLICY} where s.id = ${id} and ${within(scope)}) r`.execute(db);
  return rows[0]?.row;
}

export async function getStrike(db: Db, id: number): Promise<StrikeView | undefined> {
  const { rows } = await sql<{ row: StrikeView }>`
    select row_to_json(r) as row from (
      select ${STRIKE} from strikes st join ${WITH_POLICY} on s.id = st.subscriber_id where st.id = ${id}) r`.execute(
    db,
  );
  return rows[0]?.row;
}

/** The company of a subscriber within the scope. */
export async function companyOfSubscriber(db: Db, scope: Scope, id: number): Promise<number | undefined> {
  if (!isValidId(id)) return undefined;
  const { rows } = await sql<{ company_id: number }>`
    select s.company_id from subscribers s where s.id = ${id} and ${within(scope)}`.execute(db);
  return rows[0]?.company_id;
}

/** The subscriber and the company of a strike within the scope. */
export async function ownerOfStrike(
  db: Db,
  scope: Scope,
  id: number,
): Promise<{ subscriber_id: number; company_id: number } | undefined> {
  if (!isValidId(id)) return undefined;
  const { rows } = await sql<{ subscriber_id: number; company_id: number }>`
    select st.subscriber_id, s.company_id from strikes st join subscribers s on s.id = st.subscriber_id
    where st.id = ${id} and ${within(scope)}`.execute(db);
  return rows[0];
}

/** All of a company's subscribers for an export, oldest first. */
export const keysOf = (db: Db, company_id: number): Promise<number[]> =>
  allKeys(db, listOfAll({ all: false, user_id: 0, company_ids: [company_id] }, 'first_date'));

export async function briefsOf(db: Db, ids: readonly number[], now: Date): Promise<SubscriberBrief[]> {
  const { rows } = await sql<{ row: SubscriberBrief }>`
    select row_to_json(r) as row from (
      select ${brief(now)} from ${WITH_POLICY} where s.id = any(${[...ids]}::int[]) order by s.created_date, s.id) r`.execute(
    db,
  );
  return rows.map(({ row }) => row);
}

/** A subscriber over the limit, for a card. */
export interface OverLimit extends SubscriberBrief {
  company_id: number;
  limit: number;
}

const CARDS_MAX = 20;

/** Subscribers over their company's limit, those with the latest strikes first. */
export const overLimitRows = (scope: Scope, now: Date): RawBuilder<OverLimit> => sql<OverLimit>`
  select ${brief(now)}, s.company_id, p.strike_limit::int as "limit"
  from ${WITH_POLICY} where ${within(scope)} and ${isOver(now)}
  order by s.last_strike_date desc, s.id desc limit ${sql.lit(CARDS_MAX)}`;
