import { logout as endpoint } from '#core/contract/records/auth.ts';
import { CallError } from '../wire/call-error.ts';
import { send } from '../wire/transport.ts';
import { session, withLock } from './session.ts';

/** How long the server is waited for: offline or slow, nobody is kept on the page. */
const WAIT_MS = 5_000;

/** Whether the server ended the session, or had done so before. */
async function endOnServer(token: string | null): Promise<boolean> {
  const timeout = new AbortController();
  // An answer that comes later must not clear the cookie of whoever logs in next.
  const timer = setTimeout(() => timeout.abort(), WAIT_MS);
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

let leaving: Promise<boolean> | null = null;

/**
 * Ends the session on the server, which clears the cookie, and only then here: the login page is not shown before. Whether the
 * server confirmed it; that it could not be reached keeps nobody logged in here.
 */
export function logout(): Promise<boolean> {
  if (leaving) return leaving;
  const done = endOnServer(session.token).then((confirmed) => {
    leaving = null;
    session.clear('logout');
    return confirmed;
  });
  leaving = done;
  // A call that is refused meanwhile waits with its refresh, in every tab, and then finds no session.
  void withLock(() => done);
  return done;
}
