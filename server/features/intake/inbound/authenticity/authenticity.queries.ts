import { sql } from 'kysely';
import type { Db } from '../../../../db/tables.ts';
import type { DnsAnswer } from '../../../../outside/dns/lookups.ts';
import type { StoredAuthenticity } from '../../../../reader/authenticity/judge.ts';

/** Keeps only the answers of the latest check, because earlier ones led to no verdict. */
export async function keepAnswers(db: Db, inbound_id: number, answers: readonly DnsAnswer[]): Promise<void> {
  if (answers.length === 0) return;
  await sql`insert into message_dns (inbound_id, answers) values (${inbound_id}, ${JSON.stringify(answers)}::jsonb)
    on conflict (inbound_id) do update set answers = excluded.answers`.execute(db);
}

interface Unchecked {
  id: number;
  authenticity: StoredAuthenticity;
}

/** Notices of a message whose sender could not be checked yet. Sorted to avoid deadlocks. */
export async function lockUnchecked(db: Db, inbound_id: number): Promise<Unchecked[]> {
  const { rows } = await sql<Unchecked>`
    select id, authenticity from notices
    where inbound_id = ${inbound_id} and deleted_date is null and authenticity ->> 'verdict' = 'unknown'
    order by id for update`.execute(db);
  return rows;
}

export async function hasUnchecked(db: Db, inbound_id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from notices where inbound_id = ${inbound_id} and deleted_date is null
      and authenticity ->> 'verdict' = 'unknown' limit 1`.execute(db);
  return rows.length > 0;
}

/** Locks the notices of a form whose sender was not judged yet. */
export async function lockUnjudged(db: Db, submission_id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from notices where submission_id = ${submission_id} and deleted_date is null and authenticity is null
    order by id for update`.execute(db);
  return rows.map(({ id }) => id);
}

export async function setAuthenticity(db: Db, id: number, authenticity: StoredAuthenticity): Promise<void> {
  await sql`update notices set authenticity = ${JSON.stringify(authenticity)}::jsonb where id = ${id}`.execute(db);
}

export interface PgpSigned {
  id: number;
  sha256: string;
  size: number;
  text: string;
  urls: string[];
}

/** The newest notices of a sender that carry a PGP signature which no key has confirmed. */
export async function pgpSignedOf(db: Db, contact_id: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, authenticity, deleted_date from notices
      where sender_id = ${contact_id} and authenticity -> 'pgp' ->> 'result' is not null
      order by id desc limit ${limit}) n
    where deleted_date is null and authenticity -> 'pgp' ->> 'result' <> 'good' order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The signed message of a notice, with the URLs that it reported. */
export async function pgpSigned(db: Db, id: number): Promise<PgpSigned | undefined> {
  const { rows } = await sql<PgpSigned>`
    select n.id, m.sha256, m.size, n.text, array(
      select u.url from notice_urls u where u.notice_id = n.id and u.role = 'reported' and not u.is_added
      order by u.position limit 1000) as urls
    from notices n join inbound_messages m on m.id = n.inbound_id
    where n.id = ${id} and n.deleted_date is null`.execute(db);
  return rows[0];
}

export async function lockAuthenticity(db: Db, id: number): Promise<StoredAuthenticity | null> {
  const { rows } = await sql<{ authenticity: StoredAuthenticity | null }>`
    select authenticity from notices where id = ${id} and deleted_date is null for update`.execute(db);
  return rows[0]?.authenticity ?? null;
}

export async function evidenceOf(
  db: Db,
  notice_id: number,
): Promise<{ authenticity: StoredAuthenticity | null; dns: DnsAnswer[] } | undefined> {
  const { rows } = await sql<{ authenticity: StoredAuthenticity | null; dns: DnsAnswer[] | null }>`
    select n.authenticity, d.answers as dns from notices n left join message_dns d on d.inbound_id = n.inbound_id
    where n.id = ${notice_id}`.execute(db);
  return rows[0] && { ...rows[0], dns: rows[0].dns ?? [] };
}
