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

/** A counter-notice of a form. */
interface FormCounterNotice {
  notice_id: number | null;
  urls: string[] | null;
  forwarded_date: Date | null;
  withdrawn_date: Date | null;
  /** The day 0 of the clock that it goes by, while that runs. */
  clock_start: string | null;
}

export async function counterNoticesOf(db: Db, submission_id: number): Promise<FormCounterNotice[]> {
  const { rows } = await sql<FormCounterNotice>`
    select c.notice_id, c.withdrawn_date,
      (select json_agg(u.url order by u.position) from counternotice_urls u where u.counternotice_id = c.id) as urls,
      (select min(m.sent_date) from counternotice_deliveries d join mails m on m.id = d.mail_id
        where d.counternotice_id = c.id and d.kind = 'forward' and m.status = 'sent') as forwarded_date,
      case when c.state = 'running' then coalesce(l.clock_start, c.clock_start)::text end as clock_start
    from counternotices c left join counternotices l on l.id = c.leader_id
    where c.submission_id = ${submission_id} order by c.id`.execute(db);
  return rows;
}
