import { CallError } from '../wire/call-error.ts';
import { resolved } from '../wire/lazy.ts';
import { send } from '../wire/transport.ts';
import { hasExpired } from './access-token.ts';

const KEY = 'token';
const LOCK = 'safeharbor-refresh';
// Dynamic import: this module is in the entry chunk, the contract is not.
const contract = () => resolved(() => import('#core/contract/records/auth.ts'));

/** Reason why the session ended: a logout in this tab, or its expiry or a logout in another tab. */
export type Ended = 'logout' | 'expired';
type Listener = (ended: Ended | null) => void;

const listeners = new Set<Listener>();
const received: { token: string | null; at: number } = { token: null, at: 0 };

const notify = (ended: Ended | null) => {
  for (const listener of listeners) listener(ended);
};

/** Access token in local storage. The refresh token is only in the HttpOnly cookie, which scripts can't read. */
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

/** Runs work under a lock shared by all tabs, if the browser supports Web Locks. */
export const withLock = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(LOCK, work) as Promise<T>) : work();

let running: Promise<string | null> | null = null;

/**
 * Replaces a stale access token; null if the session has ended. Only one tab refreshes at a time: the others wait for
 * the lock and then use the token that the first one stored.
 */
export function refresh(stale: string): Promise<string | null> {
  running ??= withLock(async () => {
    if (session.token !== stale) return session.token;
    try {
      const { refreshTokens } = await contract();
      const { access } = await send(refreshTokens, { body: {} });
      // The user logged out during the request: the new token is discarded.
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
