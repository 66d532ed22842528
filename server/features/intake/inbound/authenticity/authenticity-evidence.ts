import type { Authenticity } from '#core/contract/intake/authenticity.ts';
import type { Db } from '../../../../db/tables.ts';
import type { DnsAnswer } from '../../../../outside/dns/lookups.ts';
import { presentAuthenticity } from '../../notices/read/authenticity.present.ts';
import { evidenceOf } from './authenticity.queries.ts';

/** beyond-edges § 19: the contents of authenticity.json in the evidence pack; null for a notice that was not checked. */
export async function authenticityEvidence(
  db: Db,
  notice_id: number,
): Promise<{ authenticity: Authenticity; dns: DnsAnswer[] } | null> {
  const found = await evidenceOf(db, notice_id);
  const authenticity = presentAuthenticity(found?.authenticity ?? null);
  return authenticity && { authenticity, dns: found?.dns ?? [] };
}
