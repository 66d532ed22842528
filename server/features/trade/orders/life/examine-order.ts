import type { OrderUpdate } from '#core/contract/trade/orders.ts';
import type { FieldErrors } from '#core/errors.ts';
import { can } from '#core/rules/records/permissions.ts';
import { type Actor, rolesIn, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize, found } from '../../../../http/answer/refuse.ts';
import { getOrder } from '../orders.queries.ts';
import { orderErrors } from './order-errors.ts';

interface Visit {
  deps: Deps;
  actor: Actor;
  params: { id: number };
  given: OrderUpdate;
}

/** Access to an order, checked before the shape of the body; also reports its errors beyond the shape. */
export async function examineOrder({ deps, actor, params, given }: Visit): Promise<FieldErrors> {
  const { company_id } = found(await getOrder(deps.db, visibleTo(actor), params.id));
  const subject = { roles: rolesIn(actor, company_id) };
  // Whoever may pay may at least choose the plan.
  if (!can(actor, 'company.pay', subject)) authorize(actor, 'company.edit', subject);
  return orderErrors(given);
}
