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
import { figure, PATIENCE, scaled } from './figure.ts';
import { newAgent } from './people.ts';
import { caller } from './product.ts';

const MAILS = scaled(60, 20);
const ORDERS = scaled(30, 10);

test('when a worker and a web process are suspended and resumed later, nothing is lost or done twice', async () => {
  const [store, entry, peer] = [await makeStore(), await builtServer(), await startSmtpPeer()];
  onTestFinished(peer.close);
  const begin = (RUN: string) => launchReady({ ...store, SMTP_URL: peer.url, RUN }, entry);
  const [web, slow, first] = [await begin('web'), await begin('web'), await begin('worker')];
  const { db, close } = await openStore(store);
  const agent = caller(await newAgent(db));
  const leased = async () =>
    (
      await db
        .selectFrom('jobs')
        .select('id')
        .where('name', '=', 'deliver-mail')
        .where('lease', 'is not', null)
        .execute()
    ).length;

  // Suspended while it holds leases.
  const acknowledged: string[] = [];
  const signUps = Promise.all(
    Array.from({ length: MAILS }, async () => {
      const { email, answer } = signUp(web);
      expect((await answer).status).toBe(201);
      acknowledged.push(email);
    }),
  );
  await expect.poll(leased, { interval: 1 }).toBeGreaterThan(0);
  first.kill('SIGSTOP');
  const held = await leased();
  await signUps;

  // Suspended during payments: after resuming it must not charge again.
  const orders: number[] = [];
  for (let n = 0; n < ORDERS; n++) orders.push((await agent.place(web)).id);
  const answers = orders.map((id) => agent.pay(slow, id).catch(() => undefined));
  await Promise.race(answers);
  slow.kill('SIGSTOP');

  const second = await begin('worker');
  const mailed = () => new Set(peer.received.map(({ to }) => to[0]!).filter((to) => acknowledged.includes(to)));
  const since = performance.now();
  await expect.poll(() => mailed().size, { ...PATIENCE, interval: 100 }).toBe(MAILS);
  const took = Math.round((performance.now() - since) / 1000);
  first.kill('SIGCONT');
  slow.kill('SIGCONT');
  await Promise.all(answers);
  const unsettled = async () =>
    (await db.selectFrom('payments').select('id').where('status', 'in', ['pending', 'unknown']).execute()).length;
  await expect.poll(unsettled, { interval: 500 }).toBe(0);
  const jobs = async () =>
    (await db.selectFrom('jobs').select('id').where('name', '=', 'deliver-mail').execute()).length;
  await expect.poll(jobs).toBe(0);
  const processes: ServerProcess[] = [web, slow, first, second];
  for (const { kill } of processes) kill('SIGTERM');
  for (const { exit } of processes) expect((await exit).code).toBe(0);

  const ids = peer.received.map(({ headers }) => headers.get('message-id')![0]!);
  const copies = ids.length - new Set(ids).size;
  // Only mails handed over but not recorded when it was suspended may repeat, with the same message id.
  expect(copies).toBeLessThanOrEqual(held);
  expect([...mailed()].sort()).toEqual([...acknowledged].sort());
  const paid = await db.selectFrom('payments').select(['id', 'order_id']).where('status', '=', 'paid').execute();
  const charges = await db.selectFrom('sandbox_charges').select('id').where('declined_for', 'is', null).execute();
  const history = await checkHistory(db);
  await close();
  expect(charges.map(({ id }) => id).sort()).toEqual(paid.map(({ id }) => id).sort());
  expect(new Set(paid.map(({ order_id }) => order_id)).size).toBe(paid.length);
  expect(history).toMatchObject({ ok: true });
  figure(
    `${held} jobs leased to a stopped worker, taken over after ${took} s: ${MAILS} mails, ${copies} twice; ` +
      `${ORDERS} payments with a stopped process: ${charges.length} charged, ${paid.length} booked`,
  );
});
