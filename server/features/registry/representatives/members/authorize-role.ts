import type { Role } from '#core/lookups.ts';
import { type Actor, rolesIn } from '../../../../db/scope.ts';
import { authorize } from '../../../../http/answer/refuse.ts';

/** decisions §6: administrators manage everyone except owners; they can neither change owners nor make someone an owner. */
export function authorizeRole(actor: Actor, company_id: number, ...roles: Role[]): void {
  const subject = { roles: rolesIn(actor, company_id) };
  authorize(actor, 'representative.manage', subject);
  if (roles.includes('owner')) authorize(actor, 'representative.manage_owners', subject);
}
