import { sql } from 'kysely';
import type { Acns } from '#core/contract/intake/acns.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import type { Db } from '../../../db/tables.ts';

/** Facts of a notice for a reply to its sender. */
export interface ReplyFacts {
  id: number;
  company_id: number | null;
  company_name: string | null;
  is_company_removed: boolean;
  subject: string;
  text: string;
  received_date: Date;
  completeness: Completeness;
  kind: Completeness['kind'];
  acns: Acns | null;
  relay: { name: string; email: string } | null;
  message_id: string | null;
  raw_file_id: number | null;
  sender_email: string | null;
  /** The address that the message came from, before a person changed the sender; null for a typed-in notice. */
  received_from: string | null;
}

export async function replyFacts(db: Db, notice_id: number): Promise<ReplyFacts | undefined> {
  const { rows } = await sql<ReplyFacts>`
    select n.id, n.company_id, co.name as company_name,
      co.status_id is not distinct from ${COMPANY_STATUS.removed} as is_company_removed, n.subject, n.text, n.received_date, n.completeness, n.completeness ->> 'kind' as kind, n.acns, n.relay,
      n.message_id, n.raw_file_id, nullif(c.email, '') as sender_email,
      case when n.raw_file_id is null then null when n.as_received is null then c.email
        else n.as_received ->> 'sender_email' end as received_from
    from notices n left join contacts c on c.id = n.sender_id left join companies co on co.id = n.company_id
    where n.id = ${notice_id}`.execute(db);
  return rows[0];
}

interface Sent {
  notice_id: number;
  reply_hash: string;
  since: Date;
}

/** Whether the same reply was sent since then and did not fail. */
export async function wasReplied(db: Db, { notice_id, reply_hash, since }: Sent): Promise<boolean> {
  const { rows } = await sql`
    select 1 from deliveries d join mails m on m.id = d.mail_id
    where d.notice_id = ${notice_id} and d.kind = 'reply' and d.reply_hash = ${reply_hash} and d.date > ${since}::timestamptz
      and m.status <> 'failed'
    limit 1`.execute(db);
  return rows.length > 0;
}
