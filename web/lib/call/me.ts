import { useQuery } from '@tanstack/react-query';
import { getProfile, type Profile } from '#core/contract/records/users.ts';
import { reading } from './query.ts';
import { useToken } from './use-token.ts';

/** Profile of the logged-in user with their companies; null for a visitor and while it loads. */
export function useMe(): Profile | null {
  const token = useToken();
  const { data } = useQuery({ ...reading(getProfile, {}), enabled: token !== null });
  return token === null ? null : (data ?? null);
}
