import type { Amendment, Removal } from '#core/contract/company-orders.ts';
import type { Order } from '#core/contract/orders.ts';
import { ORDER_TYPE } from '#core/lookups.ts';
import type { Act } from '#core/rules/permissions.ts';
import { type Actor, visibleTo } from '../../db/scope.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { found } from '../../http/refuse.ts';
import { lockOrderable } from '../companies/lock-orderable.ts';
import { writeNote } from '../notes/write-note.ts';
import { editOrder } from './edit-order.ts';
import { type LockedOrder, lockOrder } from './lock-order.ts';
import { makeOrder, type OrderType } from './make-order.ts';
import { readOrder } from './read-order.ts';
import { refuseNoChanges } from './refuse-no-changes.ts';

interface Placing {
  act: Act;
  type_id: OrderType;
  plan_id?: number | undefined;
}

/** decisions §5: a draft for a Registered or Expired company that has no open order, or nothing. */
function place(
  deps: Deps,
  actor: Actor,
  company_id: number,
  { act, type_id, plan_id }: Placing,
  furnish: (tx: Tx, order: LockedOrder) => Promise<void> = async () => undefined,
): Promise<{ order: Order }> {
  const scope = visibleTo(actor);
  return transaction(deps, actor, async (tx) => {
    await lockOrderable(tx, actor, company_id, act);
    const id = await makeOrder(tx, { company_id, type_id, plan_id, created_by: actor.id });
    await furnish(tx, found(await lockOrder(tx, scope, id)));
    return { order: await readOrder(tx.db, scope, id) };
  });
}

export const placeAmendment = (deps: Deps, actor: Actor, company_id: number, amendment: Amendment) =>
  place(deps, actor, company_id, { act: 'company.edit', type_id: ORDER_TYPE.amendment }, async (tx, order) => {
    await editOrder(tx, order, amendment);
    await refuseNoChanges(tx, order);
  });

export const placeRenewal = (
  deps: Deps,
  actor: Actor,
  company_id: number,
  { plan_id }: { plan_id?: number | undefined },
) => place(deps, actor, company_id, { act: 'company.edit', type_id: ORDER_TYPE.renewal, plan_id });

/** It needs no payment, and is sent off by its submission like the others. The reason is a note on it. */
export const placeRemoval = (deps: Deps, actor: Actor, company_id: number, { reason }: Removal) =>
  place(deps, actor, company_id, { act: 'company.remove', type_id: ORDER_TYPE.removal }, async (tx, order) => {
    if (reason !== '') await writeNote(tx, 'order', order.id, reason);
  });
