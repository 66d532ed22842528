import { sql } from 'kysely';
import { isValidId } from '../../../../db/is-valid-id.ts';
import type { Scope } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import type { CounterNoticeTableRow } from '../tables.queries.ts';

type New = Pick<
  CounterNoticeTableRow,
  | 'notice_id'
  | 'company_id'
  | 'letter_id'
  | 'submission_id'
  | 'source_id'
  | 'received_date'
  | 'sender_name'
  | 'sender_email'
  | 'subscriber_id'
  | 'text'
  | 'raw_file_id'
  | 'elements'
  | 'found'
  | 'reason'
  | 'verdict'
  | 'completed_date'
  | 'clock_start'
  | 'wait'
  | 'is_late'
  | 'created_by'
  | 'created_date'
>;

export interface NamedUrl {
  id: number | null;
  url: string;
}

/** Undefined if the letter or form made one for this notice before. */
export async function insertCounterNotice(
  db: Db,
  { elements, found, wait, ...values }: New,
  urls: readonly NamedUrl[],
): Promise<number | undefined> {
  const made = await db
    .insertInto('counternotices')
    .values({
      ...values,
      elements: JSON.stringify(elements),
      found: JSON.stringify(found),
      wait: wait && JSON.stringify(wait),
      state: 'defective',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) await replaceUrls(db, made.id, urls);
  return made?.id;
}

export async function replaceUrls(db: Db, id: number, urls: readonly NamedUrl[]): Promise<void> {
  await db.deleteFrom('counternotice_urls').where('counternotice_id', '=', id).execute();
  await sql`
    insert into counternotice_urls (counternotice_id, position, url_id, url)
    select ${id}, u.position, u.url_id, u.url
    from unnest(${urls.map((url) => url.id)}::int[], ${urls.map(({ url }) => url)}::text[]) with ordinality
      as u (url_id, url, position)`.execute(db);
}

type Changes = Partial<
  Pick<
    CounterNoticeTableRow,
    | 'reason'
    | 'verdict'
    | 'is_corrected'
    | 'subscriber_id'
    | 'withdrawn_date'
    | 'withdrawn_reason'
    | 'released_date'
    | 'completed_date'
    | 'clock_start'
    | 'wait'
    | 'is_late'
    | 'elements'
  >
>;

export async function updateCounterNoticeRow(
  db: Db,
  id: number,
  { elements, wait, ...changes }: Changes,
): Promise<void> {
  const set = {
    ...changes,
    ...(elements && { elements: JSON.stringify(elements) }),
    ...(wait !== undefined && { wait: wait && JSON.stringify(wait) }),
  };
  if (Object.keys(set).length > 0) await db.updateTable('counternotices').set(set).where('id', '=', id).execute();
}

export type CounterNoticeBrief = Pick<
  CounterNoticeTableRow,
  | 'id'
  | 'notice_id'
  | 'company_id'
  | 'received_date'
  | 'elements'
  | 'reason'
  | 'verdict'
  | 'subscriber_id'
  | 'withdrawn_date'
  | 'completed_date'
  | 'clock_start'
  | 'is_late'
  | 'state'
>;

const BRIEF = [
  'c.id',
  'c.notice_id',
  'c.company_id',
  'c.received_date',
  'c.elements',
  'c.reason',
  'c.verdict',
  'c.subscriber_id',
  'c.withdrawn_date',
  'c.completed_date',
  'c.clock_start',
  'c.is_late',
  'c.state',
] as const;

const within = (db: Db, scope: Scope, id: number) =>
  db
    .selectFrom('counternotices as c')
    .select(BRIEF)
    .where('c.id', '=', id)
    .where(scope.all ? sql<boolean>`true` : sql<boolean>`c.company_id = any(${[...scope.company_ids]}::int[])`);

export const getCounterNoticeBrief = async (
  db: Db,
  scope: Scope,
  id: number,
): Promise<CounterNoticeBrief | undefined> => (isValidId(id) ? within(db, scope, id).executeTakeFirst() : undefined);

export const lockCounterNotice = async (db: Db, scope: Scope, id: number): Promise<CounterNoticeBrief | undefined> =>
  isValidId(id) ? within(db, scope, id).forUpdate('c').executeTakeFirst() : undefined;

export async function urlIdsOf(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('counternotice_urls')
    .select('url_id')
    .where('counternotice_id', '=', id)
    .where('url_id', 'is not', null)
    .orderBy('position')
    .execute();
  return rows.flatMap(({ url_id }) => url_id ?? []);
}
