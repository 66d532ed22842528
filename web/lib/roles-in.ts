import type { Profile } from '#core/contract/users.ts';
import type { Role } from '#core/lookups.ts';

/** What somebody is in a company; nothing for a superuser who does not belong to it. */
export const rolesIn = ({ companies }: Profile, companyId: number): readonly Role[] =>
  companies.find(({ id }) => id === companyId)?.roles ?? [];
