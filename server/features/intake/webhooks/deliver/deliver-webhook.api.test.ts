import { Webhook } from 'standardwebhooks';
import { describe, expect } from 'vitest';
import {
  changeWebhook,
  getWebhook,
  replayWebhook,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '#core/contract/intake/webhooks.ts';
import { listEvents } from '#core/contract/records/history.ts';
import { serveDns } from '#tests/fakes/dns-server.ts';
import { moveTo } from '#tests/world/counter-notices.ts';
import { withWebhook } from '#tests/world/webhooks.ts';
import { test, type World } from '#tests/world/world.ts';
import { deliverWebhook } from './deliver-webhook.ts';
import { sweepWebhooks } from './sweep-webhooks.ts';

type Given = Awaited<ReturnType<typeof withWebhook>>;

const ping = ({ owner, webhook }: Given) => owner.call(testWebhook, { params: { id: webhook.id } });
const seen = ({ owner, webhook }: Given) => owner.call(getWebhook, { params: { id: webhook.id } });
const sweep = ({ settings }: Given) => sweepWebhooks(settings.deps).run({}, new AbortController().signal);
/** Moves the clock on, logs the owner in again, and runs what is due. */
async function later(world: World, given: Given, seconds: number) {
  await moveTo(world, new Date(world.clock.now().getTime() + seconds * 1000), given.owner);
  await given.settings.work();
}

describe('a message', () => {
  test('is signed so that the reference package accepts it, and its delivery is logged', async ({ world }) => {
    const given = await withWebhook(world);
    const { receiver, webhook, company_id, secret } = given;
    receiver.answerWith((response) => void response.writeHead(202).end('th\u0000anks'));
    const waiting = await ping(given);
    expect(waiting).toMatchObject({
      type: 'webhook.test',
      status: 'waiting',
      tries: [],
      next_date: expect.any(String),
    });
    const [message] = await given.messages();
    expect(message).toEqual({
      type: 'webhook.test',
      timestamp: expect.any(String),
      data: { company_id, webhook_id: webhook.id },
    });
    const { headers, body } = receiver.received[0]!;
    expect(headers).toMatchObject({
      'webhook-id': waiting.message_id,
      'user-agent': 'Safeharbor-Webhooks/1',
      'content-type': 'application/json',
    });
    expect(waiting.message_id).toMatch(/^msg_\w+$/);
    expect(headers['webhook-signature']).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/);
    expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
    expect(await given.deliveries()).toEqual([
      {
        ...{
          id: waiting.id,
          message_id: waiting.message_id,
          type: 'webhook.test',
          status: 'done',
          next_date: null,
          body,
        },
        tries: [{ date: expect.any(String), code: 202, ms: expect.any(Number), error: null, answer: 'thanks' }],
      },
    ]);
    expect(await seen(given)).toMatchObject({ last_success: expect.any(String), failing_since: null });
  });

  test('is signed with both secrets for 24 hours after a rotation, of two rotations with the two newest', async ({
    world,
  }) => {
    const given = await withWebhook(world);
    const { owner, webhook, secret } = given;
    const rotate = async () => (await owner.call(rotateWebhookSecret, { params: { id: webhook.id } })).secret;
    const secrets = [secret, await rotate(), await rotate()];
    const accepted = async () => {
      await ping(given);
      await given.settings.work();
      const { headers, body } = given.receiver.received.at(-1)!;
      // The clock of the reference package is the machine's.
      const age = Number(headers['webhook-timestamp']) * 1000 - Date.now();
      expect(headers['webhook-signature']!.toString().split(' ')).toHaveLength(age > 3600_000 ? 1 : 2);
      if (age > 3600_000) return null;
      return secrets.map((one) => {
        try {
          return Boolean(new Webhook(one).verify(body, headers as Record<string, string>));
        } catch {
          return false;
        }
      });
    };
    expect(await accepted()).toEqual([false, true, true]);
    await later(world, given, 24 * 3600 + 1);
    expect(await accepted()).toBeNull();
    await sweep(given);
    const { db } = world.deps;
    const kept = db.selectFrom('webhooks').select('previous_sealed_secret').where('id', '=', webhook.id);
    expect(await kept.executeTakeFirst()).toEqual({ previous_sealed_secret: null });
  });

  test('is tried again after each failure, with the same id and body, until no try is left', async ({ world }) => {
    const given = await withWebhook(world, { WEBHOOK_RETRY_SECONDS: '10,20' });
    const { receiver } = given;
    const answers = [
      () => receiver.answerWith((response) => void response.writeHead(302, { location: '/elsewhere' }).end()),
      () => receiver.answerWith((response) => void response.destroy()),
      () => receiver.answerWith(500),
    ];
    await ping(given);
    answers[0]!();
    await given.settings.work();
    expect(await seen(given)).toMatchObject({ last_success: null, failing_since: expect.any(String) });
    await later(world, given, 9);
    expect(receiver.received).toHaveLength(1);
    answers[1]!();
    await later(world, given, 2);
    answers[2]!();
    await later(world, given, 21);
    await later(world, given, 100_000);
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
    const stamps = receiver.received.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(stamps[2]! - stamps[0]!).toBeGreaterThanOrEqual(30);
    const [delivery] = await given.deliveries();
    expect(delivery).toMatchObject({ status: 'failed', next_date: null });
    expect(delivery!.tries.map(({ code, error }) => [code, error])).toEqual([
      [302, 'status'],
      [null, 'connection'],
      [500, 'status'],
    ]);

    // Sent again by hand: the same message, more tries.
    receiver.answerWith(200);
    const again = await given.owner.call(replayWebhookDelivery, { params: { id: delivery!.id } });
    expect(again).toMatchObject({ id: delivery!.id, message_id: delivery!.message_id, status: 'waiting' });
    await given.settings.work();
    const [done] = await given.deliveries();
    expect([done!.status, done!.tries.length, done!.body]).toEqual(['done', 4, delivery!.body]);
  });

  test('waits as long as Retry-After asks, at most a day', async ({ world }) => {
    const given = await withWebhook(world, { WEBHOOK_RETRY_SECONDS: '10,10,10' });
    const waitAfter = async (header: string) => {
      given.receiver.answerWith((response) => void response.writeHead(503, { 'retry-after': header }).end());
      await given.settings.work();
      const { next_date, tries } = (await given.deliveries())[0]!;
      const wait = (Date.parse(next_date!) - Date.parse(tries.at(-1)!.date)) / 1000;
      await moveTo(world, new Date(Date.parse(next_date!) + 1000), given.owner);
      return Math.round(wait);
    };
    await ping(given);
    expect(await waitAfter('3600')).toBe(3600);
    expect(await waitAfter('3')).toBe(10);
    expect(await waitAfter(new Date(world.clock.now().getTime() + 10 * 86_400_000).toUTCString())).toBe(86_400);
  });

  test('ends the webhook with 410: the managers are emailed, and waiting messages fail', async ({ world }) => {
    const given = await withWebhook(world, { WEBHOOK_RETRY_SECONDS: '10' });
    const { owner, receiver, company_id, webhook } = given;
    receiver.answerWith(500);
    await ping(given);
    await given.settings.work();
    receiver.answerWith(410);
    await ping(given);
    await given.settings.work();
    expect(await seen(given)).toMatchObject({ is_active: false, disabled_reason: 'gone' });
    expect((await given.deliveries()).map(({ status, next_date }) => [status, next_date])).toEqual([
      ['failed', null],
      ['failed', null],
    ]);
    const mails = await world.mails(owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `The webhook to ${new URL(receiver.url).host} was turned off`,
    ]);
    const { results } = await owner.call(listEvents, { query: { event_type: 24, company__id: company_id } });
    expect(results).toHaveLength(1);

    // While it is off nothing is sent; turned on again, it forgets why it was off.
    const one = { params: { id: webhook.id } };
    const off = await owner.refused(replayWebhook, { ...one, body: { since: '2026-01-01' } });
    expect([off.status, off.body.message]).toEqual([409, 'This webhook is turned off. Turn it on first.']);
    receiver.answerWith(200);
    expect(await owner.call(changeWebhook, { ...one, body: { is_active: true } })).toMatchObject({
      ...{ is_active: true, disabled_reason: null, failing_since: null },
    });
    expect(await owner.call(replayWebhook, { ...one, body: { since: '2026-01-01' } })).toEqual({ count: 2 });
    await given.settings.work();
    expect((await given.deliveries()).map(({ status }) => status)).toEqual(['done', 'done']);
  });

  test('that fails for five days ends the webhook at a try, or at a look without one', async ({ world }) => {
    for (const isTry of [true, false]) {
      world.clock.reset();
      const given = await withWebhook(world, { WEBHOOK_RETRY_SECONDS: '10' });
      given.receiver.answerWith(500);
      await ping(given);
      await given.settings.work();
      await later(world, given, 5 * 86_400 - 100);
      await sweep(given);
      expect((await seen(given)).is_active).toBe(true);
      await moveTo(world, new Date(world.clock.now().getTime() + 200_000), given.owner);
      if (isTry) await ping(given);
      if (isTry) await given.settings.work();
      else await sweep(given);
      expect(await seen(given)).toMatchObject({ is_active: false, disabled_reason: 'failing' });
      expect(await world.mails(given.owner.email)).toHaveLength(1);
    }
  });

  test('never goes to an address that is not public by the time of the try', async ({ world }) => {
    const zone: Record<string, string[]> = { 'hook.example.com': ['127.0.0.1'] };
    const dns = await serveDns(zone);
    const given = await withWebhook(world, { DNS_SERVERS: dns.at, WEBHOOK_RETRY_SECONDS: '10,10' });
    const { owner, webhook, receiver } = given;
    const url = `http://hook.example.com:${new URL(receiver.url).port}/hook`;
    await owner.call(changeWebhook, { params: { id: webhook.id }, body: { url } });
    zone['hook.example.com'] = ['10.0.0.1'];
    await ping(given);
    await given.settings.work();
    zone['hook.example.com'] = [];
    await later(world, given, 11);
    expect(receiver.received).toEqual([]);
    zone['hook.example.com'] = ['127.0.0.1'];
    await later(world, given, 11);
    expect((await given.deliveries())[0]!.tries.map(({ error }) => error)).toEqual(['refused', 'dns', null]);
    dns.close();
  });
});

