import { sql } from 'kysely';
import type { UrlActionListQuery } from '#core/contract/intake/url-actions.ts';
import type { DeclineReason, UrlAction } from '#core/rules/intake/url-states.ts';
import { isValidId } from '../../../db/is-valid-id.ts';
import { jsonRows } from '../../../db/json-rows.ts';
import { type PersonView, personOf } from '../../../db/lists/attached-to.ts';
import type { Listed } from '../../../db/lists/json-dates.ts';
import { readPage } from '../../../db/lists/list.ts';
import { countOf, tableListing } from '../../../db/lists/table-list.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import type { NewAction } from './tables.queries.ts';

/**
 * Inserts actions in order. Their `id` and what they undo may be provisional: beyond those of the database. The caller holds the lock of
 * their notices, so ids grow in the order of recording.
 */
export async function insertActions(db: Db, actions: readonly NewAction[]): Promise<void> {
  await sql`
    with given as materialized (
      select nextval(pg_get_serial_sequence('url_actions', 'id'))::int as stored_id, a.id, a.notice_id, a.url_id, a.action, a.undoes_id,
        a.date, a.recorded_date, a.user_id, a.token_id, a.token_name, a.subscriber_id, a.reason, a.note, a.file_id
      from json_to_recordset(${jsonRows(actions)}::json) as a (id bigint, notice_id int, url_id int, action text, undoes_id bigint,
        date timestamptz, recorded_date timestamptz, user_id int, token_id int, token_name text, subscriber_id int, reason text,
        note text, file_id int)
    )
    insert into url_actions (id, notice_id, url_id, action, undoes_id, date, recorded_date, user_id, token_id, token_name,
      subscriber_id, reason, note, file_id)
    overriding system value
    select a.stored_id, a.notice_id, a.url_id, a.action, coalesce(undone.stored_id, a.undoes_id), a.date, a.recorded_date, a.user_id,
      a.token_id, a.token_name, a.subscriber_id, a.reason, a.note, a.file_id
    from given a left join given undone on undone.id = a.undoes_id order by a.stored_id`.execute(db);
}

interface ActionRow {
  id: number;
  url_id: number;
  action: UrlAction;
  date: Date;
  recorded_date: Date;
  author: PersonView | null;
  token_id: number | null;
  token_name: string | null;
  subscriber: { id: number; handle: string } | null;
  reason: DeclineReason | null;
  note: string | null;
  file_id: number | null;
  /** Of the notice. */
  company_id: number | null;
}
export type ActionView = Listed<ActionRow>;

/** The actions on a notice within the scope; latest first. */
export async function listActionViews(
  db: Db,
  scope: Scope,
  notice_id: number,
  query: UrlActionListQuery,
): Promise<{ rows: ActionView[]; count: number }> {
  if (!isValidId(notice_id)) return { rows: [], count: 0 };
  const notice = sql`from notices n where n.id = ${notice_id} and n.deleted_date is null`;
  const isSeen = scope.all
    ? sql`exists (select 1 ${notice})`
    : sql`(select n.company_id ${notice}) = any(${[...scope.company_ids]}::int[])`;
  const list = { from: sql`url_actions a`, where: [sql`a.notice_id = ${notice_id}`, isSeen] };
  const orderings = { id: sql`a.id`, date: sql`a.date` };
  const ordering = query.ordering ?? '-id';
  const listing = tableListing({ ...list, id: sql`a.id`, orderings, ordering, count: countOf(list) });
  const rows = sql`
    select a.id, a.url_id, a.action, a.date, a.recorded_date, ${personOf(sql`a.user_id`)} as author, a.token_id, a.token_name,
      (select json_build_object('id', s.id, 'handle', s.handle) from subscribers s where s.id = a.subscriber_id) as subscriber,
      a.reason, a.note, a.file_id, (select n.company_id ${notice}) as company_id
    from keys k join url_actions a on a.id = k.id`;
  return readPage<ActionView>(db, query, { ...listing, rows });
}

/** The earliest date of an action on a notice; null: there is none. */
export async function firstActionDate(db: Db, notice_id: number): Promise<Date | null> {
  const { rows } = await sql<{ date: Date | null }>`
    select min(date) as date from url_actions where notice_id = ${notice_id}`.execute(db);
  return rows[0]?.date ?? null;
}
