import { useSyncExternalStore } from 'react';
import { session } from '../session/session.ts';

/** The stored token, followed: null from the moment somebody logs out, here or in another tab. */
export const useToken = (): string | null => useSyncExternalStore(session.subscribe, () => session.token);
