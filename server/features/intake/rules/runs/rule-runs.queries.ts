import { type ColumnType, type Generated, type Selectable, sql } from 'kysely';
import type { RuleRunListQuery, RuleRunStatus } from '#core/contract/intake/rule-runs.ts';
import type { RuleRow } from '#core/rules/intake/rule-matching.ts';
import { isValidId } from '../../../../db/is-valid-id.ts';
import { readByKeys } from '../../../../db/lists/list.ts';
import { containing } from '../../../../db/lists/search.ts';
import { tableListing } from '../../../../db/lists/table-list.ts';
import type { Db } from '../../../../db/tables.ts';
import type { RuleAction } from '../rules.queries.ts';

/** Values of a notice that a run can change. */
export interface RunValues {
  status_id: number;
  sender_id: number | null;
}

interface RuleRunsTable {
  id: Generated<number>;
  filter_id: number | null;
  name: string;
  condition: string;
  rows: ColumnType<RuleRow[], string, never>;
  actions: ColumnType<RuleAction[], string, never>;
  status: RuleRunStatus;
  uuid: string;
  undo_uuid: string;
  max_notice_id: number;
  cursor_id: Generated<number>;
  message: ColumnType<string | null, undefined, string | null>;
  user_id: number | null;
  created_date: Date;
  finished_date: ColumnType<Date | null, undefined, Date>;
  undone_date: ColumnType<Date | null, undefined, Date>;
}

export type RunState = 'matched' | 'applied' | 'unchanged' | 'undone' | 'left_alone';

interface RuleRunNoticesTable {
  run_id: number;
  notice_id: number;
  state: ColumnType<RunState, undefined, RunState>;
  before: ColumnType<RunValues | null, undefined, string>;
  after: ColumnType<RunValues | null, undefined, string>;
  note_ids: ColumnType<number[], undefined, number[]>;
  is_first_hit: ColumnType<boolean, undefined, boolean>;
}

declare module '../../../../db/tables.ts' {
  interface Tables {
    rule_runs: RuleRunsTable;
    rule_run_notices: RuleRunNoticesTable;
  }
}

export type RunRow = Selectable<RuleRunsTable>;
export type RunNotice = Selectable<RuleRunNoticesTable>;

export interface RunView extends RunRow {
  examined: number;
  total: number;
  states: Partial<Record<RunState, number>> | null;
}

/** Notices are examined in the order of their ids, so the cursor tells the progress. */
const readable = sql`n.deleted_date is null and n.completeness ->> 'verdict' is distinct from 'unread'`;

const views = (db: Db) =>
  db
    .selectFrom('rule_runs as r')
    .selectAll('r')
    .select([
      sql<number>`least(r.cursor_id, r.max_notice_id)`.as('examined'),
      sql<number>`r.max_notice_id`.as('total'),
      sql<Partial<Record<RunState, number>> | null>`(select jsonb_object_agg(s.state, s.count) from (
        select n.state, count(*)::int as count from rule_run_notices n where n.run_id = r.id group by n.state) s)`.as(
        'states',
      ),
    ]);

export async function getRunView(db: Db, id: number): Promise<RunView | undefined> {
  return isValidId(id) ? views(db).where('r.id', '=', id).executeTakeFirst() : undefined;
}

/** Not scoped: the routes admit superusers only. */
export async function listRunViews(db: Db, query: RuleRunListQuery): Promise<{ rows: RunView[]; count: number }> {
  const { rule, search } = query;
  const listing = tableListing({
    from: sql`rule_runs r`,
    where: [
      ...(rule === undefined ? [] : [sql`r.filter_id = ${rule}`]),
      ...(search ? [sql`lower(r.name) like ${containing(search)}`] : []),
    ],
    id: sql`r.id`,
    orderings: { id: sql`r.id` },
    ordering: '-id',
  });
  return readByKeys(db, query, listing, (ids) => views(db).where('r.id', 'in', ids).execute());
}

