import { sql } from 'kysely';
import { coalesced } from '../../../db/in-batches.ts';
import { jsonRows } from '../../../db/json-rows.ts';
import type { Db } from '../../../db/tables.ts';
import { SENT_MAIL } from './file-kinds.ts';

interface SmallMail {
  mail_id: number;
  name: string;
  type: string;
  key: string;
  sha256: string;
  size: number;
  created_date: Date;
  /** In base64; at most one chunk. */
  bytes: string;
}

/** Stores the bytes of mails in one statement, because many mails are sent at once. */
export const insertSmallMail = coalesced<SmallMail, void>(async (db, mails) => {
  await sql`
    with given as materialized (
      select mail_id, name, type, key, sha256, size, created_date, bytes from json_to_recordset(${jsonRows(mails)}::json) as g (mail_id int, name text, type text, key text, sha256 text,
        size int, created_date timestamptz, bytes text)
    ), stored as (
      insert into blobs (sha256, size) select distinct sha256, size from given on conflict do nothing returning sha256
    ), chunks as (
      insert into blob_chunks (sha256, position, bytes)
      select distinct on (g.sha256) g.sha256, 0, decode(g.bytes, 'base64') from given g join stored using (sha256)
    ), kept as (
      insert into files (sha256, name, type, size, content_type, object_id, key, created_date)
      select sha256, name, type, size, ${sql.lit(SENT_MAIL)}, mail_id, key, created_date from given returning id, object_id
    )
    update mails m set raw_file_id = kept.id from kept where m.id = kept.object_id`.execute(db);
  return mails.map(() => undefined);
});

export async function setMailFile(db: Db, mail_id: number, file_id: number): Promise<void> {
  await db.updateTable('mails').set({ raw_file_id: file_id }).where('id', '=', mail_id).execute();
}
