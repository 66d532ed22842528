import { type Generated, type Selectable, sql } from 'kysely';
import { coalesced, lookup } from '../db/in-batches.ts';
import { jsonRows } from '../db/json-rows.ts';
import type { Db } from '../db/tables.ts';

interface MailsTable {
  id: Generated<number>;
  message_id: string;
  to_email: string;
  subject: string;
  text: string;
  html: string;
  file_ids: number[];
  /** One-click unsubscribe link of recurring mail. */
  unsubscribe_url: string | null;
  /** Where answers go; null: to the sender. */
  reply_to: string | null;
  /** Who wrote the mail, shown as its sender; null for automatic mail. */
  from_name: string | null;
  /** Message-ID of the message that the mail answers. */
  in_reply_to: string | null;
  reference_ids: Generated<string[]>;
  /** Its bytes are kept, and the tries to deliver it recorded. */
  is_kept: Generated<boolean>;
  /** The bytes, once they were rendered. */
  raw_file_id: Generated<number | null>;
  status: 'queued' | 'sent' | 'failed';
  error: string | null;
  created_date: Date;
  sent_date: Date | null;
}

declare module '../db/tables.ts' {
  interface Tables {
    mails: MailsTable;
  }
}

export type MailRow = Selectable<MailsTable>;

type NewMail = Pick<
  MailRow,
  | 'message_id'
  | 'to_email'
  | 'subject'
  | 'text'
  | 'html'
  | 'file_ids'
  | 'unsubscribe_url'
  | 'reply_to'
  | 'from_name'
  | 'in_reply_to'
  | 'reference_ids'
  | 'is_kept'
  | 'created_date'
>;

export const insertMail = coalesced<NewMail, number>(async (db, mails) => {
  const { rows } = await sql<{ id: number }>`
    insert into mails (message_id, to_email, subject, text, html, file_ids, unsubscribe_url, reply_to, from_name, in_reply_to,
      reference_ids, is_kept, created_date, status)
    select message_id, to_email, subject, text, html, file_ids, unsubscribe_url, reply_to, from_name, in_reply_to,
      reference_ids, is_kept, created_date, 'queued'
    from json_to_recordset(${jsonRows(mails)}::json) as m (message_id text, to_email text, subject text, text text, html text,
      file_ids int[], unsubscribe_url text, reply_to text, from_name text, in_reply_to text, reference_ids text[],
      is_kept boolean, created_date timestamptz)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
});

export const getMail = lookup<number, MailRow>(
  (db, ids) => db.selectFrom('mails').selectAll().where(sql<boolean>`id = any(${ids}::bigint[])`).execute(),
  ({ id }) => id,
);

export interface MailOutcome {
  status: 'sent' | 'failed';
  error: string | null;
  sent_date: Date | null;
}

export const markMail = coalesced<MailOutcome & { id: number }, void>(async (db, outcomes) => {
  await sql`
    update mails m set status = o.status, error = o.error, sent_date = o.sent_date
    from json_to_recordset(${jsonRows(outcomes)}::json) as o (id bigint, status text, error text, sent_date timestamptz)
    where m.id = o.id`.execute(db);
  return outcomes.map(() => undefined);
});

/** Coalesced like `markMail`, so that a discarded mail costs the database the same as a delivered one. */
export const deleteMail = coalesced<number, void>(async (db, ids) => {
  await sql`delete from mails where id = any(${[...ids]}::bigint[])`.execute(db);
  return ids.map(() => undefined);
});

/** Newest first, for the development mailbox. */
export function listMails(db: Db, { to, limit }: { to?: string | undefined; limit: number }): Promise<MailRow[]> {
  return db
    .selectFrom('mails')
    .selectAll()
    .$if(to !== undefined, (query) => query.where('to_email', '=', sql<string>`lower(${to})`))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
