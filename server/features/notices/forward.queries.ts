import { sql } from 'kysely';
import type { Acns } from '#core/contract/notices.ts';
import type { Completeness } from '#core/rules/notice-completeness.ts';
import type { Db } from '../../db/tables.ts';

/** What the letter about a notice says, and what goes along with it. */
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
  /** It answers a mail of ours. */
  is_reply: boolean;
  sender_name: string | null;
  sender_email: string | null;
}

export async function forwardFacts(db: Db, id: number): Promise<ForwardFacts | undefined> {
  const { rows } = await sql<ForwardFacts>`
    select n.id, n.status_id, n.company_id, n.company_name, n.subject, n.received_date, n.completeness, n.acns, n.raw_file_id,
      n.answers_id is not null and n.completeness ->> 'kind' = 'other' as is_reply,
      c.name as sender_name, c.email as sender_email
    from notices n left join contacts c on c.id = n.sender_id
    where n.id = ${id} and n.deleted_date is null`.execute(db);
  return rows[0];
}

export interface OwnUrls {
  urls: string[];
  total: number;
  domains: string[];
}

/** The first of the URLs that a notice reports on its company's own domains, or on these of them; how many there are. */
export async function ownUrls(
  db: Db,
  notice_id: number,
  { domain_ids, limit }: { domain_ids?: readonly number[] | undefined; limit: number },
): Promise<OwnUrls> {
  const wanted = domain_ids ? sql`d.id = any(${[...domain_ids]}::int[])` : sql`true`;
  const { rows } = await sql<{ url: string; total: number; domains: string[] }>`
    with own as (
      select u.url, u.position, d.unicode_name as domain
      from notice_urls u join notices n on n.id = u.notice_id join domains d on d.id = u.domain_id
      where u.notice_id = ${notice_id} and d.company_id = n.company_id and u.role = 'reported' and not u.is_ignored and ${wanted}
    )
    select url, (select count(*) from own)::int as total, (select array_agg(distinct domain) from own) as domains
    from own order by position limit ${limit}`.execute(db);
  return { urls: rows.map(({ url }) => url), total: rows[0]?.total ?? 0, domains: rows[0]?.domains ?? [] };
}

/**
 * decisions §5: where a notice goes. Each concerned domain's own address, else the company's, else its first owner's; one
 * row for each address, with the domains it is for.
 */
export async function addressesFor(db: Db, notice_id: number): Promise<{ email: string; domain_ids: number[] }[]> {
  const { rows } = await sql<{ email: string; domain_ids: number[] }>`
    with company as (
      select c.id, coalesce(nullif(c.notice_email, ''), (
        select coalesce(u.email, r.email) from representatives r left join users u on u.id = r.user_id
        where r.company_id = c.id and r.role = 'owner' and r.status = 'active' order by r.id limit 1)) as email
      from notices n join companies c on c.id = n.company_id where n.id = ${notice_id}
    ), concerned as (
      select distinct d.id, lower(coalesce(nullif(d.email, ''), company.email)) as email
      from notice_urls u join domains d on d.id = u.domain_id join company on company.id = d.company_id
      where u.notice_id = ${notice_id} and u.role = 'reported' and not u.is_ignored
    )
    select email, array_agg(id order by id) as domain_ids from concerned where email is not null group by email
    union all
    select lower(email), array[]::int[] from company where email is not null and not exists (select 1 from concerned)
    order by email`.execute(db);
  return rows;
}

export async function insertDelivery(
  db: Db,
  delivery: { notice_id: number; mail_id: number; email: string; subject: string; user_id: number | null; date: Date },
): Promise<void> {
  await db.insertInto('deliveries').values(delivery).execute();
}

/** Whether something went to this address about a notice, or is on its way. */
export async function hasGone(db: Db, notice_id: number, email: string): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select d.id from deliveries d join mails m on m.id = d.mail_id
    where d.notice_id = ${notice_id} and lower(d.email) = lower(${email}) and m.status <> 'failed' limit 1`.execute(db);
  return rows.length > 0;
}

export interface Delivered {
  notice_id: number;
  company_id: number | null;
  email: string;
  status: 'sent' | 'failed';
  error: string | null;
}

export async function hasDelivery(db: Db, mail_id: number): Promise<boolean> {
  const row = await db.selectFrom('deliveries').select('id').where('mail_id', '=', mail_id).executeTakeFirst();
  return row !== undefined;
}

/** What became of a mail about a notice, when that is news. */
export async function takeNews(db: Db, mail_id: number): Promise<Delivered | undefined> {
  const { rows } = await sql<Delivered>`
    update deliveries d set settled = m.status
    from mails m, notices n
    where d.mail_id = ${mail_id} and m.id = d.mail_id and n.id = d.notice_id
      and m.status <> 'queued' and d.settled is distinct from m.status
    returning d.notice_id, n.company_id, d.email, m.status, m.error`.execute(db);
  return rows[0];
}

/**
 * Sent: something arrived or is on its way. Failed: something did not arrive, and nothing that was sent after it did. Those
 * of one act stand side by side, so that one that arrives does not hide another that does not. The notice's status, held.
 */
export async function markForwarded(db: Db, notice_id: number): Promise<number | undefined> {
  const { rows } = await sql<{ status_id: number }>`
    with sent as (
      select d.date, m.status from deliveries d join mails m on m.id = d.mail_id where d.notice_id = ${notice_id}
    )
    update notices set
      is_sent = exists (select 1 from sent where status <> 'failed'),
      is_forward_failed = exists (
        select 1 from sent bad where bad.status = 'failed'
          and not exists (select 1 from sent later where later.date > bad.date and later.status <> 'failed'))
    where id = ${notice_id} returning status_id`.execute(db);
  return rows[0]?.status_id;
}

/** What was sent on and did not arrive, the oldest first; locked so that two people send it once. */
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
