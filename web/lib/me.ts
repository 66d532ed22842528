import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { SUPPORT_EMAIL } from '#core/constants.ts';
import { getSettings, type Settings } from '#core/contract/system.ts';
import { getProfile, type Profile } from '#core/contract/users.ts';
import { reading } from './query.ts';
import { session } from './session.ts';

export const useToken = (): string | null => useSyncExternalStore(session.subscribe, () => session.token);

/** Who is logged in and their companies; null for a visitor and until it is known. */
export function useMe(): Profile | null {
  const token = useToken();
  const { data } = useQuery({ ...reading(getProfile, {}), enabled: token !== null });
  return token === null ? null : (data ?? null);
}

const UNTIL_KNOWN: Settings = { demo: false, mailbox: false, support_email: SUPPORT_EMAIL };

export function useSettings(): Settings {
  const { data } = useQuery({ ...reading(getSettings, {}), staleTime: Number.POSITIVE_INFINITY });
  return data ?? UNTIL_KNOWN;
}
