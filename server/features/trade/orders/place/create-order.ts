import type { z } from 'zod';
import type { Order, OrderCreate } from '#core/contract/trade/orders.ts';
import { ORDER_TYPE } from '#core/lookups.ts';
import { type Actor, EVERYTHING } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { makeCompany } from '../../../registry/companies/change/make-company.ts';
import { readOrder } from '../read/read-order.ts';
import { makeOrder } from './make-order.ts';

/** decisions §5: creates the company, its owner (the caller) and the draft registration in one transaction. */
export function createOrder(
  deps: Deps,
  actor: Actor,
  { plan_id, ...fields }: z.output<typeof OrderCreate>,
): Promise<{ order: Order }> {
  return transaction(deps, actor, async (tx) => {
    const company_id = await makeCompany(tx, actor, fields);
    const id = await makeOrder(tx, { company_id, type_id: ORDER_TYPE.registration, plan_id, created_by: actor.id });
    // Unscoped: the actor's memberships were loaded before this company existed.
    return { order: await readOrder(tx.db, EVERYTHING, id) };
  });
}
