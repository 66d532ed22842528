import { sql } from 'kysely';
import { COMPANY_STATUS, DOMAIN_STATUS } from '#core/lookups.ts';
import type { Db } from '../../db/tables.ts';

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
