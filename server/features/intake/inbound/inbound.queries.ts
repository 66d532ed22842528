import { sql } from 'kysely';
import { coalesced, lookup, rowsOfEach } from '../../../db/in-batches.ts';
import { jsonRows } from '../../../db/json-rows.ts';
import type { Db } from '../../../db/tables.ts';
import type { InboundRow } from '../notices/tables.queries.ts';

export type NewMessage = Omit<InboundRow, 'id' | 'parsed_date' | 'ignored_for'>;

/** Job that reads a message; the SQL function `receive_messages` enqueues it under this name. */
export const READ_INBOUND = 'read-inbound';
/** Job that retries an unread message. */
export const READ_AGAIN = 'read-again';

/**
 * Inserts messages with their bytes and reading jobs; returns the new ids, undefined for duplicates. A single statement, because
 * senders wait for it: one transaction and one round trip.
 */
export async function insertMessages(
  db: Db,
  messages: readonly (NewMessage & { bytes: Buffer })[],
): Promise<(number | undefined)[]> {
  const column = <K extends keyof NewMessage>(name: K) => messages.map((message) => message[name]);
  const recipients = messages.map((message) => JSON.stringify(message.recipients));
  const dates = messages.map(({ received_date }) => received_date.toISOString());
  // SQL offsets start at 1.
  const starts = [1];
  for (const { size } of messages.slice(0, -1)) starts.push(starts.at(-1)! + size);
  const { rows } = await sql<{ inbound_id: number; hash: string }>`
    select inbound_id, hash from receive_messages(${column('message_id')}::text[], ${column('content_hash')}::text[],
      ${column('sha256')}::text[], ${column('size')}::int[], ${column('source_id')}::smallint[],
      ${column('envelope_from')}::text[], ${recipients}::text[], ${dates}::timestamptz[], ${starts}::int[],
      ${column('client_ip')}::text[], ${column('helo')}::text[], ${Buffer.concat(messages.map(({ bytes }) => bytes))}::bytea)`.execute(
    db,
  );
  const ids = new Map(rows.map(({ inbound_id, hash }) => [hash, inbound_id]));
  return messages.map(({ content_hash }) => {
    const id = ids.get(content_hash);
    // The second of two equal messages in one statement is the duplicate.
    ids.delete(content_hash);
    return id;
  });
}

/** Inserts a message whose bytes are already stored; undefined for a duplicate. */
export async function insertMessage(db: Db, message: NewMessage): Promise<number | undefined> {
  const row = await db
    .insertInto('inbound_messages')
    .values(message)
    .onConflict((conflict) => conflict.column('content_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Finds a message that was received before, with its notices. */
export async function findMessage(
  db: Db,
  content_hash: string,
): Promise<{ id: number; notices: number[] } | undefined> {
  const { rows } = await sql<{ id: number; notices: number[] }>`
    select m.id, array(select n.id from notices n where n.inbound_id = m.id and n.deleted_date is null order by n.id) as notices
    from inbound_messages m where m.content_hash = ${content_hash}`.execute(db);
  return rows[0];
}

export const getInbound = lookup<number, InboundRow>(
  (db, ids) => db.selectFrom('inbound_messages').selectAll().where(sql<boolean>`id = any(${ids}::int[])`).execute(),
  ({ id }) => id,
);

interface MarkedRead {
  id: number;
  parsed_date: Date;
  ignored_for: string | null;
}

export const markRead = coalesced<MarkedRead, void>(async (db, marks) => {
  await sql`update inbound_messages m set parsed_date = r.parsed_date, ignored_for = r.ignored_for
    from json_to_recordset(${jsonRows(marks)}::json) as r (id int, parsed_date timestamptz, ignored_for text)
    where m.id = r.id`.execute(db);
  return marks.map(() => undefined);
});

/** A mail that we sent, and the notice it was about, if any. */
export interface OwnMail {
  mail_id: number;
  notice_id: number | null;
  company_id: number | null;
  /** Set if the mail replied to the notice's sender, or was about a counter-notice: an answer to it is a notice of the same company (beyond § 13). */
  reply: {
    /** What we wrote about the notice, latest first. */
    text: string;
    /** The company was deleted: no other one may see what it wrote. */
    is_company_deleted: boolean;
  } | null;
}

/** Replies about a notice whose text is compared with an answer. */
const COMPARED_REPLIES = 10;

export async function findOwnMails(db: Db, message_ids: readonly string[]): Promise<OwnMail[]> {
  return message_ids.length === 0 ? [] : mailsByIds(db, message_ids);
}

const mailsByIds = coalesced<readonly string[], OwnMail[]>(async (db, lists) => {
  const { rows } = await sql<OwnMail & { message_id: string }>`
    select m.message_id, m.id as mail_id, n.id as notice_id, n.company_id,
      case when c.id is not null then json_build_object('is_company_deleted', n.company_deleted_date is not null, 'text', m.text)
        when d.kind = 'reply' then json_build_object('is_company_deleted', n.company_deleted_date is not null, 'text', (
        select string_agg(text, E'\n\n') from (
          select o.text from deliveries r join mails o on o.id = r.mail_id
          where r.notice_id = n.id and r.kind = 'reply' order by r.id desc limit ${COMPARED_REPLIES}) own)) end as reply
    from mails m left join deliveries d on d.mail_id = m.id
      left join counternotice_deliveries cd on cd.mail_id = m.id left join counternotices c on c.id = cd.counternotice_id
      left join notices n on n.id = coalesce(d.notice_id, case when cd.kind = 'forward' then c.notice_id
        else coalesce(c.letter_id, c.notice_id) end)
    where m.message_id = any(${[...new Set(lists.flat())]}::text[]) order by m.id`.execute(db);
  return rowsOfEach(rows, lists, ({ message_id }) => message_id);
});

/** How many recent notices of the company are searched by URL. */
const RECENT = 1000;

interface Answering {
  company_id: number;
  message_ids: readonly string[];
  case_id: string | null;
  urls: readonly string[];
}

/** The notice that a counter-notice or retraction answers: by Message-ID, else by ACNS case, else the newest with one of its URLs. */
export async function findNoticeAnswered(
  db: Db,
  { company_id, message_ids, case_id, urls }: Answering,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    (select n.id, 1 as rank from notices n
      where n.message_id = any(${[...message_ids]}::text[]) and n.company_id = ${company_id} and n.deleted_date is null
      order by n.id desc limit 1)
    union all
    (select n.id, 2 from notices n
      where n.acns is not null and n.acns ->> 'case_id' = ${case_id} and n.company_id = ${company_id} and n.deleted_date is null
      order by n.id desc limit 1)
    union all
    (select n.id, 3 from (
        select id, completeness from notices where company_id = ${company_id} and deleted_date is null
        order by received_date desc, id desc limit ${RECENT}) n
      where n.completeness ->> 'kind' = 'takedown'
        and exists (select 1 from notice_urls u where u.notice_id = n.id and u.url = any(${[...urls]}::text[]))
      order by n.id desc limit 1)
    order by rank limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Marks the notices of a message as read: all their URLs are stored. */
export async function markNoticesRead(db: Db, inbound_id: number, parsed_date: Date): Promise<void> {
  await db
    .updateTable('notices')
    .set({ parsed_date })
    .where('inbound_id', '=', inbound_id)
    .where('parsed_date', 'is', null)
    .execute();
}

export async function setRawFile(db: Db, notice_id: number, raw_file_id: number): Promise<void> {
  await db.updateTable('notices').set({ raw_file_id }).where('id', '=', notice_id).execute();
}
