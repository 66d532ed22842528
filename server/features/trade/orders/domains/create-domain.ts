import type { Domain } from '#core/contract/registry/domains.ts';
import type { DomainEntry } from '#core/contract/trade/orders.ts';
import { type Actor, rolesIn, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize, found } from '../../../../http/answer/refuse.ts';
import { addDomains } from '../../../registry/domains/adding/order-domains.ts';
import { presentDomain } from '../../../registry/domains/domains.present.ts';
import { findDomain } from '../../../registry/domains/read-domain.ts';
import { lockOrder } from '../life/lock-order.ts';
import { refuseUneditable } from '../life/refuse-uneditable.ts';

export function createDomain(
  deps: Deps,
  actor: Actor,
  { order_id, ...entry }: DomainEntry & { order_id: number },
): Promise<Domain> {
  const scope = visibleTo(actor);
  return transaction(deps, actor, async (tx) => {
    const order = found(await lockOrder(tx, scope, order_id));
    authorize(actor, 'company.edit', { roles: rolesIn(actor, order.company_id) });
    refuseUneditable(order);
    const [id] = await addDomains(tx, { order_id, company_id: order.company_id }, [entry], '');
    return presentDomain(await findDomain(tx.db, scope, id!));
  });
}
