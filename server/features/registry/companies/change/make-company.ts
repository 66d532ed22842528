import type { CompanyFields } from '#core/contract/registry/company-fields.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { insertCompany, insertOwner } from '../companies.queries.ts';
import { knownCountry } from './company-values.ts';

/** Creates a company owned by the actor. The caller creates its registration order in the same transaction. */
export async function makeCompany(
  tx: Tx,
  actor: { readonly id: number },
  { country, ...fields }: CompanyFields,
): Promise<number> {
  const id = await insertCompany(tx.db, {
    ...fields,
    country_code: knownCountry(country),
    status_id: COMPANY_STATUS.new,
    created_date: tx.now,
  });
  recordHistory(tx, { model: 'company', object_id: id, action: 'created' });
  const owner = await insertOwner(tx.db, id, actor.id, tx.now);
  recordHistory(tx, { model: 'representative', object_id: owner, action: 'created' });
  return id;
}
