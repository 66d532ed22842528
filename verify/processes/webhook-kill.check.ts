import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { receiveWebhooks, verified } from '#tests/fakes/webhook-receiver.ts';
import {
  builtServer,
  endLeases,
  launchReady,
  makeStore,
  openStore,
  type ServerProcess,
} from '#tests/processes/server-process.ts';
import { PATIENCE } from '../figure.ts';
import { logIn, SUPERUSER } from '../product.ts';

const MESSAGES = 40;
/** Kills after the message was recorded, while it is being sent, and after it was taken. */
const POINTS = ['recorded', 'sending', 'taken'] as const;
const KILLS = 6;

test('after kill -9 at each point of a delivery, each acknowledged message is taken at least once', async () => {
  const receiver = await receiveWebhooks();
  onTestFinished(receiver.close);
  const store = await makeStore();
  const settings = { ...store, ...SUPERUSER, WEBHOOK_ALLOW: '127.0.0.0/8', WEBHOOK_RETRY_SECONDS: '1,1,1,1,1,1,1,1' };
  const entry = await builtServer();
  let server: ServerProcess = await launchReady(settings, entry);
  let client = await logIn(server);
  let kills = 0;
  let rising: Promise<void> | undefined;
  const nextPoint = () => (rising || kills >= KILLS ? undefined : POINTS[kills % POINTS.length]);
  const die = () => {
    kills++;
    rising = (async () => {
      server.kill('SIGKILL');
      await server.exit;
      await endLeases(store);
      server = await launchReady(settings, entry);
      client = await logIn(server);
      rising = undefined;
    })();
  };

  const { company } = await client.place(server);
  const body = { url: receiver.url, events: ['*'] };
  const made = await client.call<{ id: number; secret: string }>(
    server,
    'POST',
    `/companies/${company.id}/webhooks/`,
    body,
  );
  expect(made.status).toBe(201);
  const { id, secret } = made.json;

  const taken = new Set<string>();
  let sinceKill = 0;
  receiver.answerWith((response, one) => {
    verified(secret, one);
    const point = ++sinceKill > 3 ? nextPoint() : undefined;
    if (point === 'sending') {
      sinceKill = 0;
      die();
      response.destroy();
      return;
    }
    response.writeHead(204).end(() => {
      taken.add(String(one.headers['webhook-id']));
      if (point !== 'taken') return;
      sinceKill = 0;
      die();
    });
  });

  const acknowledged: string[] = [];
  while (acknowledged.length < MESSAGES || kills < KILLS) {
    await rising;
    const answer = await client
      .call<{ message_id: string }>(server, 'POST', `/webhooks/${id}/test/`)
      .catch(() => undefined);
    if (answer?.status === 202) {
      acknowledged.push(answer.json.message_id);
      if (sinceKill > 3 && nextPoint() === 'recorded') {
        sinceKill = 0;
        die();
      }
    } else await wait(50);
  }
  await expect.poll(() => acknowledged.filter((message) => !taken.has(message)), PATIENCE).toEqual([]);
  await rising;
  expect(kills).toBe(KILLS);
  server.kill('SIGTERM');
  expect((await server.exit).code).toBe(0);
  const { db, close } = await openStore(store);
  const states = await db.selectFrom('webhook_deliveries').select('status').distinct().execute();
  await close();
  expect(states.map(({ status }) => status)).toContain('done');
});
