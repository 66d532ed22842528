import type { Endpoint, Output } from '#core/contract/endpoint.ts';
import { CallError } from './call-error.ts';
import { freshToken, refresh, session } from './session.ts';
import { type CallInput, send } from './transport.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** One call of the contract as the logged-in user. A refusal is thrown as a CallError. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal }: CallOptions = {},
): Promise<Output<E>> {
  if (endpoint.access === 'public') return send(endpoint, input, { signal });

  const token = await freshToken();
  try {
    return await send(endpoint, input, { signal, token });
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error;
    const renewed = token && session.token ? await refresh(token) : null;
    if (renewed) return send(endpoint, input, { signal, token: renewed });
    // spec §8: a 401 without a stored token leads to the login; the app hears of it here and goes there.
    if (session.token === null) session.clear();
    throw error;
  }
}
