import { logout as endpoint } from '#core/contract/records/auth.ts';
import { CallError } from '../wire/call-error.ts';
import { send } from '../wire/transport.ts';
import { session, withLock } from './session.ts';

/** Timeout of the logout request, so that an offline or slow server does not block logging out. */
const TIMEOUT_MS = 5_000;

/** True if the server ended the session, now or earlier. */
async function endOnServer(token: string | null): Promise<boolean> {
  const timeout = new AbortController();
  // Aborted, because a late response would clear the cookie of the next login.
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  try {
    // `keepalive`: the request outlives the tab.
    await send(endpoint, { body: {} }, { token, keepalive: true, signal: timeout.signal });
    return true;
  } catch (error) {
    return error instanceof CallError && error.status === 401;
  } finally {
    clearTimeout(timer);
  }
}

let running: Promise<boolean> | null = null;

/**
 * Ends the session on the server, which clears the cookie, then locally; the login page is shown only after that.
 * Resolves to false if the server did not confirm it; the local session ends in any case.
 */
export function logout(): Promise<boolean> {
  if (running) return running;
  const done = endOnServer(session.token).then((confirmed) => {
    running = null;
    session.clear('logout');
    return confirmed;
  });
  running = done;
  // Holds the refresh lock: a call that gets a 401 meanwhile, in any tab, waits and then finds no session.
  void withLock(() => done);
  return done;
}
