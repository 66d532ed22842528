import type { Role } from '#core/lookups.ts';
import { type Actor, rolesIn } from '../../../../db/scope.ts';
import { authorize } from '../../../../http/answer/refuse.ts';

/** decisions §6: administrators manage everybody but owners, neither who is one nor who is to become one. */
export function authorizeRole(actor: Actor, company_id: number, ...concerned: Role[]): void {
  const subject = { roles: rolesIn(actor, company_id) };
  authorize(actor, 'representative.manage', subject);
  if (concerned.includes('owner')) authorize(actor, 'representative.manage_owners', subject);
}
