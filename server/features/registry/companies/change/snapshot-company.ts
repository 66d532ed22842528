import type { Company } from '#core/contract/registry/companies.ts';
import type { Clock } from '../../../../base/clock.ts';
import { EVERYTHING } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { registeredNames } from '../../domains/adding/order-domains.ts';
import { readCompany } from '../read/read-company.ts';

/** A history snapshot (decisions §8): the company as the API shows it, with its registered domain names. */
export async function snapshotCompany(
  tx: Tx,
  clock: Clock,
  company_id: number,
): Promise<Company & { domains: string[] }> {
  const company = await readCompany({ db: tx.db, clock }, EVERYTHING, company_id);
  return { ...company, domains: await registeredNames(tx.db, company_id) };
}
