import { sql } from 'kysely';
import type { Acns } from '#core/contract/intake/notices.ts';
import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import { coalesced, lookup } from '../../../../db/in-batches.ts';
import type { Db } from '../../../../db/tables.ts';
import type { CompanyFacts } from '../../notices/notices.queries.ts';

/** A notice that an earlier reading of a message has made. */
export interface Earlier {
  id: number;
  company_id: number | null;
  /** `unread`: to be filled. `begun`: it waits for the rest of its URLs. `done`: read, corrected by a person, or deleted. */
  state: 'unread' | 'begun' | 'done';
  /** No company ever had it: the first one concerned takes it. */
  is_free: boolean;
  /** By an assignment to another company, which has a notice of its own. */
  is_closed: boolean;
  /** Its history begins already: it was unread. */
  is_received: boolean;
}

/**
 * Locks a message that still has to be read, then its notices: two who read it come one after the other, and who corrects a
 * notice meanwhile comes before or after. Undefined when the message was read.
 */
export async function lockUnread(db: Db, inbound_id: number): Promise<Earlier[] | undefined> {
  return (await lockMessage(db, inbound_id)) ? lockNotices(db, inbound_id) : undefined;
}

/** Sorted to avoid deadlocks. */
const lockedMessage = lookup<number, { id: number }>(
  async (db, ids) => {
    const { rows } = await sql<{ id: number }>`
      select id from inbound_messages where id = any(${ids}::int[]) and parsed_date is null order by id for update`.execute(
      db,
    );
    return rows;
  },
  ({ id }) => id,
);

const lockNotices = coalesced<number, Earlier[]>(async (db, ids) => {
  const { rows } = await sql<Earlier & { inbound_id: number }>`
    select n.inbound_id, n.id, n.company_id,
      case when n.deleted_date is not null or n.parsed_date is not null then 'done'
        when n.completeness ->> 'verdict' = 'unread' then 'unread' else 'begun' end as state,
      n.company_id is null and n.company_deleted_date is null as is_free,
      n.reassigned_date is not null as is_closed,
      exists (select 1 from history h where h.content_type = 13 and h.object_id = n.id and h.action = 'received') as is_received
    from notices n where n.inbound_id = any(${[...ids]}::int[]) order by n.id for update of n`.execute(db);
  return ids.map((id) => rows.filter(({ inbound_id }) => inbound_id === id));
});

/** Whether it still has to be read. */
export const lockMessage = async (db: Db, inbound_id: number): Promise<boolean> =>
  (await lockedMessage(db, inbound_id)) !== undefined;

/** One of its notices is unread: whoever looks for what is to be read finds it again. */
export async function reopenMessage(db: Db, inbound_id: number | null): Promise<void> {
  await sql`update inbound_messages set parsed_date = null where id = ${inbound_id}`.execute(db);
}

/** Whether one of its notices waits to be read. */
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

/** One more attempt failed. A company is suggested where none was assigned. */
export async function updateUnread(db: Db, id: number, { text, parse_error, suggested_company_id }: Attempt) {
  await sql`
    update notices set text = ${text}, parse_error = ${parse_error},
      suggested_company_id = case when company_id is null then ${suggested_company_id}::int end
    where id = ${id}`.execute(db);
}

/** The rest of its URLs will never come. */
export async function markInPart(db: Db, inbound_id: number, parse_error: string): Promise<void> {
  await sql`
    update notices set parse_error = ${parse_error}
    where inbound_id = ${inbound_id} and parsed_date is null and deleted_date is null`.execute(db);
}

/** What a reading says of a notice that could not be read before. */
export interface Filling {
  subject: string;
  sender: { id: number; email: string } | null;
  text: string;
  html: string | null;
  completeness: Completeness;
  acns: Acns | null;
  relay: { name: string; email: string } | null;
  parse_error: string | null;
  parsed_date: Date | null;
  answers_id: number | null;
  case_hash: string | null;
  suggested_company_id: number | null;
  /** Given to it by this reading. */
  company: CompanyFacts | undefined;
}

/** A subject or a sender that a person has changed stays; what came with the message is kept beside it (`as_received`). */
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
      relay = ${json(filling.relay)}, parse_error = ${parse_error}, parsed_date = ${parsed_date}::timestamptz,
      answers_id = ${answers_id}::int, case_hash = ${case_hash}, suggested_company_id = ${suggested_company_id}::int,
      as_received = n.as_received || jsonb_build_object(
        'subject', ${subject}::text, 'sender_email', ${sender?.email ?? null}::text, 'completeness', ${completeness})
    where n.id = ${id}`.execute(db);
}

/** URLs that a person added and the message names as well come with the message; the others keep their order. */
export async function dropAdded(db: Db, notice_id: number, urls: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from notice_urls where notice_id = ${notice_id} and is_added limit 1`.execute(db);
  if (rows.length === 0) return;
  await sql`delete from notice_urls where notice_id = ${notice_id} and is_added and url = any(${[...urls]}::text[])`.execute(
    db,
  );
  await sql`
    update notice_urls u set position = o.position
    from (select id, row_number() over (order by position) as position from notice_urls where notice_id = ${notice_id}) o
    where u.id = o.id`.execute(db);
}
