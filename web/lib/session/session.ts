import { CallError } from '../wire/call-error.ts';
import { resolved } from '../wire/lazy.ts';
import { send } from '../wire/transport.ts';
import { hasExpired } from './access-token.ts';

const KEY = 'token';
const LOCK = 'safeharbor-refresh';
// This file is in the first script that loads; the contract need not be.
const contract = () => resolved(() => import('#core/contract/records/auth.ts'));

/** Why there is no session any more: somebody logged out here, or it ended by itself or in another tab. */
export type Ended = 'logout' | 'expired';
type Listener = (ended: Ended | null) => void;

const listeners = new Set<Listener>();
const received: { token: string | null; at: number } = { token: null, at: 0 };

const notify = (ended: Ended | null) => {
  for (const listener of listeners) listener(ended);
};

/** The access token lives here; the refresh token only in the HttpOnly cookie, out of reach of any script. */
export const session = {
  get token(): string | null {
    return localStorage.getItem(KEY);
  },
  set(token: string): void {
    localStorage.setItem(KEY, token);
    received.token = token;
    received.at = Date.now();
    notify(null);
  },
  clear(ended: Ended = 'expired'): void {
    localStorage.removeItem(KEY);
    notify(ended);
  },
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

window.addEventListener('storage', (event) => {
  if (event.key !== KEY && event.key !== null) return;
  notify(session.token ? null : 'expired');
});

/** One at a time in all tabs, where the browser knows locks. */
export const withLock = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(LOCK, work) as Promise<T>) : work();

let running: Promise<string | null> | null = null;

/**
 * A new access token in place of the stale one; null when the session is over. One refresh at a time in all tabs: who
 * waited for the lock finds the token that the other tab fetched.
 */
export function refresh(stale: string): Promise<string | null> {
  running ??= withLock(async () => {
    if (session.token !== stale) return session.token;
    try {
      const { refreshTokens } = await contract();
      const { access } = await send(refreshTokens, { body: {} });
      // Somebody logged out while this was under way: the answer is not wanted any more.
      if (session.token === null) return null;
      session.set(access);
      return access;
    } catch (error) {
      if (!(error instanceof CallError) || (error.status !== 400 && error.status !== 401)) throw error;
      if (session.token === stale) session.clear();
      return null;
    }
  }).finally(() => {
    running = null;
  });
  return running;
}

/** The stored token, refreshed first when its exp has passed (spec §4). */
export async function freshToken(): Promise<string | null> {
  const { token } = session;
  if (!token) return null;
  return hasExpired(token, token === received.token ? received.at : null) ? refresh(token) : token;
}
