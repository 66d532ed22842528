import { type ColumnType, type Generated, type Selectable, sql } from 'kysely';
import { ID_MAX } from '#core/constants.ts';
import type { RuleListQuery } from '#core/contract/intake/filters.ts';
import type { ActionKey } from '#core/rules/intake/rule-lookups.ts';
import type { RuleRow } from '#core/rules/intake/rule-matching.ts';
import { coalesced, lookup } from '../../../db/in-batches.ts';
import { readByKeys } from '../../../db/lists/list.ts';
import { containing } from '../../../db/lists/search.ts';
import { tableListing } from '../../../db/lists/table-list.ts';
import type { Db } from '../../../db/tables.ts';

export interface RuleAction {
  action: ActionKey;
  value: string;
}

interface FiltersTable {
  id: Generated<number>;
  name: string;
  is_active: boolean;
  position: number;
  condition: string;
  rows: ColumnType<RuleRow[], string, string>;
  actions: ColumnType<RuleAction[], string, string>;
  stop: boolean;
  created_by: number | null;
  created_date: Date;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    filters: FiltersTable;
    filter_hits: { filter_id: number; notice_id: number; date: Date };
  }
}

export type RuleTableRow = Selectable<FiltersTable>;
export type RuleView = RuleTableRow & { hits: number; last_hit: Date | null };

const hits = sql<number>`(select count(*)::int from filter_hits h where h.filter_id = f.id)`;
const lastHit = sql<Date | null>`(select max(h.date) from filter_hits h where h.filter_id = f.id)`;
const views = (db: Db) =>
  db
    .selectFrom('filters as f')
    .selectAll('f')
    .select([hits.as('hits'), lastHit.as('last_hit')]);

const ORDERINGS = {
  id: sql`f.id`,
  position: sql`f.position`,
  name: sql`lower(f.name)`,
  hits,
  last_hit: sql`coalesce(${lastHit}, '-infinity'::timestamptz)`,
};

/** Not scoped: the routes admit superusers only. */
export function listRuleViews(db: Db, query: RuleListQuery): Promise<{ rows: RuleView[]; count: number }> {
  const listing = tableListing({
    from: sql`filters f`,
    where: query.search ? [sql`lower(f.name) like ${containing(query.search)}`] : [],
    id: sql`f.id`,
    orderings: ORDERINGS,
    ordering: query.ordering ?? 'position',
  });
  return readByKeys(db, query, listing, (ids) => views(db).where('f.id', 'in', ids).execute());
}

export async function getRuleView(db: Db, id: number): Promise<RuleView | undefined> {
  return id >= 1 && id <= ID_MAX ? views(db).where('f.id', '=', id).executeTakeFirst() : undefined;
}

/** Active rules in order. */
export const activeRules = (db: Db): Promise<RuleTableRow[]> => activeRulesShared(db, undefined);

const activeRulesShared = coalesced<undefined, RuleTableRow[]>(async (db, asked) => {
  const rules = await db
    .selectFrom('filters')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return asked.map(() => rules);
});

type Values = Partial<Omit<RuleTableRow, 'id' | 'created_by' | 'created_date'>>;
const columns = ({ rows, actions, ...values }: Values) => ({
  ...values,
  ...(rows && { rows: JSON.stringify(rows) }),
  ...(actions && { actions: JSON.stringify(actions) }),
});

export async function insertRule(db: Db, rule: Omit<RuleTableRow, 'id'>): Promise<number> {
  const { rows, actions, ...values } = rule;
  const json = { rows: JSON.stringify(rows), actions: JSON.stringify(actions) };
  return (
    await db
      .insertInto('filters')
      .values({ ...values, ...json })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

export async function updateRule(db: Db, id: number, values: Values): Promise<void> {
  if (Object.keys(values).length > 0)
    await db.updateTable('filters').set(columns(values)).where('id', '=', id).execute();
}

export async function removeRule(db: Db, id: number): Promise<void> {
  await db.deleteFrom('filters').where('id', '=', id).execute();
}

/** Table lock that serializes changes: concurrent moves would mix up positions, and row locks could deadlock. Readers don't wait. */
export async function lockRules(db: Db): Promise<void> {
  await sql`lock table filters in share row exclusive mode`.execute(db);
}

export async function rulesInOrder(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('filters').select('id').orderBy('position').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Renumbers the rules from 1 in this order. */
export async function setOrder(db: Db, ids: readonly number[]): Promise<void> {
  await sql`update filters f set position = o.position
    from unnest(${[...ids]}::int[]) with ordinality as o (id, position)
    where f.id = o.id and f.position is distinct from o.position`.execute(db);
}

/** Idempotent: a message that is read twice counts once. */
export async function recordHit(db: Db, filter_id: number, notice_id: number, date: Date): Promise<void> {
  await db
    .insertInto('filter_hits')
    .values({ filter_id, notice_id, date })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface FactsRow {
  id: number;
  subject: string;
  text: string;
  sender_email: string | null;
  sender_name: string | null;
  company: string | null;
  source_id: number;
  completeness: Record<string, unknown>;
  authenticity: string | null;
  urls: string[] | null;
  domains: string[] | null;
  attachments: string[] | null;
}

/** Limits on what rules examine, so that no message makes them slow. */
const BODY_CHARS = 200_000;
const URLS = 1000;
const URL_CHARS = 500;

const FACTS = sql`
  select n.id, n.subject, left(n.text, ${sql.lit(BODY_CHARS)}) as text, s.email as sender_email, s.name as sender_name, c.name as company, n.source_id, n.completeness,
    n.authenticity ->> 'verdict' as authenticity,
    (select array_agg(left(u.url, ${sql.lit(URL_CHARS)}) order by u.position) from (
      select url, position from notice_urls where notice_id = n.id and role = 'reported'
      order by position limit ${sql.lit(URLS)}) u) as urls,
    (select array_agg(distinct d.name) from notice_urls u join domains d on d.id = u.domain_id
      where u.notice_id = n.id and (n.company_id is null or d.company_id = n.company_id)) as domains,
    (select array_agg(f.name) from files f where f.content_type = 13 and f.object_id = n.id
      and f.id is distinct from n.raw_file_id) as attachments
  from notices n left join contacts s on s.id = n.sender_id left join companies c on c.id = n.company_id`;

export const factsOf = lookup<number, FactsRow>(
  async (db, ids) => (await sql<FactsRow>`${FACTS} where n.id = any(${ids}::int[])`.execute(db)).rows,
  ({ id }) => id,
);

/** The newest notices of all companies, for the dry run. Rules don't run on unread messages. */
export async function newestFacts(db: Db, limit: number): Promise<FactsRow[]> {
  const { rows } = await sql<FactsRow>`${FACTS} where n.deleted_date is null and n.id in (
    select id from notices where deleted_date is null and completeness ->> 'verdict' is distinct from 'unread' order by received_date desc, id desc limit ${limit})
    order by n.received_date desc, n.id desc`.execute(db);
  return rows;
}
