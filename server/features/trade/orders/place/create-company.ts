import type { CompanyFields } from '#core/contract/registry/company-fields.ts';
import { ORDER_TYPE, YEAR_PLAN } from '#core/lookups.ts';
import { type Actor, EVERYTHING } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { makeCompany } from '../../../registry/companies/change/make-company.ts';
import { readCompany } from '../../../registry/companies/read/read-company.ts';
import { readOrder } from '../read/read-order.ts';
import { makeOrder } from './make-order.ts';

/** decisions §5: creates the company, its owner and the draft registration in one transaction. */
export function createCompany(deps: Deps, actor: Actor, fields: CompanyFields) {
  return transaction(deps, actor, async (tx) => {
    const company_id = await makeCompany(tx, actor, fields);
    const order_id = await makeOrder(tx, {
      company_id,
      type_id: ORDER_TYPE.registration,
      plan_id: YEAR_PLAN.id,
      created_by: actor.id,
    });
    // Unscoped: the actor's memberships were loaded before this company existed.
    return {
      company: await readCompany({ db: tx.db, clock: deps.clock }, EVERYTHING, company_id),
      order: await readOrder(tx.db, EVERYTHING, order_id),
    };
  });
}
