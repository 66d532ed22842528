import { sql } from 'kysely';
import { CONTENT_TYPES } from '#core/lookups.ts';
import type { Db } from '../../../../db/tables.ts';
import { PROOF } from '../../../records/files/file-kinds.ts';

/** The bytes of the stored files that a pack of the notice contains. */
export async function knownBytes(db: Db, notice_id: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(f.size), 0)::float8 as bytes from (
      select n.raw_file_id as id from notices n where n.id = ${notice_id}
      union select c.raw_file_id from counternotices c where c.notice_id = ${notice_id}
      union select f.id from files f
        where f.content_type in (${sql.lit(CONTENT_TYPES.notice)}, ${sql.lit(PROOF)}) and f.object_id = ${notice_id}
      union select m.raw_file_id from deliveries d join mails m on m.id = d.mail_id where d.notice_id = ${notice_id}
      union select m.raw_file_id from counternotices c join counternotice_deliveries d on d.counternotice_id = c.id
        join mails m on m.id = d.mail_id where c.notice_id = ${notice_id}
    ) part join files f on f.id = part.id`.execute(db);
  return rows[0]!.bytes;
}
