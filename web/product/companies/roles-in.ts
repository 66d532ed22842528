import type { Profile } from '#core/contract/records/users.ts';
import type { Role } from '#core/lookups.ts';
import { can, type Permission } from '#core/rules/records/permissions.ts';

/** What somebody is in a company; nothing for a superuser who does not belong to it. */
export const rolesIn = ({ companies }: Profile, companyId: number): readonly Role[] =>
  companies.find(({ id }) => id === companyId)?.roles ?? [];

/** Whether somebody may do this in a company, or in any of theirs when none is named. */
export const mayAnywhere = (me: Profile, act: Permission, companyId?: number): boolean =>
  can(me.result, act, {
    roles: companyId === undefined ? me.companies.flatMap(({ roles }) => roles) : rolesIn(me, companyId),
  });
