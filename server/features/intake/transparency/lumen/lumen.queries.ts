import { type RawBuilder, sql } from 'kysely';
import type { Acns } from '#core/contract/intake/acns.ts';
import type { NoticeForm } from '#core/contract/intake/notice-form.ts';
import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import type { Scope } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';

export interface LumenRow {
  id: number;
  company: string;
  subject: string;
  text: string;
  received_date: Date;
  source_id: number;
  completeness: Completeness;
  acns: Acns | null;
  relay: { name: string; email: string } | null;
  sender: { name: string; company: string; address: string } | null;
  form: Partial<NoticeForm> | null;
  lang: string | null;
  /** The beginning of the message, with its headers; null if it was entered by hand or by form. */
  head: Buffer | null;
}

/** Headers longer than this are not searched for the date. */
const HEAD_BYTES = 32_768;

/** beyond-edges § 21: complete takedowns and counter-notices that were neither withdrawn nor retracted. */
const isShared: RawBuilder<boolean> = sql<boolean>`(
    n.completeness ->> 'kind' in ('takedown', 'counter_notice') and n.completeness ->> 'verdict' in ('complete', 'core_only')
    or n.completeness ->> 'kind' = 'counter_notice' and exists (
      select 1 from counternotices c where c.letter_id = n.id and c.verdict = 'complete'))
  and not exists (select 1 from counternotices c where c.letter_id = n.id and c.withdrawn_date is not null)
  and not exists (select 1 from submissions s where s.id = n.submission_id and s.withdrawn_date is not null)
  and not exists (
    select 1 from notices r
    where r.answers_id = n.id and r.deleted_date is null and r.completeness ->> 'kind' = 'retraction')`;

interface Target {
  company_id: number | null;
  is_shared: boolean;
}

/** The company of a notice that the scope sees, and whether it is one that is shared. */
export async function lumenTarget(db: Db, scope: Scope, id: number): Promise<Target | undefined> {
  const own = scope.all ? sql`true` : sql`n.company_id = any(${[...scope.company_ids]}::int[])`;
  const { rows } = await sql<Target>`
    select n.company_id, ${isShared} as is_shared from notices n
    where n.id = ${id} and n.deleted_date is null and ${own}`.execute(db);
  return rows[0];
}

/** The shared notices of a company from one moment to another, oldest first. */
export async function sharedBetween(db: Db, company_id: number, from: Date, to: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select n.id from notices n
    where n.company_id = ${company_id} and n.deleted_date is null
      and n.received_date >= ${from}::timestamptz and n.received_date < ${to}::timestamptz and ${isShared}
    order by n.received_date, n.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** What is exported of these notices, in the order of the ids. */
export async function lumenRows(db: Db, ids: readonly number[]): Promise<LumenRow[]> {
  const { rows } = await sql<LumenRow>`
    select n.id, co.name as company, n.subject, n.text, n.received_date, n.source_id, n.completeness, n.acns, n.relay,
      (select json_build_object('name', c.name, 'company', c.company, 'address', c.address)
        from contacts c where c.id = n.sender_id) as sender,
      case when s.kind = 'notice' then s.form end as form, s.lang,
      (select substring(b.bytes from 1 for ${sql.lit(HEAD_BYTES)}) from inbound_messages m
        join blob_chunks b on b.sha256 = m.sha256 and b.position = 0 where m.id = n.inbound_id) as head
    from notices n join companies co on co.id = n.company_id left join submissions s on s.id = n.submission_id
    where n.id = any(${[...ids]}::int[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
