import { sql } from 'kysely';
import type { CounterReading } from '#core/rules/intake/counter-notice.ts';
import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import type { Db } from '../../../../db/tables.ts';

/** A notice that answers another one: the letter of a counter-notice, or a retraction. */
export interface AnswerFacts {
  id: number;
  company_id: number | null;
  answers_id: number | null;
  source_id: number;
  received_date: Date;
  text: string;
  raw_file_id: number | null;
  kind: Completeness['kind'];
  counter_reading: CounterReading | null;
  case_id: string | null;
  sender_id: number | null;
  sender_name: string | null;
  sender_email: string | null;
}

export async function answerFacts(db: Db, id: number): Promise<AnswerFacts | undefined> {
  const { rows } = await sql<AnswerFacts>`
    select n.id, n.company_id, n.answers_id, n.source_id, n.received_date, n.text, n.raw_file_id, n.completeness ->> 'kind' as kind,
      n.counter_reading, n.acns ->> 'case_id' as case_id, n.sender_id, s.name as sender_name, nullif(s.email, '') as sender_email
    from notices n left join contacts s on s.id = n.sender_id
    where n.id = ${id} and n.deleted_date is null`.execute(db);
  return rows[0];
}

/** The URLs on the company’s own domains that its letter names. */
export async function urlsNamedIn(db: Db, letter_id: number): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    select u.url from notices n join notice_urls u on u.notice_id = n.id join domains d on d.id = u.domain_id
    where n.id = ${letter_id} and d.company_id = n.company_id order by u.position`.execute(db);
  return rows.map(({ url }) => url);
}

export async function markAsLetter(db: Db, id: number): Promise<void> {
  await db.updateTable('notices').set({ has_counternotice: true }).where('id', '=', id).execute();
}

/** Whether two notices come from the same complainant: the same address, or the same ACNS case. */
export async function isSameComplainant(
  db: Db,
  { sender_email, case_id }: AnswerFacts,
  notice_id: number,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from notices n left join contacts s on s.id = n.sender_id
    where n.id = ${notice_id}
      and (lower(nullif(s.email, '')) = lower(${sender_email}) or n.acns ->> 'case_id' = nullif(${case_id}, ''))`.execute(
    db,
  );
  return rows.length > 0;
}

/** Ends the wait of a notice’s counter-notices; returns those that it ended. */
export async function releaseCounterNotices(db: Db, notice_id: number, date: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update counternotices set released_date = ${date}::timestamptz
    where notice_id = ${notice_id} and released_date is null returning id`.execute(db);
  return rows.map(({ id }) => id);
}
