import type { DomainEntry, Order } from '#core/contract/orders.ts';
import { recordHistory } from '../../db/history.ts';
import { type Actor, rolesIn, visibleTo } from '../../db/scope.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { authorize, found } from '../../http/refuse.ts';
import { addDomains, dropDomains } from '../domains/order-domains.ts';
import { type LockedOrder, lockOrder } from './lock-order.ts';
import { readOrder } from './read-order.ts';
import { refuseFixed } from './refuse-fixed.ts';

/** decisions §10: an order's domains change while it is Draft or Waiting. */
function change(deps: Deps, actor: Actor, id: number, work: (tx: Tx, order: LockedOrder) => Promise<void>) {
  return transaction(deps, actor, async (tx): Promise<Order> => {
    const order = found(await lockOrder(tx, visibleTo(actor), id));
    authorize(actor, 'company.edit', { roles: rolesIn(actor, order.company_id) });
    refuseFixed(order);
    await work(tx, order);
    return readOrder(tx.db, visibleTo(actor), id);
  });
}

export const addOrderDomains = (deps: Deps, actor: Actor, id: number, domains: DomainEntry[]): Promise<Order> =>
  change(deps, actor, id, async (tx, { company_id }) => {
    await addDomains(tx, { order_id: id, company_id }, domains, 'domains');
    const changes = [{ field: 'added', from: null, to: domains.length }];
    recordHistory(tx, { model: 'order', object_id: id, action: 'domains added', changes });
  });

export const removeOrderDomains = (deps: Deps, actor: Actor, id: number, domains: number[]): Promise<Order> =>
  change(deps, actor, id, async (tx) => {
    await dropDomains(tx, id, domains);
    const changes = [{ field: 'removed', from: null, to: domains.length }];
    recordHistory(tx, { model: 'order', object_id: id, action: 'domains removed', changes });
  });
