import { sql } from 'kysely';
import type { Acns } from '#core/contract/intake/acns.ts';
import { COMPANY_STATUS, NOTICE_STATUS } from '#core/lookups.ts';
import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import { coalesced, lookup } from '../../../db/in-batches.ts';
import { jsonRows } from '../../../db/json-rows.ts';
import type { Db } from '../../../db/tables.ts';
import type { StoredAuthenticity } from '../../../reader/authenticity/judge.ts';

/** Facts of a notice for the forwarding mail. */
export interface ForwardFacts {
  id: number;
  status_id: number;
  company_id: number | null;
  company_name: string;
  subject: string;
  received_date: Date;
  completeness: Completeness;
  acns: Acns | null;
  raw_file_id: number | null;
  /** Answers an earlier notice, or a mail of ours. */
  is_answer: boolean;
  /** Not to be forwarded automatically: see `IS_HELD`. */
  is_held: boolean;
  /** Information that the sender of a form added later. */
  supplements: string[];
  sender_name: string | null;
  sender_email: string | null;
  authenticity: StoredAuthenticity | null;
}

/**
 * beyond-edges § 12: the notice of a form waits for a person if the form is suspect and no person accepted it, if all its URLs are
 * ignored, or if its company was removed.
 */
const IS_HELD = sql`(f.id is not null and (
  (f.is_suspect and f.state <> 'accepted')
  or co.status_id = ${sql.lit(COMPANY_STATUS.removed)}
  or not exists (select 1 from notice_urls u where u.notice_id = n.id and not u.is_ignored)))`;

export const forwardFacts = lookup<number, ForwardFacts>(
  async (db, ids) => {
    const { rows } = await sql<ForwardFacts>`
      select n.id, n.status_id, n.company_id, n.company_name, n.subject, n.received_date, n.completeness, n.acns, n.raw_file_id,
        n.answers_id is not null as is_answer,
        ${IS_HELD} as is_held, array(
          select s.text from submission_supplements s where s.submission_id = n.submission_id order by s.id) as supplements,
        c.name as sender_name, c.email as sender_email, n.authenticity
      from notices n left join contacts c on c.id = n.sender_id left join submissions f on f.id = n.submission_id
        left join companies co on co.id = n.company_id
      where n.id = any(${ids}::int[]) and n.deleted_date is null`.execute(db);
    return rows;
  },
  ({ id }) => id,
);

export interface OwnUrls {
  urls: string[];
  total: number;
  domains: string[];
}

interface UrlsQuery {
  notice_id: number;
  /** Only URLs on these domains of the company; undefined for all. */
  domain_ids: readonly number[] | undefined;
  limit: number;
}

/**
 * Reported URLs on the company's own domains, up to a limit, and their total. `offset 0`, here and below, is an optimization fence:
 * it makes the planner look up each notice's URLs by index instead of reading all URLs of a domain.
 */
export const ownUrls = coalesced<UrlsQuery, OwnUrls>(async (db, asked) => {
  const { rows } = await sql<OwnUrls>`
    select coalesce((array_agg(own.url order by own.position) filter (where own.url is not null))[1:a.limit], '{}') as urls, count(own.url)::int as total,
      coalesce(array_agg(distinct own.domain) filter (where own.domain is not null), '{}') as domains
    from rows from (json_to_recordset(${jsonRows(asked)}::json) as (notice_id int, domain_ids int[], "limit" int)) with ordinality
        as a (notice_id, domain_ids, "limit", place)
      left join lateral (
        select u.url, u.position, d.unicode_name as domain
        from notice_urls u join notices n on n.id = u.notice_id join domains d on d.id = u.domain_id
        where u.notice_id = a.notice_id and d.company_id = n.company_id and u.role = 'reported' and not u.is_ignored
          and (a.domain_ids is null or d.id = any(a.domain_ids))
        offset 0
      ) own on true
    group by a.place, a.limit order by a.place`.execute(db);
  return rows;
});

