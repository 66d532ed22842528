import { AppError } from '#core/errors.ts';
import { DOMAIN_STATUS } from '#core/lookups.ts';
import { isEditable } from '#core/rules/trade/order-life.ts';
import { type Actor, rolesIn, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize } from '../../../../http/answer/refuse.ts';
import { dropDomains } from '../../../registry/domains/adding/order-domains.ts';
import { draftOrder, findDomain } from '../../../registry/domains/read-domain.ts';
import { lockOrder } from '../life/lock-order.ts';

/** decisions §10: a draft domain can leave an editable order; a registered one is removed by an amendment. */
export function deleteDomain(deps: Deps, actor: Actor, id: number): Promise<void> {
  const scope = visibleTo(actor);
  return transaction(deps, actor, async (tx) => {
    // Lock order: the order first, as everywhere its domains change; then the domain is read again.
    const order_id = (await findDomain(tx.db, scope, id)) && (await draftOrder(tx.db, id));
    const order = order_id === undefined ? undefined : await lockOrder(tx, scope, order_id);
    const domain = await findDomain(tx.db, scope, id);
    authorize(actor, 'company.edit', { roles: rolesIn(actor, domain.company_id) });
    if (domain.status_id === DOMAIN_STATUS.registered) throw new AppError('domain_registered');
    if (domain.status_id === DOMAIN_STATUS.removed) throw new AppError('domain_removed');
    if (!order || !isEditable(order.status_id)) throw new AppError('order_move_refused');
    await dropDomains(tx, order.id, [id]);
  });
}
