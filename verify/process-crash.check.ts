import { expect, onTestFinished, test } from 'vitest';
import { checkHistory } from '#server/db/history.ts';
import { startSmtpPeer } from '#tests/fakes/smtp-peer.ts';
import {
  builtServer,
  launchReady,
  makeStore,
  openStore,
  type ServerProcess,
  signUp,
} from '#tests/processes/server-process.ts';
import { figure, many, PATIENCE, scaled } from './figure.ts';
import { logIn, SUPERUSER } from './product.ts';

const KILLS = scaled(5, 3);
/** Acknowledgments between two kills. */
const BETWEEN = 15;

/** The embedded database dies with the process. */
test('after repeated kill -9 under load, everything acknowledged exists exactly once, with its mail', async () => {
  // The SMTP peer defers all mail until the last kill, so every mail must survive all of them.
  const peer = await startSmtpPeer(Array(100_000).fill(451));
  onTestFinished(peer.close);
  const store = { ...(await makeStore()), ...SUPERUSER };
  const settings = { ...store, SMTP_URL: peer.url, MAIL_RETRY_SECONDS: Array(200).fill(3).join() };
  const entry = await builtServer();
  const acknowledged = { emails: [] as string[], orders: [] as number[], paid: [] as number[] };

  const customer = async (server: ServerProcess) => {
    for (;;) {
      const { email, answer } = signUp(server);
      if ((await answer).status !== 201) return;
      acknowledged.emails.push(email);
    }
  };
  const buyer = async (server: ServerProcess) => {
    const agent = await logIn(server);
    for (;;) {
      const { id } = await agent.place(server);
      acknowledged.orders.push(id);
      if ((await agent.pay(server, id)).status !== 200) return;
      acknowledged.paid.push(id);
    }
  };
  const count = () => acknowledged.emails.length + acknowledged.paid.length;
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await launchReady(settings, entry);
    const goal = count() + BETWEEN;
    // A client stops when its connection breaks; earlier acknowledgments count.
    const people = [customer(server), customer(server), buyer(server)].map((one) => one.catch(() => undefined));
    await expect.poll(count, { interval: 5 }).toBeGreaterThanOrEqual(goal);
    server.kill('SIGKILL');
    await Promise.all(people);
    expect((await server.exit).signal).toBe('SIGKILL');
  }
  peer.takeAll();
  const last = await launchReady(settings, entry);
  const mailed = () => new Set(peer.received.flatMap(({ to }) => to));
  await expect.poll(() => acknowledged.emails.filter((email) => !mailed().has(email)), PATIENCE).toEqual([]);
  last.kill('SIGTERM');
  expect((await last.exit).code).toBe(0);

  const { db, close } = await openStore(store);
  const users = new Set((await db.selectFrom('users').select('email').execute()).map(({ email }) => email));
  const orders = new Set((await db.selectFrom('orders').select('id').execute()).map(({ id }) => id));
  const paid = await db.selectFrom('payments').select(['id', 'order_id']).where('status', '=', 'paid').execute();
  const charges = await db.selectFrom('sandbox_charges').select('id').execute();
  const history = await checkHistory(db);
  await close();
  const lost = {
    users: acknowledged.emails.filter((email) => !users.has(email)),
    orders: acknowledged.orders.filter((id) => !orders.has(id)),
    payments: acknowledged.paid.filter((id) => !paid.some(({ order_id }) => order_id === id)),
  };
  expect(lost).toEqual({ users: [], orders: [], payments: [] });
  // No order is charged twice, and every charge has a payment or an open reconciliation.
  expect(new Set(paid.map(({ order_id }) => order_id)).size).toBe(paid.length);
  expect(charges.length - paid.length).toBeLessThanOrEqual(KILLS);
  expect(history).toMatchObject({ ok: true });
  const total = acknowledged.emails.length + acknowledged.orders.length + acknowledged.paid.length;
  figure(`${KILLS} × kill -9 (embedded database): ${many(total, 'acknowledged')}, 0 lost, history intact`);
});