export interface ForwardAddress {
  email: string;
  domain_ids: number[];
}

/**
 * decisions §5: recipients of a notice. Each reported domain's own address, else the company's, else the first owner's; one row
 * per address with its domains.
 */
export const addressesFor = coalesced<number, ForwardAddress[]>(async (db, ids) => {
  const { rows } = await sql<ForwardAddress & { notice_id: number }>`
    with company as (
      select n.id as notice_id, c.id, coalesce(nullif(c.notice_email, ''), (
        select coalesce(u.email, r.email) from representatives r left join users u on u.id = r.user_id
        where r.company_id = c.id and r.role = 'owner' and r.status = 'active' order by r.id limit 1)) as email
      from notices n join companies c on c.id = n.company_id where n.id = any(${[...ids]}::int[])
    ), reported as (
      select distinct u.notice_id, d.id, lower(coalesce(nullif(d.email, ''), company.email)) as email
      from company cross join lateral (
          select u.notice_id, u.domain_id from notice_urls u
          where u.notice_id = company.notice_id and u.role = 'reported' and not u.is_ignored offset 0) u
        join domains d on d.id = u.domain_id and d.company_id = company.id
    )
    select notice_id, email, array_agg(id order by id) as domain_ids from reported where email is not null
    group by notice_id, email
    union all
    select c.notice_id, lower(c.email), array[]::int[] from company c
    where c.email is not null and not exists (select 1 from reported where reported.notice_id = c.notice_id)
    order by email`.execute(db);
  return ids.map((id) => rows.filter(({ notice_id }) => notice_id === id));
});

interface NewDelivery {
  notice_id: number;
  mail_id: number;
  kind: 'forward' | 'reply';
  /** Of a reply. */
  reply_hash: string | null;
  email: string;
  subject: string;
  user_id: number | null;
  token_id: number | null;
  date: Date;
}

export const insertDelivery = coalesced<NewDelivery, void>(async (db, deliveries) => {
  await sql`
    insert into deliveries (notice_id, mail_id, kind, reply_hash, email, subject, user_id, token_id, date)
    select notice_id, mail_id, kind, reply_hash, email, subject, user_id, token_id, date
    from json_to_recordset(${jsonRows(deliveries)}::json)
      as d (notice_id int, mail_id bigint, kind text, reply_hash text, email text, subject text, user_id int, token_id int,
        date timestamptz)`.execute(db);
  return deliveries.map(() => undefined);
});

