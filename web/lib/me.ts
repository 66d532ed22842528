import { useQuery } from '@tanstack/react-query';
import { getProfile, type Profile } from '#core/contract/users.ts';
import type { Role } from '#core/lookups.ts';
import { reading } from './query.ts';
import { useToken } from './use-token.ts';

/** Who is logged in and their companies; null for a visitor and until it is known. */
export function useMe(): Profile | null {
  const token = useToken();
  const { data } = useQuery({ ...reading(getProfile, {}), enabled: token !== null });
  return token === null ? null : (data ?? null);
}

/** What somebody is in a company; nothing for a superuser who does not belong to it. */
export const rolesIn = ({ companies }: Profile, companyId: number): readonly Role[] =>
  companies.find(({ id }) => id === companyId)?.roles ?? [];
