import { sql } from 'kysely';
import type { CounterReading } from '#core/rules/intake/counter-notice.ts';
import { coalesced } from '../../../../db/in-batches.ts';
import { jsonRows } from '../../../../db/json-rows.ts';
import type { Db } from '../../../../db/tables.ts';
import type { StoredAuthenticity } from '../../../../reader/authenticity/judge.ts';
import type { NewUrl } from '../../matching/match-companies.ts';
import type { NoticeTableRow } from '../tables.queries.ts';

export type NewNotice = Omit<
  NoticeTableRow,
  | 'id'
  | 'is_sent'
  | 'is_forward_failed'
  | 'has_failed_delivery'
  | 'assignee_id'
  | 'is_status_set'
  | 'first_disabled_date'
  | 'deleted_date'
  | 'origin_id'
  | 'reassigned_date'
  | 'company_deleted_date'
> & {
  /** Of a counter-notice’s mail. */
  counter_reading?: CounterReading | null;
  authenticity?: StoredAuthenticity | null;
};

const NEXT_ID = sql`nextval(pg_get_serial_sequence('notices', 'id'))::int`;

/** Reserves the id of a new notice, because its files are inserted first. */
export const nextNoticeId = coalesced<void, number>(async (db, wanted) => {
  const { rows } = await sql<{ id: number }>`
    select ${NEXT_ID} as id from generate_series(1, ${wanted.length}::int)`.execute(db);
  return rows.map(({ id }) => id);
});

/** Batch weight by text length: a statement inserts 50 short notices, or fewer long ones. */
const CHARS_PER_WEIGHT = 20_000;

/** Columns of a new notice, with the SQL types for `json_to_recordset`. */
const NEW_COLUMNS = {
  inbound_id: 'int',
  company_id: 'int',
  suggested_company_id: 'int',
  sender_id: 'int',
  answers_id: 'int',
  submission_id: 'int',
  status_id: 'smallint',
  source_id: 'smallint',
  carrier_id: 'smallint',
  received_date: 'timestamptz',
  subject: 'text',
  text: 'text',
  html: 'text',
  company_name: 'text',
  dmca_public_id: 'text',
  dmca_registration_id: 'text',
  completeness: 'jsonb',
  acns: 'jsonb',
  relay: 'jsonb',
  counter_reading: 'jsonb',
  authenticity: 'jsonb',
  message_id: 'text',
  parse_error: 'text',
  parsed_date: 'timestamptz',
  raw_file_id: 'int',
  case_hash: 'text',
  open_urls: 'int',
  created_by: 'int',
  created_date: 'timestamptz',
} as const satisfies Readonly<Record<keyof NewNotice, string>>;
const NAMES = sql.raw(Object.keys(NEW_COLUMNS).join(', '));
const TYPES = sql.raw(
  Object.entries(NEW_COLUMNS)
    .map((column) => column.join(' '))
    .join(', '),
);

/** Uses the reserved id, if any. */
export const insertNoticeRow = coalesced<NewNotice & { id?: number }, number>(
  async (db, notices) => {
    const { rows } = await sql<{ id: number }>`
    insert into notices (id, ${NAMES}) overriding system value
    select coalesce(n.id, ${NEXT_ID}), ${NAMES}
    from json_to_recordset(${jsonRows(notices)}::json) as n (id int, ${TYPES})
    returning id`.execute(db);
    return rows.map(({ id }) => id);
  },
  ({ text, html }) => 1 + (text.length + (html?.length ?? 0)) / CHARS_PER_WEIGHT,
);

/** Appends URLs to a notice. */
export const insertUrls = (db: Db, notice_id: number, urls: readonly NewUrl[]): Promise<void> =>
  urls.length === 0 ? Promise.resolve() : insertUrlsOf(db, { notice_id, urls });

const insertUrlsOf = coalesced<{ notice_id: number; urls: readonly NewUrl[] }, void>(async (db, notices) => {
  const urls = notices.flatMap(({ notice_id, urls: own }) => own.map((one) => ({ ...one, notice_id })));
  await sql`
    with last as materialized (
      select n.id, coalesce((select max(position) from notice_urls where notice_id = n.id), 0) as position
      from unnest(${notices.map(({ notice_id }) => notice_id)}::int[]) as n (id)
    )
    insert into notice_urls (notice_id, position, url, host, domain_id, is_ignored, role, is_added)
    select u.notice_id, last.position + row_number() over (partition by u.notice_id order by u.place),
      u.url, u.host, u.domain_id, u.is_ignored, u.role, u.is_added
    from unnest(${urls.map(({ notice_id }) => notice_id)}::int[], ${urls.map(({ url }) => url)}::text[],
      ${urls.map(({ host }) => host)}::text[], ${urls.map(({ domain_id }) => domain_id)}::int[],
      ${urls.map(({ is_ignored }) => is_ignored)}::boolean[], ${urls.map(({ role }) => role)}::text[],
      ${urls.map(({ is_added = false }) => is_added)}::boolean[])
      with ordinality as u (notice_id, url, host, domain_id, is_ignored, role, is_added, place)
    join last on last.id = u.notice_id
    order by u.place`.execute(db);
  return notices.map(() => undefined);
});

/** Number of URLs from the message. Computed from the last position, because positions have no gaps and added URLs are few. */
export async function countUrls(db: Db, notice_id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (coalesce((select max(position) from notice_urls where notice_id = ${notice_id}), 0)
      - (select count(*) from notice_urls where notice_id = ${notice_id} and is_added))::int as count`.execute(db);
  return rows[0]!.count;
}

/** Sets the domain of each URL by host; null for hosts that are not listed. */
export async function setUrlDomains(
  db: Db,
  notice_id: number,
  domains: readonly { host: string; domain_id: number }[],
): Promise<void> {
  await sql`
    update notice_urls nu set domain_id = (
      select d.domain_id from unnest(${domains.map(({ host }) => host)}::text[], ${domains.map(({ domain_id }) => domain_id)}::int[])
        as d (host, domain_id) where d.host = nu.host)
    where nu.notice_id = ${notice_id}`.execute(db);
}
