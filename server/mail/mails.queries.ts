import { type Generated, type Selectable, sql } from 'kysely';
import type { Db } from '../db/tables.ts';

interface MailsTable {
  id: Generated<number>;
  message_id: string;
  to_email: string;
  subject: string;
  text: string;
  html: string;
  file_ids: number[];
  /** Where it can be turned off, of one that comes again and again. */
  unsubscribe_url: string | null;
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

export async function insertMail(
  db: Db,
  mail: Pick<
    MailRow,
    'message_id' | 'to_email' | 'subject' | 'text' | 'html' | 'file_ids' | 'unsubscribe_url' | 'created_date'
  >,
): Promise<number> {
  const row = await db
    .insertInto('mails')
    .values({ ...mail, status: 'queued' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export const getMail = (db: Db, id: number): Promise<MailRow | undefined> =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();

export async function markMail(
  db: Db,
  id: number,
  outcome: { status: 'sent' | 'failed'; error: string | null; sent_date: Date | null },
): Promise<void> {
  await db.updateTable('mails').set(outcome).where('id', '=', id).execute();
}

export async function deleteMail(db: Db, id: number): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

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
