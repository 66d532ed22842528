import { useSyncExternalStore } from 'react';
import { session } from '../session/session.ts';

/** Stored access token as React state: becomes null on logout in this or another tab. */
export const useToken = (): string | null => useSyncExternalStore(session.subscribe, () => session.token);