describe('many messages', () => {
  test('to an endpoint that hangs are tried a few at once, and others have their turn', async ({ world }) => {
    const given = await withWebhook(world);
    const other = await withWebhook(world);
    for (let n = 0; n < 12; n++) await ping(given);
    await ping(other);
    let [now, most] = [0, 0];
    const gate: (() => void)[] = [];
    const hang = deliverWebhook(given.settings.deps, async () => {
      most = Math.max(most, ++now);
      await new Promise<void>((resolve) => gate.push(resolve));
      now--;
      return 'timeout';
    });
    const run = () => hang.run({ webhook_id: given.webhook.id }, new AbortController().signal);
    const running = [run(), run(), run()];
    await expect.poll(() => gate.length).toBe(4);
    // The other webhook gets its message meanwhile.
    await deliverWebhook(other.settings.deps).run({ webhook_id: other.webhook.id }, new AbortController().signal);
    expect(other.receiver.received).toHaveLength(1);
    const release = setInterval(() => {
      for (const open of gate.splice(0)) open();
    }, 1);
    await Promise.all(running);
    clearInterval(release);
    expect(most).toBe(4);
    expect((await given.deliveries()).flatMap(({ tries }) => tries)).toHaveLength(12);
  });

  test('that failed are sent again from a date on, the oldest first, at most 1,000 with each call', async ({
    world,
  }) => {
    const { owner, webhook } = await withWebhook(world);
    const { db } = world.deps;
    const start = world.clock.now().getTime() - 86_400_000;
    const at = (n: number) => new Date(start + n * 1000);
    const rows = Array.from({ length: 1002 }, (_, n) => ({
      ...{ webhook_id: webhook.id, message_id: `msg_${n}`, type: 'webhook.test' as const, body: '{}' },
      ...{ created_date: at(n), status: 'failed' as const, next_date: null },
    }));
    await db.insertInto('webhook_deliveries').values(rows).execute();
    const params = { id: webhook.id };
    const since = at(1).toISOString();
    const replayed = await owner.call(replayWebhook, { params, body: { since } });
    const failed = db
      .selectFrom('webhook_deliveries')
      .select('message_id')
      .where('status', '=', 'failed')
      .orderBy('id');
    const left = await failed.where('webhook_id', '=', webhook.id).execute();
    // Before anything is expected: other tests would send what waits.
    await owner.call(changeWebhook, { params, body: { is_active: false } });
    expect(replayed).toEqual({ count: 1000 });
    expect(left.map(({ message_id }) => message_id)).toEqual(['msg_0', 'msg_1001']);
  });

  test('are kept for 30 days, and those that a process left behind are tried again', async ({ world }) => {
    const given = await withWebhook(world);
    await ping(given);
    await world.deps.db.deleteFrom('jobs').execute();
    await later(world, given, 21);
    expect(given.receiver.received).toEqual([]);
    await sweep(given);
    await given.settings.work();
    expect(given.receiver.received).toHaveLength(1);
    await later(world, given, 30 * 86_400 - 60);
    await sweep(given);
    expect(await given.deliveries()).toHaveLength(1);
    await later(world, given, 60);
    await sweep(given);
    expect(await given.deliveries()).toEqual([]);
  });
});
