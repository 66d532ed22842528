import type { Amendment, Removal } from '#core/contract/registry/company-orders.ts';
import type { Order } from '#core/contract/trade/orders.ts';
import { ORDER_TYPE } from '#core/lookups.ts';
import type { Permission } from '#core/rules/records/permissions.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { writeNote } from '../../../records/notes/write-note.ts';
import { lockOrderable } from '../../../registry/companies/change/lock-orderable.ts';
import { entriesToStage, type Staged, withStagedDomains } from '../domains/staged-domains.ts';
import { deleteOrder } from '../life/delete-order.ts';
import { editOrder } from '../life/edit-order.ts';
import { type LockedOrder, lockOrder } from '../life/lock-order.ts';
import { readOrder } from '../read/read-order.ts';
import { makeOrder, type OrderType } from './make-order.ts';
import { refuseNoChanges } from './refuse-no-changes.ts';

interface Placing {
  act: Permission;
  type_id: OrderType;
  plan_id?: number | undefined;
}

/** decisions §5: creates a draft for a Registered or Expired company without an open order. */
function place(
  deps: Deps,
  actor: Actor,
  company_id: number,
  { act, type_id, plan_id }: Placing,
  fill: (tx: Tx, order: LockedOrder) => Promise<void> = async () => undefined,
): Promise<{ order: Order }> {
  const scope = visibleTo(actor);
  return transaction(deps, actor, async (tx) => {
    await lockOrderable(tx, actor, company_id, act);
    const id = await makeOrder(tx, { company_id, type_id, plan_id, created_by: actor.id });
    await fill(tx, found(await lockOrder(tx, scope, id)));
    return { order: await readOrder(tx.db, scope, id) };
  });
}

const AMENDMENT = { act: 'company.edit', type_id: ORDER_TYPE.amendment } as const;

export async function placeAmendment(
  deps: Deps,
  actor: Actor,
  company_id: number,
  amendment: Amendment,
): Promise<{ order: Order }> {
  const { added = [], ...others } = amendment;
  const entries = { added, isAddOnly: (others.removed ?? []).length === 0 };
  const isStaged = (await entriesToStage(deps, entries)).length > 0;
  const { order } = await place(deps, actor, company_id, AMENDMENT, async (tx, placed) => {
    await editOrder(tx, placed, isStaged ? others : amendment);
    if (!isStaged) await refuseNoChanges(tx, deps.config, placed);
  });
  if (!isStaged) return { order };
  const lock = async (tx: Tx) => found(await lockOrder(tx, visibleTo(actor), order.id));
  const finish = (staged?: Staged) => {
    const work = async (tx: Tx): Promise<{ order: Order }> => {
      await editOrder(tx, await lock(tx), { added }, staged?.names);
      return { order: await readOrder(tx.db, visibleTo(actor), order.id) };
    };
    return transaction(deps, actor, work, staged?.uuid);
  };
  try {
    return await withStagedDomains(deps, actor, lock, entries, finish);
  } catch (error) {
    await deleteOrder(deps, actor, order.id);
    throw error;
  }
}

export const placeRenewal = (
  deps: Deps,
  actor: Actor,
  company_id: number,
  { plan_id }: { plan_id?: number | undefined },
) => place(deps, actor, company_id, { act: 'company.edit', type_id: ORDER_TYPE.renewal, plan_id });

/** A removal is free but must be submitted like other orders. Its reason is stored as a note. */
export const placeRemoval = (deps: Deps, actor: Actor, company_id: number, { reason }: Removal) =>
  place(deps, actor, company_id, { act: 'company.remove', type_id: ORDER_TYPE.removal }, async (tx, order) => {
    await writeNote(tx, 'order', order.id, reason);
  });
