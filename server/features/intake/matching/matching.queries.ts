import { sql } from 'kysely';
import { COMPANY_STATUS, DOMAIN_STATUS } from '#core/lookups.ts';
import { coalesced, rowsOfEach } from '../../../db/in-batches.ts';
import type { Db } from '../../../db/tables.ts';

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
  return names.length === 0 ? [] : registered(db, names);
}

const registered = coalesced<readonly string[], MatchedDomain[]>(async (db, lists) => {
  const { rows } = await sql<MatchedDomain>`
    select d.id as domain_id, d.name, d.email, d.company_id
    from domains d join companies c on c.id = d.company_id
    where d.name = any(${[...new Set(lists.flat())]}::text[]) and d.status_id = ${DOMAIN_STATUS.registered}
      and c.status_id <> ${COMPANY_STATUS.removed}`.execute(db);
  return rowsOfEach(rows, lists, ({ name }) => name);
});
