import { AppError } from '#core/errors.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { canBeAmended } from '#core/rules/order-life.ts';
import type { Act } from '#core/rules/permissions.ts';
import { type Actor, rolesIn, visibleTo } from '../../db/scope.ts';
import type { Tx } from '../../db/transaction.ts';
import { authorize, found } from '../../http/refuse.ts';
import { openOrders } from '../orders/open-order.ts';
import { lockCompany } from './companies.queries.ts';

/**
 * A company for which this actor may place an amendment, a renewal or a removal now, locked. An open order is named
 * first: a new company's registration is one.
 */
export async function lockOrderable(tx: Tx, actor: Actor, company_id: number, act: Act): Promise<void> {
  const company = found(await lockCompany(tx.db, visibleTo(actor), company_id));
  authorize(actor, act, { roles: rolesIn(actor, company_id) });
  if ((await openOrders(tx.db, [company_id])).size > 0) throw new AppError('open_order_exists');
  if (company.status_id === COMPANY_STATUS.suspended) throw new AppError('company_suspended');
  if (!canBeAmended(company.status_id)) throw new AppError('company_not_registered');
}