/** Locks a run until the transaction ends: its steps happen one at a time. */
export async function lockRun(db: Db, id: number): Promise<RunRow | undefined> {
  if (!isValidId(id)) return undefined;
  return db.selectFrom('rule_runs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function activeRunOf(db: Db, filter_id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('rule_runs')
    .select('id')
    .where('filter_id', '=', filter_id)
    .where('status', 'in', ['counting', 'running', 'undoing'])
    .executeTakeFirst();
  return row?.id;
}

export async function newestNoticeId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from notices`.execute(db);
  return rows[0]!.id;
}

interface NewRun extends Omit<RunRow, 'id' | 'cursor_id' | 'message' | 'finished_date' | 'undone_date'> {}

export async function insertRun(db: Db, { rows, actions, ...run }: NewRun): Promise<number> {
  const json = { rows: JSON.stringify(rows), actions: JSON.stringify(actions) };
  const { id } = await db
    .insertInto('rule_runs')
    .values({ ...run, ...json })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type RunChange = Partial<Pick<RunRow, 'status' | 'cursor_id' | 'message'>> & {
  finished_date?: Date;
  undone_date?: Date;
};

export async function updateRun(db: Db, id: number, values: RunChange): Promise<void> {
  await db.updateTable('rule_runs').set(values).where('id', '=', id).execute();
}

/** The next notices to examine. Rules don't run on unread messages. */
export async function nextNoticeIds(db: Db, { cursor_id, max_notice_id }: RunRow, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select n.id from notices n where n.id > ${cursor_id} and n.id <= ${max_notice_id} and ${readable}
    order by n.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function addMatches(db: Db, run_id: number, notice_ids: readonly number[]): Promise<void> {
  if (notice_ids.length === 0) return;
  await sql`insert into rule_run_notices (run_id, notice_id)
    select ${run_id}::int, id from unnest(${[...notice_ids]}::int[]) as m (id) on conflict do nothing`.execute(db);
}

/** The next notices of a run in a state. */
export function runNotices(db: Db, run_id: number, state: RunState, limit: number): Promise<RunNotice[]> {
  return db
    .selectFrom('rule_run_notices')
    .selectAll()
    .where('run_id', '=', run_id)
    .where('state', '=', state)
    .orderBy('notice_id')
    .limit(limit)
    .execute();
}

interface Outcome {
  state: RunState;
  before?: RunValues;
  after?: RunValues;
  note_ids?: number[];
  is_first_hit?: boolean;
}

export async function setOutcome(db: Db, run_id: number, notice_id: number, outcome: Outcome): Promise<void> {
  const { before, after, ...values } = outcome;
  await db
    .updateTable('rule_run_notices')
    .set({
      ...values,
      ...(before && { before: JSON.stringify(before) }),
      ...(after && { after: JSON.stringify(after) }),
    })
    .where('run_id', '=', run_id)
    .where('notice_id', '=', notice_id)
    .execute();
}

/** A note of the same text: the rule already added it. */
export async function hasNote(db: Db, notice_id: number, text: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from notes where content_type = 13 and object_id = ${notice_id} and text = ${text} limit 1`.execute(db);
  return rows.length > 0;
}

/** Removes the notes that a run added. Returns their texts, for the history. */
export async function removeRunNotes(db: Db, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ text: string }>`
    delete from notes where id = any(${[...ids]}::int[]) returning text`.execute(db);
  return rows.map(({ text }) => text);
}

/** Whether a person did anything with the notice after the run changed it. */
export async function wasTouchedSince(db: Db, notice_id: number, uuid: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from history h where h.content_type = 13 and h.object_id = ${notice_id} and h.user_id is not null
      and h.id > coalesce((select max(own.id) from history own
        where own.content_type = 13 and own.object_id = ${notice_id} and own.uuid = ${uuid}), 0)
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Records that the rule matched; true if it had not before. */
export async function recordRunHit(db: Db, filter_id: number, notice_id: number, date: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into filter_hits (filter_id, notice_id, date)
    select f.id, ${notice_id}, ${date} from filters f where f.id = ${filter_id}
    on conflict do nothing returning notice_id`.execute(db);
  return rows.length > 0;
}

export async function removeHit(db: Db, filter_id: number, notice_id: number): Promise<void> {
  await db.deleteFrom('filter_hits').where('filter_id', '=', filter_id).where('notice_id', '=', notice_id).execute();
}
