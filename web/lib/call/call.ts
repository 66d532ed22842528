import type { Endpoint, Output } from '#core/contract/endpoint.ts';
import { factorGate } from '../session/factor-gate.ts';
import { freshToken, refresh, session } from '../session/session.ts';
import { CallError, needsFactor } from '../wire/call-error.ts';
import { type CallInput, type SendOptions, send } from '../wire/transport.ts';

export type CallOptions = Omit<SendOptions, 'token'>;

/** Runs an attempt with a fresh access token, and retries it once with a new token after a 401. */
export async function asUser<T>(endpoint: Endpoint, attempt: (token: string | null) => Promise<T>): Promise<T> {
  if (endpoint.access === 'public') return attempt(null);

  const token = await freshToken();
  try {
    return await attempt(token);
  } catch (error) {
    if (needsFactor(error)) factorGate.close();
    if (!(error instanceof CallError) || error.status !== 401) throw error;
    const renewed = token && session.token ? await refresh(token) : null;
    if (renewed) return attempt(renewed);
    // spec §8: a 401 without a stored token redirects to the login. Clearing the session notifies the router.
    if (session.token === null) session.clear();
    throw error;
  }
}

/** Calls an endpoint of the contract as the logged-in user. An error response is thrown as a CallError. */
export const call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Output<E>> => asUser(endpoint, (token) => send(endpoint, input, { ...options, token }));
