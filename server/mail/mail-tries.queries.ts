import { type Generated, sql } from 'kysely';
import { coalesced } from '../db/in-batches.ts';
import { jsonRows } from '../db/json-rows.ts';

interface MailTriesTable {
  id: Generated<number>;
  mail_id: number;
  date: Date;
  code: number | null;
  words: string;
}

declare module '../db/tables.ts' {
  interface Tables {
    mail_tries: MailTriesTable;
  }
}

export type MailTry = Omit<MailTriesTable, 'id'>;

export const insertTry = coalesced<MailTry, void>(async (db, tries) => {
  await sql`
    insert into mail_tries (mail_id, date, code, words)
    select mail_id, date, code, words
    from json_to_recordset(${jsonRows(tries)}::json) as t (mail_id bigint, date timestamptz, code smallint, words text)`.execute(
    db,
  );
  return tries.map(() => undefined);
});
