import { sql } from 'kysely';
import type { Db } from '#server/db/tables.ts';
import { FILL_HANDLED, HANDLED_COLUMNS } from '../data/handling.ts';

export interface Company {
  readonly id: number;
  /** In the name of its domains. */
  readonly name: string;
  /** Evenly over a year, the newest now. */
  readonly notices: number;
  readonly subscribers: number;
  /** Subscribers with several strikes, who share the strikes of one in `every` Resolved notices. */
  readonly repeaters: { readonly count: number; readonly every: number };
}

const DOMAINS = 100;
const SENDERS = 60;

/** Elements of a complete notice. */
const COMPLETENESS = JSON.stringify({
  ...{ signature: true, good_faith: true, accuracy: true, work: true, material: true, contact: true },
  ...{ verdict: 'complete', kind: 'takedown', is_corrected: false, found: {} },
});

const WORDS = sql`(array['harbor', 'quay', 'pier', 'beacon', 'tide', 'anchor', 'sail', 'reef'])`;

/** A company, its domains and the senders of its notices. */
async function loadCompany(db: Db, { id, name }: Company): Promise<void> {
  await sql`insert into companies (id, name, status_id, created_date) overriding system value
    values (${id}, ${name}, 13, now() - interval '2 years')`.execute(db);
  await sql`insert into domains (name, unicode_name, company_id, status_id, created_date)
    select d, d, ${id}, 13, now() - n * interval '1 day'
    from (select n, ${name}::text || '-' || n || '.example.com' as d from generate_series(1, ${DOMAINS}) n) made`.execute(
    db,
  );
  await sql`insert into contacts (name, email, company, created_date)
    select 'Sender ' || n, ${name}::text || '-sender-' || n || '@example.org', 'Rights Desk ' || n, now()
    from generate_series(1, ${SENDERS}) n`.execute(db);
}

/** The notices are told apart by `dmca_public_id`, their number within the company: n. */
async function loadNotices(db: Db, { id, name, notices }: Company): Promise<void> {
  await sql`
    insert into notices (company_id, sender_id, status_id, source_id, received_date, subject, text, dmca_public_id, completeness,
      message_id, parsed_date, is_sent, created_date)
    select ${id}, s.id, case when n > ${notices} - 40 then 15 + n % 3 else (array[18, 18, 18, 18, 19, 21])[1 + n % 6] end, 1,
      now() - (${notices} - n) * (interval '1 year' / ${notices}), 'DMCA takedown: ' || ${WORDS}[1 + n % 8] || ' ' || substr(md5(n::text), 1, 8),
      repeat('The material at the addresses below was put there without permission. ', 12), n::text, ${COMPLETENESS}::jsonb,
      '<' || ${name}::text || '-' || n || '@example.org>', now(), true, now()
    from generate_series(1, ${notices}) n
    join (select id, row_number() over (order by id) as place from contacts where email like ${`${name}-%`}) s on s.place = 1 + n % ${SENDERS}
    order by n`.execute(db);
  await sql`
    insert into notice_urls (notice_id, position, url, host, domain_id, role)
    select n.id, at, 'https://' || d.name || '/copies/' || n.dmca_public_id || '/' || at, d.name, d.id, 'reported'
    from notices n
    join (select id, name, row_number() over (order by id) as place from domains where company_id = ${id}) d on d.place = 1 + n.id % ${DOMAINS}
    cross join generate_series(1, case when n.id % 20 = 0 then 12 when n.id % 5 = 0 then 2 else 1 end) at
    where n.company_id = ${id} order by n.id, at`.execute(db);
  await sql`
    update notices n set open_urls = u.count from (select notice_id, count(*)::int as count from notice_urls group by 1) u
    where u.notice_id = n.id and n.company_id = ${id} and n.status_id in (15, 16, 17)`.execute(db);
  await sql`
    insert into events (uuid, event_type, object_id, content_type, company_id, date)
    select gen_random_uuid(), 8, id, 18, company_id, received_date from notices where company_id = ${id} order by id`.execute(
    db,
  );
}

async function loadSubscribers(db: Db, { id, name, subscribers }: Company): Promise<void> {
  await sql`
    insert into subscribers (company_id, handle, created_date)
    select ${id}, 'user-' || ${name}::text || '-' || n, now() - n * (interval '1 year' / ${subscribers})
    from generate_series(1, ${subscribers}) n`.execute(db);
}

/**
 * The URLs of Resolved notices are disabled, for a subscriber who gets a strike: a new one or one of the repeaters. As many notices
 * are answered as fill some pages of the small company, one in a hundred of the other. The last 30 answers wait.
 */
async function loadHandling(db: Db, { id, notices, subscribers, repeaters: { count, every } }: Company): Promise<void> {
  const answered = Math.max(100, notices / 100);
  await sql`
    create table handled as
    select ${sql.raw(HANDLED_COLUMNS)} from (
      select n.id as notice_id, n.company_id, n.received_date, 5 + n.id % 7000 as minutes, s.id as subscriber_id,
        case when n.age <= 30 then 'running' when n.age <= ${sql.lit(answered)} then 'restored' end as answer
      from (select *, row_number() over (order by id desc) as age from notices
        where company_id = ${sql.lit(id)} and status_id = 18) n
      left join (select id, row_number() over (order by id) as place from subscribers where company_id = ${sql.lit(id)}) s
        on s.place = case when n.dmca_public_id::int % ${sql.lit(every)} = 0
            then 1 + n.dmca_public_id::int / ${sql.lit(every)} % ${sql.lit(count)}
          else 1 + n.dmca_public_id::int % ${sql.lit(subscribers)} end) h`.execute(db);
  for (const text of FILL_HANDLED) await sql.raw(text).execute(db);
}

/** Indexes that are much cheaper to create after the rows. */
const SLOW_INDEXES = ['notices_search', 'subscribers_search'];

export async function load(db: Db, companies: readonly Company[], say: (text: string) => void): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; text: string }>`
    select indexname as name, indexdef as text from pg_indexes where indexname = any(${SLOW_INDEXES}::text[])`.execute(
    db,
  );
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  for (const company of companies) {
    for (const part of [loadCompany, loadNotices, loadSubscribers, loadHandling]) {
      await part(db, company);
      // Without statistics, PostgreSQL would join these rows by nested loops.
      await sql`analyze`.execute(db);
    }
    say(`${company.notices} notices loaded`);
  }
  for (const { text } of indexes) await sql.raw(text).execute(db);
}

export const addOwner = (db: Db, { id, name }: Company, user_id: number): Promise<unknown> =>
  sql`insert into representatives (company_id, user_id, email, role, status, invited_date)
    values (${id}, ${user_id}, ${`${name}@example.com`}, 'owner', 'active', now())`.execute(db);
