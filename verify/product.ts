import { randomUUID } from 'node:crypto';
import { PASSWORD, post, type ServerProcess } from '#tests/processes/server-process.ts';
import { ADDRESS } from '#tests/world/orders.ts';
import { byCard } from '#tests/world/payments.ts';

export const AGENT = 'verify@example.com';
/** Settings that create the agent at start. */
export const SUPERUSER = { SUPERUSER_EMAIL: AGENT, SUPERUSER_PASSWORD: PASSWORD };

export interface Answer<T> {
  status: number;
  json: T;
}
interface Placed {
  order: { id: number; company: { id: number } };
}
type At = Pick<ServerProcess, 'url'>;

/** A logged-in client of any process on the same database. */
export function caller(access: string) {
  const call = async <T>(
    { url }: At,
    method: string,
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<Answer<T>> => {
    const headers = { authorization: `JWT ${access}`, ...(body && { 'content-type': 'application/json' }), ...more };
    const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await response.text();
    return { status: response.status, json: (text ? JSON.parse(text) : undefined) as T };
  };
  return {
    access,
    call,
    place: async (at: At, fields: object = {}) =>
      (await call<Placed>(at, 'POST', '/orders/create/', { ...ADDRESS, ...fields })).json.order,
    pay: (at: At, order_id: number, key: string | null = randomUUID()) =>
      call<object>(at, 'POST', '/orders/payment/', byCard(order_id), key === null ? {} : { 'idempotency-key': key }),
  };
}

export async function logIn(server: At) {
  const answer = await post(server, '/api-auth/', { username: AGENT, password: PASSWORD });
  return caller(((await answer.json()) as { access: string }).access);
}

/** Runs `work` for each item with the given concurrency. */
export async function inParallel<T>(list: readonly T[], lanes: number, work: (item: T, at: number) => Promise<void>) {
  let next = 0;
  const lane = async () => {
    while (next < list.length) {
      const at = next++;
      await work(list[at]!, at);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
