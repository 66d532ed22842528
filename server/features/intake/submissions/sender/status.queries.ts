import { sql } from 'kysely';
import type { Db } from '../../../../db/tables.ts';

/** A notice of a form: its own, or a copy for another company. */
export interface FormNotice {
  id: number;
  company_id: number | null;
  message_id: string | null;
}

/** The notices of a form that nobody deleted. */
export async function noticesOf(db: Db, submission_id: number): Promise<FormNotice[]> {
  const { rows } = await sql<FormNotice>`
    select id, company_id, message_id from notices
    where submission_id = ${submission_id} and deleted_date is null order by id`.execute(db);
  return rows;
}

/** When the first mail that forwarded a notice of the form was delivered; null: none was. */
export async function forwardedDate(db: Db, submission_id: number): Promise<Date | null> {
  const { rows } = await sql<{ date: Date | null }>`
    select min(m.sent_date) as date
    from notices n join deliveries d on d.notice_id = n.id and d.kind = 'forward' join mails m on m.id = d.mail_id
    where n.submission_id = ${submission_id} and m.status = 'sent'`.execute(db);
  return rows[0]?.date ?? null;
}
