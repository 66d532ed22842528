import { AppError, type FieldErrors } from '#core/errors.ts';
import type { Permission } from '#core/rules/records/permissions.ts';
import { orderObstacle } from '#core/rules/trade/placing-orders.ts';
import { type Actor, rolesIn, visibleTo } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { authorize, found, refuseFields } from '../../../../http/answer/refuse.ts';
import { lockCompany } from '../companies.queries.ts';
import { openOrders } from '../read/open-order.ts';

/** Locks a company, rejects the errors of the body, and checks that the actor may place an amendment, renewal or removal order for it now. */
export async function lockOrderable(
  tx: Tx,
  actor: Actor,
  company_id: number,
  { act, errors = {} }: { act: Permission; errors?: FieldErrors | undefined },
): Promise<void> {
  const company = found(await lockCompany(tx.db, visibleTo(actor), company_id));
  authorize(actor, act, { roles: rolesIn(actor, company_id) });
  refuseFields(errors);
  const has_open_order = (await openOrders(tx.db, [company_id])).size > 0;
  const obstacle = orderObstacle({ status_id: company.status_id, has_open_order });
  if (obstacle) throw new AppError(obstacle);
}
