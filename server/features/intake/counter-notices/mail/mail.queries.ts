import { sql } from 'kysely';
import { type Role, USER_STATUS } from '#core/lookups.ts';
import type { CounterElements } from '#core/rules/intake/counter-notice.ts';
import { lookup } from '../../../../db/in-batches.ts';
import { isValidId } from '../../../../db/is-valid-id.ts';
import type { Db } from '../../../../db/tables.ts';
import type { DeliveryKind, ForwardProblem, NewDelivery } from '../tables.queries.ts';

/** Facts of a counter-notice for the mails about it. */
export interface MailFacts {
  id: number;
  company_id: number | null;
  company_name: string | null;
  notice_id: number | null;
  letter_id: number | null;
  submission_id: number | null;
  received_date: Date;
  released_date: Date | null;
  due_date: Date | null;
  sender_name: string;
  sender_email: string | null;
  text: string;
  raw_file_id: number | null;
  elements: CounterElements;
  verdict: 'complete' | 'defective';
  /** The day 0 of the clock that it goes by. */
  clock_start: string | null;
  put_back_by: string | null;
  urls: string[];
  urls_count: number;
  /** Of the notice that it answers. */
  notice_subject: string | null;
  notice_received_date: Date | null;
  notice_message_id: string | null;
  notice_raw_file_id: number | null;
  complainant_email: string | null;
  /** The address that the notice came from, before a person changed the sender; null for a typed-in notice. */
  notice_received_from: string | null;
  /** Of its own mail, for replies in its thread. */
  letter_message_id: string | null;
  letter_subject: string | null;
  /** The address that its mail came from. */
  letter_received_from: string | null;
}

const LETTER_URLS = 50;

/** The address that a notice’s message came from; people can change the sender later. */
const receivedFrom = (notice: string, contact: string) => {
  const n = (column: string) => sql.ref(`${notice}.${column}`);
  return sql`case when ${n('raw_file_id')} is null then null when ${n('as_received')} is null then ${sql.ref(`${contact}.email`)}
    else ${n('as_received')} ->> 'sender_email' end`;
};

export async function mailFacts(db: Db, id: number): Promise<MailFacts | undefined> {
  if (!isValidId(id)) return undefined;
  const { rows } = await sql<MailFacts>`
    select c.id, c.company_id, co.name as company_name, c.notice_id, c.letter_id, c.received_date, c.released_date, c.due_date,
      c.sender_name, c.sender_email, c.text, c.raw_file_id, c.submission_id, c.elements, c.verdict, c.put_back_by,
      (select l.clock_start from counternotices l where l.id = coalesce(c.leader_id, c.id)) as clock_start,
      array(select u.url from counternotice_urls u where u.counternotice_id = c.id order by u.position limit ${sql.lit(LETTER_URLS)}) as urls,
      (select count(*)::int from counternotice_urls u where u.counternotice_id = c.id) as urls_count,
      n.subject as notice_subject, n.received_date as notice_received_date, n.message_id as notice_message_id,
      n.raw_file_id as notice_raw_file_id, nullif(s.email, '') as complainant_email, ${receivedFrom('n', 's')} as notice_received_from,
      l.message_id as letter_message_id, l.subject as letter_subject, ${receivedFrom('l', 'ls')} as letter_received_from
    from counternotices c
      left join companies co on co.id = c.company_id
      left join notices n on n.id = c.notice_id left join contacts s on s.id = n.sender_id
      left join notices l on l.id = c.letter_id left join contacts ls on ls.id = l.sender_id
    where c.id = ${id}`.execute(db);
  return rows[0];
}

export async function insertDelivery(db: Db, delivery: NewDelivery): Promise<void> {
  await db.insertInto('counternotice_deliveries').values(delivery).execute();
}

interface Sent {
  counternotice_id: number;
  kind: DeliveryKind;
  email: string;
  /** Of a reply. */
  reply_hash: string | null;
  since: Date;
}

/** Whether the same was sent to this address since then, and did not fail. */
export async function wasSent(db: Db, { counternotice_id, kind, email, reply_hash, since }: Sent): Promise<boolean> {
  const { rows } = await sql`
    select 1 from counternotice_deliveries d join mails m on m.id = d.mail_id
    where d.counternotice_id = ${counternotice_id} and d.kind = ${kind} and d.email = ${email} and d.date > ${since}::timestamptz
      and d.reply_hash is not distinct from ${reply_hash} and m.status <> 'failed'
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Records whether the complainant can be mailed, and why not. */
export async function setForwardProblem(db: Db, id: number, forward_problem: ForwardProblem | null): Promise<void> {
  await db
    .updateTable('counternotices')
    .set({ forward_problem, is_forward_failed: forward_problem !== null })
    .where('id', '=', id)
    .execute();
}

interface Marked {
  id: number;
  mail_id: number;
  is_forward_failed: boolean;
  email: string;
  error: string | null;
}

/** Applies the outcome of the latest mail that forwarded a counter-notice; undefined if it changes nothing. */
export const markForward = lookup<number, Marked>(
  async (db, mail_ids) => {
    const { rows } = await sql<Marked>`
      update counternotices c set is_forward_failed = (m.status = 'failed')
      from counternotice_deliveries d join mails m on m.id = d.mail_id
      where d.mail_id = any(${mail_ids}::bigint[]) and d.kind = 'forward' and c.id = d.counternotice_id
        and c.forward_problem is null and c.is_forward_failed is distinct from (m.status = 'failed')
        and d.id = (select max(o.id) from counternotice_deliveries o where o.counternotice_id = c.id and o.kind = 'forward')
      returning c.id, d.mail_id, c.is_forward_failed, d.email, m.error`.execute(db);
    return rows;
  },
  ({ mail_id }) => mail_id,
);

/** Account addresses of a company’s active people with these roles. */
export async function addressesOf(db: Db, company_id: number, roles: readonly Role[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct u.email from representatives r join users u on u.id = r.user_id
    where r.company_id = ${company_id} and r.status = 'active' and r.role = any(${[...roles]}::text[])
      and u.status_id = ${sql.lit(USER_STATUS.active)} and u.deleted_date is null
    order by u.email`.execute(db);
  return rows.map(({ email }) => email);
}
