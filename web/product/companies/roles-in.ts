import type { Profile } from '#core/contract/records/users.ts';
import type { Role } from '#core/lookups.ts';
import { can, type Permission } from '#core/rules/records/permissions.ts';

/** Roles of the user in a company; empty for a superuser who is not a member. */
export const rolesIn = ({ companies }: Profile, companyId: number): readonly Role[] =>
  companies.find(({ id }) => id === companyId)?.roles ?? [];

/** True if the user has a permission in the given company, or in any of their companies if none is given. */
export const mayAnywhere = (me: Profile, act: Permission, companyId?: number): boolean =>
  can(me.result, act, {
    roles: companyId === undefined ? me.companies.flatMap(({ roles }) => roles) : rolesIn(me, companyId),
  });
