import { type RawBuilder, sql } from 'kysely';
import type { HistoryListQuery } from '#core/contract/records/history.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { INTERNAL_NOTE_ADDED } from '../../../db/history.ts';
import { readKeys, slice } from '../../../db/lists/list.ts';
import { containing } from '../../../db/lists/search.ts';
import { countOf, tableListing } from '../../../db/lists/table-list.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';

/** The reader's scope and the companies whose invoices they may see (decisions §6). */
export interface Reader {
  scope: Scope;
  paying: readonly number[];
}
interface KeyPage {
  ids: number[];
  count: number;
}
type Condition = RawBuilder<boolean>;

const { invoice: INVOICE, user: USER } = CONTENT_TYPES;
const ALL_KINDS = Object.values(CONTENT_TYPES);
const ids = (list: readonly number[]) => sql`${[...list]}::int[]`;
const every = (conditions: readonly (Condition | undefined)[]): Condition =>
  sql<boolean>`${sql.join([sql`true`, ...conditions.filter((one) => one !== undefined)], sql` and `)}`;

/** Contradicting values of the two filter aliases match nothing: no content type has the id 0. */
function kindOf({ content_type, content_type__model }: HistoryListQuery): number | undefined {
  const [one, other] = [content_type, content_type__model].filter((model) => model !== undefined);
  if (one === undefined) return undefined;
  return other === undefined || other === one ? CONTENT_TYPES[one] : 0;
}

/** The requested ordering, over the given id and date columns. */
function orderOf({ ordering = '-id' }: HistoryListQuery, id: string, date: string, reversed: boolean) {
  const direction = ordering.startsWith('-') === reversed ? sql`asc` : sql`desc`;
  const byId = sql`${sql.ref(id)} ${direction}`;
  return ordering.endsWith('date') ? sql`${sql.ref(date)} ${direction}, ${byId}` : byId;
}

/** Conditions on a history entry `h`. */
function filtersOf(query: HistoryListQuery): Condition[] {
  const { object_id, is_snapshot, uuid, id__lt, id__gt, search } = query;
  const kind = kindOf(query);
  // Without a content type, all of them are listed: the index on objects starts with the content type.
  const ofAnyKind = object_id !== undefined && kind === undefined;
  return [
    kind === undefined ? undefined : sql<boolean>`h.content_type = ${kind}`,
    ofAnyKind ? sql<boolean>`h.content_type = any(${ALL_KINDS}::smallint[])` : undefined,
    object_id === undefined ? undefined : sql<boolean>`h.object_id = ${object_id}`,
    is_snapshot === undefined ? undefined : sql<boolean>`h.is_snapshot = ${is_snapshot}`,
    uuid === undefined ? undefined : sql<boolean>`h.uuid = ${uuid}`,
    id__lt === undefined ? undefined : sql<boolean>`h.id < ${id__lt}`,
    id__gt === undefined ? undefined : sql<boolean>`h.id > ${id__gt}`,
    search ? sql<boolean>`lower(h.action) like ${containing(search)}` : undefined,
  ].filter((one) => one !== undefined);
}

/** beyond §23: entries of internal notes are for superusers only. */
const isPublic = (action: string): Condition => sql<boolean>`${sql.ref(action)} <> ${sql.lit(INTERNAL_NOTE_ADDED)}`;

/** Limits entries `h` to those the reader may see, and to one company if requested. */
function visible({ scope, paying }: Reader, company: number | undefined): Condition | undefined {
  if (scope.all && company === undefined) return undefined;
  const asked = company === undefined ? undefined : sql<boolean>`hc.company_id = ${company}`;
  const mine = scope.all
    ? undefined
    : sql<boolean>`hc.company_id = any(${ids(scope.company_ids)})
        and (hc.content_type <> ${INVOICE} or hc.company_id = any(${ids(paying)}))`;
  const owned = sql<boolean>`exists (select 1 from history_companies hc
    where hc.history_id = h.id and ${every([asked, mine])})`;
  if (scope.all) return owned;
  const own = sql<boolean>`((h.content_type = ${USER} and h.object_id = ${scope.user_id}) or ${owned})`;
  return every([isPublic('h.action'), company === undefined ? own : owned]);
}

/** The entries `h` of one object that the reader may see. */
export const entriesOfObject = (reader: Reader, kind: number, object_id: RawBuilder<unknown>): Condition =>
  every([sql<boolean>`h.content_type = ${sql.lit(kind)} and h.object_id = ${object_id}`, visible(reader, undefined)]);

/** Reads the history table itself: everything for a superuser, or the entries of one object or one transaction by index. */
function keysFromHistory(db: Db, reader: Reader, query: HistoryListQuery): Promise<KeyPage> {
  const seen = visible(reader, query.company__id);
  const rows = { from: sql`history h`, where: [...filtersOf(query), ...(seen ? [seen] : [])] };
  const listing = tableListing({
    ...rows,
    id: sql`h.id`,
    orderings: { id: sql`h.id`, date: sql`h.date` },
    ordering: query.ordering ?? '-id',
    // The hash chain has no gaps, so the last id is the count.
    count: rows.where.length === 0 ? sql`select id from history_head` : countOf(rows),
  });
  return readKeys(db, query, listing);
}

