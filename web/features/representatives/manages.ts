import type { Profile } from '#core/contract/users.ts';
import { ROLES, type Role } from '#core/lookups.ts';
import { can } from '#core/rules/permissions.ts';
import { rolesIn } from '#web/product/companies/roles-in.ts';

/** The roles that somebody may give and take in a company: administrators all but the owner’s (decisions §6). */
export function rolesManaged(me: Profile, companyId: number): readonly Role[] {
  const subject = { roles: rolesIn(me, companyId) };
  if (!can(me.result, 'representative.manage', subject)) return [];
  const mayOwners = can(me.result, 'representative.manage_owners', subject);
  return ROLES.filter((role) => role !== 'owner' || mayOwners);
}
