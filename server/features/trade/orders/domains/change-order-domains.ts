import { randomUUID } from 'node:crypto';
import type { DomainEntry, Order } from '#core/contract/trade/orders.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, rolesIn, visibleTo } from '../../../../db/scope.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize, found } from '../../../../http/answer/refuse.ts';
import { addDomains, dropDomains } from '../../../registry/domains/adding/order-domains.ts';
import { type LockedOrder, lockOrder } from '../life/lock-order.ts';
import { refuseUneditable } from '../life/refuse-uneditable.ts';
import { draftsToDropInBatches, dropInBatches } from '../place/drop-drafts.ts';
import { readOrder } from '../read/read-order.ts';
import { type Staged, withStagedDomains } from './staged-domains.ts';

/** decisions §10: domains of an order can change in Draft and Waiting. */
async function lockEditable(tx: Tx, actor: Actor, id: number): Promise<LockedOrder> {
  const order = found(await lockOrder(tx, visibleTo(actor), id));
  authorize(actor, 'company.edit', { roles: rolesIn(actor, order.company_id) });
  refuseUneditable(order);
  return order;
}

export function addOrderDomains(deps: Deps, actor: Actor, id: number, domains: DomainEntry[]): Promise<Order> {
  const add = async (tx: Tx, staged?: Staged): Promise<Order> => {
    const { company_id } = await lockEditable(tx, actor, id);
    await addDomains(tx, { order_id: id, company_id }, domains, 'domains', staged?.names);
    const changes = [{ field: 'added', from: null, to: domains.length }];
    recordHistory(tx, { model: 'order', object_id: id, action: 'domains added', changes });
    return readOrder(tx.db, visibleTo(actor), id);
  };
  const order = (tx: Tx) => lockEditable(tx, actor, id);
  return withStagedDomains(deps, actor, order, { added: domains, isAddOnly: true }, (staged) =>
    transaction(deps, actor, (tx) => add(tx, staged), staged?.uuid),
  );
}

export async function removeOrderDomains(deps: Deps, actor: Actor, id: number, domains: number[]): Promise<Order> {
  const drafts = await draftsToDropInBatches(deps.db, id, domains);
  const uuid = randomUUID();
  const remove = async (tx: Tx): Promise<Order> => {
    await lockEditable(tx, actor, id);
    await dropDomains(
      tx,
      id,
      domains.filter((domain_id) => !drafts.has(domain_id)),
    );
    const changes = [{ field: 'removed', from: null, to: domains.length }];
    recordHistory(tx, { model: 'order', object_id: id, action: 'domains removed', changes });
    return readOrder(tx.db, visibleTo(actor), id);
  };
  const order = await transaction(deps, actor, remove, uuid);
  if (drafts.size === 0) return order;
  await dropInBatches(deps, actor, (tx) => lockEditable(tx, actor, id), drafts.keys(), uuid);
  return readOrder(deps.db, visibleTo(actor), id);
}