/** Up to this many companies are merged in index order; beyond it, the first (offset + limit) entries of each are sorted. */
const MERGED_MAX = 20;

interface Sources {
  companies: readonly number[];
  paying: readonly number[];
  /** The reader's own account; undefined leaves it out. */
  self: number | undefined;
  isAgent: boolean;
}

/**
 * The entries of some companies and of the reader's own account, read from each company's index. The history table is
 * joined only for columns that the index lacks.
 */
function keysFromCompanies(
  db: Db,
  { companies, paying, self, isAgent }: Sources,
  query: HistoryListQuery,
): Promise<KeyPage> {
  const { is_snapshot, id__lt, id__gt, search } = query;
  const kind = kindOf(query);
  const byDate = query.ordering?.endsWith('date') ?? false;
  const filters = [
    kind === undefined ? undefined : sql<boolean>`hc.content_type = ${kind}`,
    is_snapshot === undefined ? undefined : sql<boolean>`hc.is_snapshot = ${is_snapshot}`,
    id__lt === undefined ? undefined : sql<boolean>`hc.history_id < ${id__lt}`,
    id__gt === undefined ? undefined : sql<boolean>`hc.history_id > ${id__gt}`,
    search ? sql<boolean>`lower(hc.action) like ${containing(search)}` : undefined,
  ];
  const date = byDate ? sql`h.date` : sql`null::timestamptz as date`;
  const owned = (company: RawBuilder<unknown>, hidesBills: Condition | undefined) => sql`
    select hc.history_id as id, ${date} from history_companies hc
    ${byDate ? sql`join history h on h.id = hc.history_id` : sql``}
    where hc.company_id = ${company} and ${every([hidesBills, isAgent ? undefined : isPublic('hc.action'), ...filters])}`;
  const own = sql`select h.id, ${date} from history h
    where h.content_type = ${USER} and h.object_id = ${self ?? 0} and ${every([isPublic('h.action'), ...filtersOf(query)])}`;
  const noBills = sql<boolean>`hc.content_type <> ${INVOICE}`;
  // Each branch is ordered, so that the database can merge them without sorting.
  const union = (first: (id: string) => RawBuilder<unknown>) => {
    const ofEach = companies.map(
      (id) => sql`(${owned(sql`${id}`, paying.includes(id) ? undefined : noBills)}
      ${first('hc.history_id')})`,
    );
    const ofMany = sql`(select k.id, k.date from unnest(${ids(companies)}) as c (id) cross join lateral (
      ${owned(sql`c.id`, sql<boolean>`(${noBills} or c.id = any(${ids(paying)}))`)} ${first('hc.history_id')}) k)`;
    const branches = companies.length > MERGED_MAX ? [ofMany] : ofEach;
    return sql.join([...branches, sql`(${own} ${first('h.id')})`], sql` union all `);
  };
  const keys = (reversed: boolean, limit: number, offset: number) => {
    const reached = (id: string) => sql`order by ${orderOf(query, id, 'h.date', reversed)} limit ${offset + limit}`;
    return sql`select e.id from (${union(reached)}) e order by ${orderOf(query, 'e.id', 'e.date', reversed)} ${slice(limit, offset)}`;
  };
  // A company's entries are numbered, so the last number is their count. Hidden invoices and internal notes are subtracted.
  const internal = isAgent
    ? sql`0`
    : sql`(select count(*) from history_companies hc where hc.company_id = any(${ids(companies)})
        and hc.action = ${sql.lit(INTERNAL_NOTE_ADDED)} and (${noBills} or hc.company_id = any(${ids(paying)})))`;
  const numbered = sql`
    (select coalesce(sum(last.number), 0) from unnest(${ids(companies)}) as c (id) cross join lateral (
      select hc.number from history_companies hc where hc.company_id = c.id order by hc.history_id desc limit 1) last)
    - (select count(*) from history_companies hc
      where hc.company_id = any(${ids(companies.filter((id) => !paying.includes(id)))}) and hc.content_type = ${INVOICE})
    - ${internal}
    + (select count(*) from (${own}) own)`;
  const isWhole = filters.every((one) => one === undefined);
  return readKeys(db, query, {
    keys,
    count: isWhole ? sql`select ${numbered}` : sql`select count(*) from (${union(() => sql``)}) e`,
  });
}

/** The ids of one page and the total count. */
export function findKeys(db: Db, reader: Reader, query: HistoryListQuery): Promise<KeyPage> {
  const { scope, paying } = reader;
  const { company__id: company } = query;
  const isOfOne = query.object_id !== undefined || query.uuid !== undefined;
  if (isOfOne || (scope.all && company === undefined)) return keysFromHistory(db, reader, query);
  if (scope.all)
    return keysFromCompanies(db, { companies: [company!], paying: [company!], self: undefined, isAgent: true }, query);
  const companies = scope.company_ids.filter((id) => company === undefined || id === company);
  const self = company === undefined ? (scope.user_id ?? undefined) : undefined;
  return keysFromCompanies(db, { companies, paying, self, isAgent: false }, query);
}
