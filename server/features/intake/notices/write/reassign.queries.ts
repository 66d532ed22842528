import { type RawBuilder, sql } from 'kysely';
import { NOTICE_STATUS } from '#core/lookups.ts';
import { recountOpenUrlsOf } from '../../../../db/counters/open-urls.ts';
import { isValidId } from '../../../../db/is-valid-id.ts';
import type { Db } from '../../../../db/tables.ts';
import type { NoticeBrief } from '../notices.queries.ts';
import type { NewNotice } from './new-notices.queries.ts';

/**
 * Locks the message of a notice (or the original typed-in notice) before any notice, so that assignments of the same message are
 * serialized without deadlocks.
 */
export async function lockMessageOf(db: Db, notice_id: number): Promise<void> {
  if (!isValidId(notice_id)) return;
  const { rows } = await sql<{ inbound_id: number | null; first_id: number }>`
    select inbound_id, coalesce(origin_id, id) as first_id from notices where id = ${notice_id}`.execute(db);
  const [notice] = rows;
  if (!notice) return;
  await (notice.inbound_id === null
    ? sql`select 1 from notices where id = ${notice.first_id} for update`
    : sql`select 1 from inbound_messages where id = ${notice.inbound_id} for update`
  ).execute(db);
}

type Origin = Pick<NoticeBrief, 'id' | 'inbound_id' | 'origin_id'>;

/** Another company's notice (or the unassigned one) from the same message. */
export async function siblingOf(db: Db, notice: Origin, company_id: number | null): Promise<number | undefined> {
  const first_id = notice.origin_id ?? notice.id;
  const same =
    notice.inbound_id === null
      ? sql`(id = ${first_id} or origin_id = ${first_id})`
      : sql`inbound_id = ${notice.inbound_id}`;
  const { rows } = await sql<{ id: number }>`
    select id from notices
    where ${same} and company_id is not distinct from ${company_id}::int and id <> ${notice.id}
      and deleted_date is null and company_deleted_date is null
    order by id limit 1`.execute(db);
  return rows[0]?.id;
}

/** The received sender address, and the contact that is the sender now. */
export interface SenderAsReceived {
  id: number | null;
  email: string | null;
  company_id: number | null;
  is_changed: boolean;
}

export async function senderAsReceived(db: Db, notice_id: number): Promise<SenderAsReceived> {
  const { rows } = await sql<SenderAsReceived>`
    select c.id, c.company_id,
      case when n.as_received is null then c.email else n.as_received ->> 'sender_email' end as email,
      n.as_received is not null and n.as_received ->> 'sender_email' is distinct from c.email as is_changed
    from notices n left join contacts c on c.id = n.sender_id where n.id = ${notice_id}`.execute(db);
  return rows[0]!;
}

interface Copy {
  company_id: number | null;
  company_name: string;
  dmca_public_id: string;
  dmca_registration_id: string;
  sender_id: number | null;
  created_by: number | null;
  created_date: Date;
}

/** Columns of a copy; files and case are not copied, and its URLs are counted once they are matched. */
type CopiedColumn = Exclude<keyof NewNotice, 'raw_file_id' | 'case_hash' | 'open_urls'> | 'origin_id';

/** SQL value of each column of a copy of notice `n`; `r.facts` are the facts as received. */
const copiedValues = (copy: Copy) =>
  ({
    inbound_id: sql`n.inbound_id`,
    origin_id: sql`case when n.inbound_id is null then coalesce(n.origin_id, n.id) end`,
    company_id: sql`${copy.company_id}::int`,
    suggested_company_id: sql`null::int`,
    company_name: sql`${copy.company_name}`,
    dmca_public_id: sql`${copy.dmca_public_id}`,
    dmca_registration_id: sql`${copy.dmca_registration_id}`,
    sender_id: sql`${copy.sender_id}::int`,
    answers_id: sql`n.answers_id`,
    submission_id: sql`n.submission_id`,
    status_id: sql`${NOTICE_STATUS.new}`,
    source_id: sql`(r.facts ->> 'source_id')::smallint`,
    carrier_id: sql`(r.facts ->> 'carrier_id')::smallint`,
    received_date: sql`(r.facts ->> 'received_date')::timestamptz`,
    subject: sql`r.facts ->> 'subject'`,
    text: sql`n.text`,
    html: sql`n.html`,
    completeness: sql`r.facts -> 'completeness'`,
    acns: sql`n.acns`,
    relay: sql`n.relay`,
    counter_reading: sql`n.counter_reading`,
    authenticity: sql`n.authenticity`,
    message_id: sql`n.message_id`,
    parse_error: sql`n.parse_error`,
    parsed_date: sql`case when r.facts -> 'completeness' ->> 'verdict' is distinct from 'unread' then n.parsed_date end`,
    created_by: sql`${copy.created_by}::int`,
    created_date: sql`${copy.created_date}::timestamptz`,
  }) satisfies Record<CopiedColumn, RawBuilder<unknown>>;

/** Inserts a copy with the facts as received, without later corrections. */
export async function insertCopy(db: Db, notice_id: number, copy: Copy): Promise<number> {
  const values = copiedValues(copy);
  const { rows } = await sql<{ id: number }>`
    insert into notices (${sql.join(Object.keys(values).map((column) => sql.ref(column)))})
    select ${sql.join(Object.values(values))}
    from notices n cross join lateral (select coalesce(n.as_received, jsonb_build_object(
      'subject', n.subject, 'received_date', n.received_date, 'source_id', n.source_id, 'carrier_id', n.carrier_id,
      'completeness', n.completeness)) as facts) r
    where n.id = ${notice_id}
    returning id`.execute(db);
  return rows[0]!.id;
}

/** Copies the received URLs in order, without their domains. */
export async function copyUrls(db: Db, from: number, to: number): Promise<void> {
  await sql`
    insert into notice_urls (notice_id, position, url, host, is_ignored, role)
    select ${to}, row_number() over (order by position), url, host, is_ignored, role
    from notice_urls where notice_id = ${from} and not is_added`.execute(db);
}

/** Makes the notices of a company that is about to be deleted unassigned. */
export async function detachFromCompany(db: Db, company_id: number, date: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update notices set company_id = null, company_deleted_date = ${date}::timestamptz
    where company_id = ${company_id} returning id`.execute(db);
  await recountOpenUrlsOf(
    db,
    rows.map(({ id }) => id),
  );
}
