import { sql } from 'kysely';
import { COMPANY_STATUS, DOMAIN_STATUS } from '#core/lookups.ts';
import { coalesced, rowsOfEach } from '../../../db/in-batches.ts';
import type { Db } from '../../../db/tables.ts';

/** A registered domain, its company and its notice address. */
export interface MatchedDomain {
  domain_id: number;
  name: string;
  email: string | null;
  company_id: number;
}

/** Registered domains with these names. Expired and Suspended companies still receive notices (decisions §11); removed ones don't. */
export async function findRegisteredDomains(db: Db, names: readonly string[]): Promise<MatchedDomain[]> {
  return names.length === 0 ? [] : registeredByNames(db, names);
}

const registeredByNames = coalesced<readonly string[], MatchedDomain[]>(async (db, lists) => {
  const { rows } = await sql<MatchedDomain>`
    select d.id as domain_id, d.name, d.email, d.company_id
    from domains d join companies c on c.id = d.company_id
    where d.name = any(${[...new Set(lists.flat())]}::text[]) and d.status_id = ${DOMAIN_STATUS.registered}
      and c.status_id <> ${COMPANY_STATUS.removed}`.execute(db);
  return rowsOfEach(rows, lists, ({ name }) => name);
});
