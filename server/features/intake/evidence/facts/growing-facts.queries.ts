import { sql } from 'kysely';
import { CONTENT_TYPES } from '#core/lookups.ts';
import type { DeclineReason, UrlAction } from '#core/rules/intake/url-states.ts';
import { INTERNAL_NOTE_ADDED, type StoredEntry } from '../../../../db/history.ts';
import { type PersonView, personOf } from '../../../../db/lists/attached-to.ts';
import type { Db } from '../../../../db/tables.ts';

/** The action of history entries about packs, which are in no pack: otherwise each pack would change the next one. */
export const EVIDENCE_ASKED = 'evidence pack made';

const ROWS = 500;

/** Reads rows by id, in chunks between which other work gets its turn. */
async function* inOrder<Row extends { id: number }>(
  read: (after: number, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let after = 0; ; ) {
    const rows = await read(after, ROWS);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS) return;
    after = rows.at(-1)!.id;
  }
}

export interface ActionFact {
  id: number;
  url: string;
  action: UrlAction;
  date: Date;
  recorded_date: Date;
  author: PersonView | null;
  token_name: string | null;
  subscriber: string | null;
  reason: DeclineReason | null;
  note: string | null;
  file_id: number | null;
}

/** What was done about the URLs of a notice, oldest first. */
export const actionsOf = (db: Db, notice_id: number, until: number): AsyncGenerator<readonly ActionFact[]> =>
  inOrder(async (after, limit) => {
    const { rows } = await sql<ActionFact>`
      select a.id, u.url, a.action, a.date, a.recorded_date, ${personOf(sql`a.user_id`)} as author, a.token_name,
        s.handle as subscriber, a.reason, a.note, a.file_id
      from url_actions a join notice_urls u on u.id = a.url_id left join subscribers s on s.id = a.subscriber_id
      where a.notice_id = ${notice_id} and a.id > ${after} and a.id <= ${until} order by a.id limit ${limit}`.execute(
      db,
    );
    return rows;
  });

interface Of {
  notice_id: number;
  company_id: number | null;
  counternotice_ids: readonly number[];
}

/**
 * History of a notice and its counter-notices, as far as its company may see it, oldest first. Without internal notes, and without
 * entries about packs.
 */
export function historyOf(
  db: Db,
  { notice_id, company_id, counternotice_ids }: Of,
  until: number,
): AsyncGenerator<readonly StoredEntry[]> {
  const types = [CONTENT_TYPES.notice, ...counternotice_ids.map(() => CONTENT_TYPES.counternotice)];
  const ids = [notice_id, ...counternotice_ids];
  const own =
    company_id === null
      ? sql`true`
      : sql`exists (select 1 from history_companies hc where hc.history_id = h.id and hc.company_id = ${company_id})`;
  return inOrder(async (after, limit) => {
    const { rows } = await sql<StoredEntry>`
      select h.id, h.uuid, h.is_snapshot, h.object_id, h.content_type, h.action, h.user_id, h.date, h.changes, h.snapshot,
        h.previous_hash, h.token_id, h.token_name, h.hash
      from unnest(${types}::smallint[], ${ids}::int[]) as o (content_type, object_id)
        join history h on h.content_type = o.content_type and h.object_id = o.object_id
      where h.id > ${after} and h.id <= ${until} and h.action not in (${INTERNAL_NOTE_ADDED}, ${EVIDENCE_ASKED}) and ${own}
      order by h.id limit ${limit}`.execute(db);
    return rows;
  });
}

export interface UserFact {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  is_superuser: boolean;
}

export async function usersNamed(db: Db, ids: readonly number[]): Promise<UserFact[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<UserFact>`
    select id, email, first_name, last_name, is_superuser from users where id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}
