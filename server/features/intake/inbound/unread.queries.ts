import { sql } from 'kysely';
import type { Acns } from '#core/contract/intake/acns.ts';
import type { CounterReading } from '#core/rules/intake/counter-notice.ts';
import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import { coalesced, lookup } from '../../../db/in-batches.ts';
import type { Db } from '../../../db/tables.ts';
import type { StoredAuthenticity } from '../../../reader/authenticity/judge.ts';
import type { CompanyFacts } from '../notices/notices.queries.ts';

/** A notice made by an earlier reading of the same message. */
export interface EarlierNotice {
  id: number;
  company_id: number | null;
  /** `unread`: to be filled in. `begun`: some URLs are missing. `done`: read, corrected by a person, or deleted. */
  state: 'unread' | 'begun' | 'done';
  /** Never had a company: it can go to the first matched one. */
  is_free: boolean;
  /** Closed because it was reassigned to another company, which has its own notice. */
  is_closed: boolean;
  /** Its history already has the entry `received`, because it was unread before. */
  is_received: boolean;
}

/** Locks an unread message, then its notices, against concurrent readings and corrections. Undefined if it was already read. */
export async function lockMessageAndNotices(db: Db, inbound_id: number): Promise<EarlierNotice[] | undefined> {
  return (await lockMessage(db, inbound_id)) ? lockNotices(db, inbound_id) : undefined;
}

/** Sorted to avoid deadlocks. */
const unreadMessages = lookup<number, { id: number }>(
  async (db, ids) => {
    const { rows } = await sql<{ id: number }>`
      select id from inbound_messages where id = any(${ids}::int[]) and parsed_date is null order by id for update`.execute(
      db,
    );
    return rows;
  },
  ({ id }) => id,
);

const lockNotices = coalesced<number, EarlierNotice[]>(async (db, ids) => {
  const { rows } = await sql<EarlierNotice & { inbound_id: number }>`
    select n.inbound_id, n.id, n.company_id,
      case when n.deleted_date is not null or n.parsed_date is not null then 'done'
        when n.completeness ->> 'verdict' = 'unread' then 'unread' else 'begun' end as state,
      n.company_id is null and n.company_deleted_date is null as is_free,
      n.reassigned_date is not null as is_closed,
      exists (select 1 from history h where h.content_type = 13 and h.object_id = n.id and h.action = 'received') as is_received
    from notices n where n.inbound_id = any(${[...ids]}::int[]) order by n.id for update of n`.execute(db);
  return ids.map((id) => rows.filter(({ inbound_id }) => inbound_id === id));
});

/** Locks a message; true if it is still unread. */
export const lockMessage = async (db: Db, inbound_id: number): Promise<boolean> =>
  (await unreadMessages(db, inbound_id)) !== undefined;

/** Marks a message as unread again, because one of its notices is. */
export async function reopenMessage(db: Db, inbound_id: number | null): Promise<void> {
  await sql`update inbound_messages set parsed_date = null where id = ${inbound_id}`.execute(db);
}

/** True if the message has a notice that is not read yet. */
export async function hasUnread(db: Db, inbound_id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from notices where inbound_id = ${inbound_id} and deleted_date is null and parsed_date is null limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

interface Attempt {
  text: string;
  parse_error: string | null;
  suggested_company_id: number | null;
}

/** Records another failed attempt. A company is suggested only for an unassigned notice. */
export async function updateUnread(db: Db, id: number, { text, parse_error, suggested_company_id }: Attempt) {
  await sql`
    update notices set text = ${text}, parse_error = ${parse_error},
      suggested_company_id = case when company_id is null then ${suggested_company_id}::int end
    where id = ${id}`.execute(db);
}

/** Sets the error of notices whose remaining URLs cannot be read any more. */
export async function markPartlyRead(db: Db, inbound_id: number, parse_error: string): Promise<void> {
  await sql`
    update notices set parse_error = ${parse_error}
    where inbound_id = ${inbound_id} and parsed_date is null and deleted_date is null`.execute(db);
}

/** New values for a notice that was unread. */
export interface Filling {
  subject: string;
  sender: { id: number; email: string } | null;
  text: string;
  html: string | null;
  completeness: Completeness;
  counter: CounterReading | null;
  authenticity: StoredAuthenticity | null;
  acns: Acns | null;
  relay: { name: string; email: string } | null;
  parse_error: string | null;
  parsed_date: Date | null;
  answers_id: number | null;
  case_hash: string | null;
  suggested_company_id: number | null;
  /** Set if this reading assigns the notice to a company. */
  company: CompanyFacts | undefined;
}

/** Keeps a subject or sender that a person has corrected, and stores the received ones in `as_received`. */
export async function fillNoticeRow(db: Db, id: number, { sender, company, ...filling }: Filling): Promise<void> {
  const { subject, text, html, parse_error, parsed_date, answers_id, case_hash, suggested_company_id } = filling;
  const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`;
  const completeness = json(filling.completeness);
  const given = company
    ? sql`company_id = ${company.id}, company_name = ${company.name}, dmca_public_id = ${company.dmca_public_id ?? ''},
        dmca_registration_id = ${company.dmca_registration_id ?? ''},`
    : sql``;
  await sql`
    update notices n set ${given}
      subject = case when n.as_received is null or n.subject = n.as_received ->> 'subject' then ${subject} else n.subject end,
      sender_id = case when n.as_received is null or n.as_received ->> 'sender_email'
        is not distinct from (select c.email from contacts c where c.id = n.sender_id) then ${sender?.id ?? null}::int
        else n.sender_id end,
      text = ${text}, html = ${html}, completeness = ${completeness}, acns = ${json(filling.acns)},
      relay = ${json(filling.relay)}, counter_reading = ${json(filling.counter)}, authenticity = ${json(filling.authenticity)}, parse_error = ${parse_error}, parsed_date = ${parsed_date}::timestamptz,
      answers_id = ${answers_id}::int, case_hash = ${case_hash}, suggested_company_id = ${suggested_company_id}::int,
      as_received = n.as_received || jsonb_build_object(
        'subject', ${subject}::text, 'sender_email', ${sender?.email ?? null}::text, 'completeness', ${completeness})
    where n.id = ${id}`.execute(db);
}

/** Deletes URLs added by a person that the message contains too, unless something was done about them, and renumbers the others. */
export async function dropDuplicateUrls(db: Db, notice_id: number, urls: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from notice_urls where notice_id = ${notice_id} and is_added limit 1`.execute(db);
  if (rows.length === 0) return;
  await sql`delete from notice_urls where notice_id = ${notice_id} and is_added and url = any(${[...urls]}::text[])
    and not exists (select 1 from url_actions a where a.url_id = notice_urls.id)`.execute(db);
  await sql`
    update notice_urls u set position = o.position
    from (select id, row_number() over (order by position) as position from notice_urls where notice_id = ${notice_id}) o
    where u.id = o.id`.execute(db);
}
