import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startSmtpPeer } from '#tests/fakes/smtp-peer.ts';
import { StripeServer } from '#tests/fakes/stripe-server.ts';
import { builtServer, launchReady, makeStore, openStore, signUp } from '#tests/processes/server-process.ts';
import { freePort } from '../scripts/lib/free-port.mjs';
import { figure, PATIENCE, scaled } from './figure.ts';
import { newAgent } from './people.ts';
import { caller } from './product.ts';

const MAILS = scaled(60, 10);
const ORDERS = scaled(20, 6);
const DOWN_MS = 15_000;

interface SeenOrder {
  payment: { status: string };
}

test('during an outage of mail server and gateway, each mail is sent once and each order charged once', async () => {
  const [store, entry, mailPort] = [await makeStore(), await builtServer(), (await freePort()) as number];
  const stripe = new StripeServer();
  const gateway = createServer((request, response) => void stripe.answer(request, response));
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  onTestFinished(() => void gateway.close());
  const { port } = gateway.address() as { port: number };
  const server = await launchReady(
    {
      ...store,
      ...{ SMTP_URL: `smtp://127.0.0.1:${mailPort}`, MAIL_RETRY_SECONDS: Array(60).fill(2).join() },
      ...{ PAYMENT_GATEWAY: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE: `http://127.0.0.1:${port}` },
    },
    entry,
  );
  const prepared = await openStore(store);
  const agent = caller(await newAgent(prepared.db));
  await prepared.close();

  // The SMTP port is closed, and the gateway charges but drops its responses.
  const gone = performance.now();
  const acknowledged: string[] = [];
  for (let n = 0; n < MAILS; n++) {
    const { email, answer } = signUp(server);
    expect((await answer).status).toBe(201);
    acknowledged.push(email);
  }
  const statuses: Record<number, number> = {};
  const orders: number[] = [];
  const begin = async () => {
    const { id } = await agent.place(server);
    orders.push(id);
    const { status } = await agent.pay(server, id);
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  stripe.fail(/confirm$/, 'cut', 1_000);
  for (let n = 0; n < ORDERS; n++) await begin();
  const cut = { ...statuses };
  await wait(Math.max(0, DOWN_MS - (performance.now() - gone)));
  const down = Math.round((performance.now() - gone) / 1000);

  stripe.recover();
  const peer = await startSmtpPeer([], mailPort);
  onTestFinished(peer.close);
  const mailed = () => peer.received.filter(({ to }) => acknowledged.includes(to[0]!)).map(({ to }) => to[0]!);
  await expect.poll(() => mailed().length, { ...PATIENCE, interval: 200 }).toBeGreaterThanOrEqual(MAILS);
  const unsettled = async () => {
    let left = 0;
    for (const id of orders) {
      const { json } = await agent.call<SeenOrder>(server, 'GET', `/orders/${id}/`);
      if (json.payment.status !== 'paid') left++;
    }
    return left;
  };
  await expect.poll(unsettled, { interval: 1_000 }).toBe(0);
  server.kill('SIGTERM');
  expect((await server.exit).code).toBe(0);

  expect(mailed().sort()).toEqual([...acknowledged].sort());
  expect(stripe.taken().length).toBe(orders.length);
  const { db, close } = await openStore(store);
  const paid = await db.selectFrom('payments').select('order_id').where('status', '=', 'paid').execute();
  await close();
  expect(paid.map(({ order_id }) => order_id).sort()).toEqual([...orders].sort());
  figure(
    `${down} s without mail server and gateway: ${MAILS} mails once each, ${orders.length} orders charged once each ` +
      `(answered meanwhile: ${Object.entries(cut).map(([status, count]) => `${count} × ${status}`)})`,
  );
});
