import type { Endpoint, Output } from '#core/contract/endpoint.ts';
import { freshToken, refresh, session } from '../session/session.ts';
import { CallError } from '../wire/call-error.ts';
import { type CallInput, type SendOptions, send } from '../wire/transport.ts';

export type CallOptions = Omit<SendOptions, 'token'>;

/** Makes an attempt as the logged-in user: with a fresh token, and once more when it died on the way. */
export async function asUser<T>(endpoint: Endpoint, attempt: (token: string | null) => Promise<T>): Promise<T> {
  if (endpoint.access === 'public') return attempt(null);

  const token = await freshToken();
  try {
    return await attempt(token);
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error;
    const renewed = token && session.token ? await refresh(token) : null;
    if (renewed) return attempt(renewed);
    // spec §8: a 401 without a stored token leads to the login; the app hears of it here and goes there.
    if (session.token === null) session.clear();
    throw error;
  }
}

/** One call of the contract as the logged-in user. A refusal is thrown as a CallError. */
export const call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Output<E>> => asUser(endpoint, (token) => send(endpoint, input, { ...options, token }));
