import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkHistory } from '#server/db/history.ts';
import {
  builtProgram,
  endLeases,
  launchReady,
  makeStore,
  openStore,
  PASSWORD,
  type ServerProcess,
} from '#tests/processes/server-process.ts';
import { ADDRESS } from '#tests/world/orders.ts';
import { byCard } from '#tests/world/payments.ts';
import { PATIENCE } from '../figure.ts';

const EMAIL = 'crash@example.com';

interface SeenOrder {
  id: number;
  company: { id: number };
  status: { name: string };
  payment: { status: string };
}
interface Seen {
  access: string;
  order: SeenOrder;
  results: { status: string; file: object | null }[];
}

/** A superuser of a running process. */
async function agentOf({ url }: ServerProcess) {
  const call = async (method: string, path: string, body?: object, more: Record<string, string> = {}) => {
    const headers = { 'content-type': 'application/json', ...more };
    const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: response.status, json: (await response.json()) as Seen };
  };
  const { json } = await call('POST', '/api-auth/', { username: EMAIL, password: PASSWORD });
  const authorization = `JWT ${json.access}`;
  return {
    order: async (id: number) =>
      (await call('GET', `/orders/${id}/`, undefined, { authorization })).json as unknown as SeenOrder,
    invoices: async (id: number) =>
      (await call('GET', `/companies/${id}/invoices/`, undefined, { authorization })).json.results,
    place: async () => (await call('POST', '/orders/create/', ADDRESS, { authorization })).json.order,
    pay: (id: number, key: string) =>
      call('POST', '/orders/payment/', byCard(id), { authorization, 'idempotency-key': key }),
  };
}

/**
 * Before the gateway call; after its success and before our transaction; within the transaction and at its last statement; and after
 * the commit, while the invoice is generated. All points within the transaction are equivalent to the database.
 */
test.for([
  ['before the charge', 'failed'],
  ['after the charge', 'paid'],
  ['insert invoices', 'paid'],
  ['update history_head', 'paid'],
  ['insert files', 'paid'],
] as const)('killed at "%s": the order and the gateway agree, and one charge is all', async ([point, outcome]) => {
  const settings = { ...(await makeStore()), SUPERUSER_EMAIL: EMAIL, SUPERUSER_PASSWORD: PASSWORD };
  const [key, entry] = [randomUUID(), await builtProgram('payment-server')];
  const first = await launchReady({ ...settings, DIE_AT: point }, entry);
  const { place, pay } = await agentOf(first);
  const { id, company } = await place();
  // After the commit the response may still be sent, and is then a success.
  const answer = await pay(id, key).catch(() => ({ status: 200 }));
  expect(answer.status).toBe(200);
  expect((await first.exit).signal).toBe('SIGKILL');

  await endLeases(settings);
  const second = await launchReady({ ...settings, SECONDS_AHEAD: '200' }, entry);
  const agent = await agentOf(second);
  await expect.poll(async () => (await agent.order(id)).payment.status, PATIENCE).toBe(outcome);
  expect((await agent.order(id)).status.name).toBe(outcome === 'paid' ? 'Processing' : 'Draft');
  // A retry with the same idempotency key returns the outcome; a new attempt needs a new key.
  expect((await agent.pay(id, key)).status).toBe(outcome === 'paid' ? 200 : 402);
  expect((await agent.pay(id, randomUUID())).status).toBe(outcome === 'paid' ? 409 : 200);
  const invoices = () => agent.invoices(company.id);
  await expect.poll(async () => (await invoices())[0]?.file, PATIENCE).toBeTruthy();
  expect((await invoices()).map(({ status }) => status)).toEqual(['paid']);
  second.kill('SIGTERM');
  expect((await second.exit).code).toBe(0);

  const { db, close } = await openStore(settings);
  const charges = await db.selectFrom('sandbox_charges').select(['id', 'declined_for']).execute();
  const paid = await db.selectFrom('payments').select('id').where('status', '=', 'paid').execute();
  const mails = await db.selectFrom('mails').select('id').execute();
  const history = await checkHistory(db);
  await close();
  expect(charges).toEqual(paid.map(({ id: charge }) => ({ id: charge, declined_for: null })));
  expect([paid.length, mails.length]).toEqual([1, 1]);
  expect(history).toMatchObject({ ok: true });
});
