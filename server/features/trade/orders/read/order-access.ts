import type { FieldErrors } from '#core/errors.ts';
import type { Permission } from '#core/rules/records/permissions.ts';
import { type Actor, rolesIn, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize, found } from '../../../../http/answer/refuse.ts';
import { readPermissions } from '../../../registry/companies/read/read-permissions.ts';
import { getOrder, type OrderRow } from '../orders.queries.ts';

/** Refuses a caller who may not see the order (404) or do this to it (403). Without a valid id there is nothing to check. */
export async function checkOrderAccess(deps: Deps, actor: Actor, id: unknown, permission: Permission): Promise<void> {
  const order = await visibleOrder(deps, actor, id);
  if (order) authorize(actor, permission, { roles: rolesIn(actor, order.company_id) });
}

export async function visibleOrder({ db }: Deps, actor: Actor, id: unknown): Promise<OrderRow | undefined> {
  return Number.isInteger(id) ? found(await getOrder(db, visibleTo(actor), id as number)) : undefined;
}

/** For calls that everyone who sees the order may make. */
export async function examineOrder(visit: { deps: Deps; actor: Actor; params: { id: number } }): Promise<FieldErrors> {
  await visibleOrder(visit.deps, visit.actor, visit.params.id);
  return {};
}

export async function checkCompanyAccess(deps: Deps, actor: Actor, id: number, permission: Permission): Promise<void> {
  authorize(actor, permission, { roles: await readPermissions(deps, actor, id) });
}
