import { type RawBuilder, sql } from 'kysely';
import { COMPANY_STATUS, DOMAIN_STATUS } from '#core/lookups.ts';
import type { Db } from '../../db/tables.ts';
import { jobsFrom } from '../../jobs/jobs.queries.ts';
import type { InboundRow } from './tables.queries.ts';

export type NewMessage = Omit<InboundRow, 'id' | 'parsed_date' | 'ignored_for'>;

/** The job that reads a message. */
export const READ_INBOUND = 'read-inbound';

/**
 * A message and the job that reads it, and in the same statement whatever `bytes` adds to it; undefined when it was here
 * before. One statement is one transaction and one way to the database and back: this is what senders wait for.
 */
export async function insertMessage(
  db: Db,
  message: NewMessage,
  bytes?: (from: string) => RawBuilder<unknown>,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with message as (
      insert into inbound_messages
        (message_id, content_hash, sha256, size, source_id, envelope_from, recipients, received_date)
      values (${message.message_id}, ${message.content_hash}, ${message.sha256}, ${message.size}, ${message.source_id},
        ${message.envelope_from}, ${message.recipients}::text[], ${message.received_date})
      on conflict (message_id, content_hash) do nothing
      returning id, sha256, size
    ), ${bytes ? sql`${bytes('message')}, ` : sql``} job as (
      select 'inbound:' || id as key, jsonb_build_object('inbound_id', id) as payload from message
    ), queued as (
      ${jobsFrom(READ_INBOUND, 'job', message.received_date)}
    )
    select id from message`.execute(db);
  return rows[0]?.id;
}

/** What a message that was here before has made so far. */
export async function findMessage(
  db: Db,
  { message_id, content_hash }: Pick<InboundRow, 'message_id' | 'content_hash'>,
): Promise<{ id: number; notices: number[] } | undefined> {
  const { rows } = await sql<{ id: number; notices: number[] }>`
    select m.id, array(select n.id from notices n where n.inbound_id = m.id and n.deleted_date is null order by n.id) as notices
    from inbound_messages m where m.message_id = ${message_id} and m.content_hash = ${content_hash}`.execute(db);
  return rows[0];
}

/** The envelope's recipients of messages, by the messages' ids. */
export async function recipientsOf(db: Db, inbound_ids: readonly number[]): Promise<Map<number, string[]>> {
  if (inbound_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('inbound_messages')
    .select(['id', 'recipients'])
    .where(sql<boolean>`id = any(${[...inbound_ids]}::int[])`)
    .execute();
  return new Map(rows.map(({ id, recipients }) => [id, recipients]));
}

/** A registered domain, whose it is, and where its own notices go. */
export interface MatchedDomain {
  domain_id: number;
  name: string;
  email: string | null;
  company_id: number;
}

/**
 * The registered domains among these names. An Expired or Suspended company's notices are still its own (decisions §11); a
 * removed one's are nobody's.
 */
export async function registeredAmong(db: Db, names: readonly string[]): Promise<MatchedDomain[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<MatchedDomain>`
    select d.id as domain_id, d.name, d.email, d.company_id
    from domains d join companies c on c.id = d.company_id
    where d.name = any(${[...names]}::text[]) and d.status_id = ${DOMAIN_STATUS.registered}
      and c.status_id <> ${COMPANY_STATUS.removed}`.execute(db);
  return rows;
}
