import { randomUUID } from 'node:crypto';
import { AppError } from '#core/errors.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { isEditable } from '#core/rules/trade/order-life.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, rolesIn, visibleTo } from '../../../../db/scope.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize, found } from '../../../../http/answer/refuse.ts';
import { removeFiles } from '../../../records/files/files-of.ts';
import { removeNotes } from '../../../records/notes/remove-notes.ts';
import { removeCompanyData } from '../../../registry/companies/change/remove-company-data.ts';
import { domainsOfOrders, releaseDomains } from '../../../registry/domains/adding/order-domains.ts';
import { voidInvoices } from '../../invoices/void-invoices.ts';
import { removeOrder } from '../orders.queries.ts';
import { draftsToDropInBatches, dropInBatches } from '../place/drop-drafts.ts';
import { refusePaid } from '../read/order-payment.ts';
import { type LockedOrder, lockOrder } from './lock-order.ts';

/**
 * decisions §5: only Draft and Waiting orders without a pending or completed charge. A registration deletes its company
 * as well.
 */
async function lockDeletable(tx: Tx, actor: Actor, id: number): Promise<LockedOrder> {
  const order = found(await lockOrder(tx, visibleTo(actor), id));
  authorize(actor, 'company.edit', { roles: rolesIn(actor, order.company_id) });
  if (!isEditable(order.status_id)) throw new AppError('order_move_refused');
  await refusePaid(tx.db, id);
  return order;
}

export async function deleteOrder(deps: Deps, actor: Actor, id: number): Promise<void> {
  const lock = (tx: Tx) => lockDeletable(tx, actor, id);
  await transaction(deps, actor, lock);
  const uuid = randomUUID();
  await dropInBatches(deps, actor, lock, (await draftsToDropInBatches(deps.db, id)).keys(), uuid);
  const work = async (tx: Tx): Promise<void> => {
    const order = await lock(tx);
    await voidInvoices(tx, id);
    const added = (await domainsOfOrders(tx.db, [order])).get(id)?.added ?? [];
    await removeNotes(
      tx,
      'domain',
      added.map((domain) => domain.id),
    );
    await releaseDomains(tx, id);
    await removeNotes(tx, 'order', [id]);
    await removeFiles(tx, 'order', [id]);
    await removeOrder(tx.db, id);
    recordHistory(tx, { model: 'order', object_id: id, action: 'deleted' });
    if (kindOf(order.type_id).isFirst) await removeCompanyData(tx, deps, order.company_id);
  };
  return transaction(deps, actor, work, uuid);
}