/** The addresses that a notice was forwarded to, without those that it never reached. */
export async function forwardedTo(db: Db, notice_id: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select lower(d.email) as email from deliveries d join mails m on m.id = d.mail_id
    where d.notice_id = ${notice_id} and d.kind = 'forward' and m.status <> 'failed' group by 1 order by min(d.id)`.execute(
    db,
  );
  return rows.map(({ email }) => email);
}

/** True if a notice was forwarded to this address or a mail is queued. */
export const wasSentTo = coalesced<{ notice_id: number; email: string }, boolean>(async (db, asked) => {
  const { rows } = await sql<{ has_gone: boolean }>`
    select exists (
      select 1 from deliveries d join mails m on m.id = d.mail_id
      where d.notice_id = a.notice_id and d.kind = 'forward' and lower(d.email) = lower(a.email)
        and m.status <> 'failed') as has_gone
    from unnest(${asked.map(({ notice_id }) => notice_id)}::int[], ${asked.map(({ email }) => email)}::text[])
      with ordinality as a (notice_id, email, place)
    order by a.place`.execute(db);
  return rows.map(({ has_gone }) => has_gone);
});

export interface DeliveryOutcome {
  notice_id: number;
  company_id: number | null;
  kind: 'forward' | 'reply';
  email: string;
  status: 'sent' | 'failed';
  error: string | null;
}

/** Whether a mail is about a notice or forwards a counter-notice, so that its outcome has to be shown there. */
export const hasDelivery = coalesced<number, boolean>(async (db, mail_ids) => {
  const ids = sql`${[...mail_ids]}::bigint[]`;
  const { rows } = await sql<{ mail_id: number }>`
    select mail_id from deliveries where mail_id = any(${ids})
    union all select mail_id from counternotice_deliveries where mail_id = any(${ids})`.execute(db);
  const found = new Set(rows.map(({ mail_id }) => mail_id));
  return mail_ids.map((id) => found.has(id));
});

/** Claims the outcome of a delivery once: undefined if it is pending or was claimed before. */
export const claimOutcome = lookup<number, DeliveryOutcome & { mail_id: number }>(
  async (db, mail_ids) => {
    const { rows } = await sql<DeliveryOutcome & { mail_id: number }>`
      update deliveries d set settled = m.status
      from mails m, notices n
      where d.mail_id = any(${mail_ids}::bigint[]) and m.id = d.mail_id and n.id = d.notice_id
        and m.status <> 'queued' and d.settled is distinct from m.status
      returning d.mail_id, d.notice_id, n.company_id, d.kind, d.email, m.status, m.error`.execute(db);
    return rows;
  },
  ({ mail_id }) => mail_id,
);

/**
 * Sent: any forward was delivered or is queued. Failed: a forward failed and no later one succeeded; mails of the same transaction
 * have the same date, so one success does not hide another's failure. Failed delivery: the latest forward or reply to some address
 * failed (beyond § 23). Unchanged rows are not written, because notices have many indexes.
 */
export const refreshDeliveryFlags = coalesced<number, void>(async (db, ids) => {
  await sql`
    with sent as (
      select d.id, d.notice_id, d.kind, d.date, lower(d.email) as email, m.status from deliveries d join mails m on m.id = d.mail_id
      where d.notice_id = any(${[...ids]}::int[])
    ), flags as (
      select n.id, exists (
          select 1 from sent where notice_id = n.id and kind = 'forward' and status <> 'failed') as is_sent,
        exists (
          select 1 from sent bad where bad.notice_id = n.id and bad.kind = 'forward' and bad.status = 'failed' and not exists (
            select 1 from sent later
            where later.notice_id = n.id and later.kind = 'forward' and later.date > bad.date
              and later.status <> 'failed')) as is_forward_failed,
        exists (
          select 1 from sent bad where bad.notice_id = n.id and bad.status = 'failed' and not exists (
            select 1 from sent later
            where later.notice_id = n.id and later.kind = bad.kind and later.email = bad.email
              and later.id > bad.id)) as has_failed_delivery
      from unnest(${[...new Set(ids)]}::int[]) as n (id)
    )
    update notices n set is_sent = f.is_sent, is_forward_failed = f.is_forward_failed, has_failed_delivery = f.has_failed_delivery
    from flags f
    where n.id = f.id and (n.is_sent, n.is_forward_failed, n.has_failed_delivery)
      is distinct from (f.is_sent, f.is_forward_failed, f.has_failed_delivery)`.execute(db);
  return ids.map(() => undefined);
});

/** Changes the status from New to Sent; returns whether it changed. Of two mails of one notice settled together, only the first changes it. */
export const markSent = coalesced<number, boolean>(async (db, ids) => {
  const { rows } = await sql<{ id: number }>`
    update notices set status_id = ${NOTICE_STATUS.sent}, reassigned_date = null
    where id = any(${[...ids]}::int[]) and status_id = ${NOTICE_STATUS.new} and deleted_date is null returning id`.execute(
    db,
  );
  const marked = new Set(rows.map(({ id }) => id));
  return ids.map((id) => marked.delete(id));
});

/** Notices whose forwarding failed, oldest first; locked so that concurrent requests resend each once. */
export async function failedForwardsOf(
  db: Db,
  company_id: number,
  limit: number,
  { lock = false } = {},
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from notices where company_id = ${company_id} and is_forward_failed and deleted_date is null
    order by id limit ${limit} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows.map(({ id }) => id);
}
