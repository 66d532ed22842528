import { sql } from 'kysely';
import { CONTENT_TYPES } from '#core/lookups.ts';
import type { CounterElement, CounterElements } from '#core/rules/intake/counter-notice.ts';
import type { Db } from '../../../../db/tables.ts';
import { PROOF } from '../../../records/files/file-kinds.ts';
import type { StoredForm } from '../../submissions/submissions.queries.ts';

/** Stored bytes. */
export interface Stored {
  sha256: string;
  size: number;
}

export interface NoticeFact {
  id: number;
  company_id: number | null;
  company: string | null;
  subject: string;
  received_date: Date;
  source_id: number;
  submission_id: number | null;
  sender_name: string | null;
  sender_email: string | null;
  original: Stored | null;
}

const stored = (file: string) => sql`case when ${sql.ref(`${file}.id`)} is not null then
  json_build_object('sha256', ${sql.ref(`${file}.sha256`)}, 'size', ${sql.ref(`${file}.size`)}) end`;

export async function noticeFact(db: Db, id: number): Promise<NoticeFact | undefined> {
  const { rows } = await sql<NoticeFact>`
    select n.id, n.company_id, c.name as company, n.subject, n.received_date, n.source_id, n.submission_id,
      s.name as sender_name, nullif(s.email, '') as sender_email, ${stored('f')} as original
    from notices n left join companies c on c.id = n.company_id left join contacts s on s.id = n.sender_id
      left join files f on f.id = n.raw_file_id
    where n.id = ${id} and n.deleted_date is null`.execute(db);
  return rows[0];
}

export interface FileFact extends Stored {
  id: number;
  name: string;
}

/** The attachments of a notice without its original, or the proofs of what was done about it. */
export async function filesOfNotice(db: Db, notice_id: number, kind: 'attachments' | 'proofs'): Promise<FileFact[]> {
  const { rows } = await sql<FileFact>`
    select f.id, f.name, f.sha256, f.size from files f
    where f.content_type = ${kind === 'proofs' ? PROOF : CONTENT_TYPES.notice} and f.object_id = ${notice_id}
      and f.id is distinct from (select n.raw_file_id from notices n where n.id = ${notice_id})
    order by f.id`.execute(db);
  return rows;
}

export interface FormFact {
  reference: string;
  submitted_date: Date;
  confirmed_date: Date | null;
  withdrawn_date: Date | null;
  lang: string;
  policy_version: string;
  company: string;
  form: StoredForm;
  text: string;
  supplements: { text: string; date: string }[];
}

export async function formFact(db: Db, submission_id: number): Promise<FormFact | undefined> {
  const { rows } = await sql<FormFact>`
    select f.reference, f.submitted_date, f.confirmed_date, f.withdrawn_date, f.lang, f.policy_version, c.name as company, f.form,
      f.text, coalesce((select json_agg(json_build_object('text', s.text, 'date', s.date) order by s.id)
        from submission_supplements s where s.submission_id = f.id), '[]') as supplements
    from submissions f join companies c on c.id = f.company_id where f.id = ${submission_id}`.execute(db);
  return rows[0];
}

export interface MailFact {
  /** Null: a mail about the notice itself. */
  counternotice_id: number | null;
  kind: 'forward' | 'receipt' | 'reply';
  email: string;
  subject: string;
  date: Date;
  message_id: string;
  status: 'queued' | 'sent' | 'failed';
  is_kept: boolean;
  raw: Stored | null;
  tries: { date: string; code: number | null; words: string }[];
}

/** The mails about a notice and its counter-notices, each group in the order in which they were written. */
export async function mailFacts(db: Db, notice_id: number, counternotice_ids: readonly number[]): Promise<MailFact[]> {
  const mail = sql`d.kind, d.email, d.subject, d.date, m.message_id, m.status, m.is_kept, ${stored('f')} as raw, d.id,
    coalesce((select json_agg(json_build_object('date', t.date, 'code', t.code, 'words', t.words) order by t.id)
      from mail_tries t where t.mail_id = m.id), '[]') as tries`;
  const { rows } = await sql<MailFact>`
    select null::int as counternotice_id, ${mail}
    from deliveries d join mails m on m.id = d.mail_id left join files f on f.id = m.raw_file_id
    where d.notice_id = ${notice_id}
    union all
    select d.counternotice_id, ${mail}
    from counternotice_deliveries d join mails m on m.id = d.mail_id left join files f on f.id = m.raw_file_id
    where d.counternotice_id = any(${[...counternotice_ids]}::int[])
    order by 1 nulls first, id`.execute(db);
  return rows;
}

export interface HoldFact {
  id: number;
  kind: string;
  state: string;
  received_date: string;
  court: string;
  case_number: string;
  file_id: number | null;
  url_ids: number[] | null;
  reason: string | null;
  date: string;
}

export interface CounterFact {
  id: number;
  source_id: number;
  received_date: Date;
  sender_name: string;
  sender_email: string | null;
  subscriber: string | null;
  text: string;
  elements: CounterElements;
  found: Partial<Record<CounterElement, string>>;
  reason: string | null;
  verdict: string;
  is_corrected: boolean;
  withdrawn_date: Date | null;
  withdrawn_reason: string | null;
  released_date: Date | null;
  /** The day 0 of the clock that it goes by, `YYYY-MM-DD`. */
  clock_start: string | null;
  original: Stored | null;
  urls: { id: number | null; url: string }[];
  holds: HoldFact[];
}

/** The counter-notices that answer a notice, for the same company. */
export async function counterFacts(db: Db, { id, company_id }: NoticeFact): Promise<CounterFact[]> {
  const { rows } = await sql<CounterFact>`
    select c.id, c.source_id, c.received_date, c.sender_name, c.sender_email, s.handle as subscriber, c.text, c.elements, c.found,
      c.reason, c.verdict, c.is_corrected, c.withdrawn_date, c.withdrawn_reason, c.released_date, ${stored('f')} as original,
      (select l.clock_start::text from counternotices l where l.id = coalesce(c.leader_id, c.id)) as clock_start,
      coalesce((select json_agg(json_build_object('id', u.url_id, 'url', u.url) order by u.position)
        from counternotice_urls u where u.counternotice_id = c.id), '[]') as urls,
      coalesce((select json_agg(json_build_object('id', h.id, 'kind', h.kind, 'state', h.state, 'received_date', h.received_date,
        'court', h.court, 'case_number', h.case_number, 'file_id', h.file_id, 'url_ids', h.url_ids, 'reason', h.reason,
        'date', h.date) order by h.id) from holds h where h.counternotice_id = c.id), '[]') as holds
    from counternotices c left join subscribers s on s.id = c.subscriber_id left join files f on f.id = c.raw_file_id
    where c.notice_id = ${id} and c.company_id is not distinct from ${company_id}::int order by c.id`.execute(db);
  return rows;
}

/** Actions and history are only ever added: up to these ids, they stay as they are. */
export interface Bounds {
  history: number;
  actions: number;
}

export async function readBounds(db: Db, notice_id: number): Promise<Bounds> {
  const { rows } = await sql<Bounds>`
    select (select id::int from history_head) as history,
      coalesce((select max(id) from url_actions where notice_id = ${notice_id}), 0) as actions`.execute(db);
  return rows[0]!;
}
