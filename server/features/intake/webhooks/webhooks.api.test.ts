import { describe, expect } from 'vitest';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhook,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '#core/contract/intake/webhooks.ts';
import { listEvents, listHistory } from '#core/contract/records/history.ts';
import { createNote } from '#core/contract/records/notes.ts';
import { messages } from '#core/messages.ts';
import { serveDns } from '#tests/fakes/dns-server.ts';
import {
  FORBIDDEN_ADDRESSES,
  FORBIDDEN_NAMES,
  PUBLIC_ADDRESSES,
  PUBLIC_NAMES,
} from '#tests/samples/forbidden-addresses.ts';
import { withSettings } from '#tests/world/settings.ts';
import { REACHING, withWebhook } from '#tests/world/webhooks.ts';
import { test } from '#tests/world/world.ts';

const URL_1 = 'https://93.184.215.14/hooks/a-key';
const body = (fields: object = {}) => ({ url: URL_1, events: ['*'] as ['*'], ...fields });
const UNREACHABLE = 'This address cannot be reached from here.';

describe('a webhook', () => {
  test('is added with a secret that is shown once, changed, rotated and deleted', async ({ world }) => {
    const owner = await world.user();
    const company_id = await world.company([[owner, 'owner']]);
    const params = { id: company_id };
    const { secret, ...made } = await owner.call(createWebhook, {
      params,
      body: body({ description: ' Tickets ', events: ['notice.received', 'notice.received'] }),
    });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(made).toEqual({
      id: made.id,
      company: { id: company_id, name: expect.any(String) },
      url: URL_1,
      description: 'Tickets',
      events: ['notice.received'],
      is_active: true,
      disabled_reason: null,
      secret_hint: secret.slice(-4),
      created_date: expect.any(String),
      last_success: null,
      failing_since: null,
    });
    const one = { params: { id: made.id } };
    expect(await owner.call(getWebhook, one)).toEqual(made);
    expect(await owner.call(listWebhooks, { params })).toEqual({ results: [made], count: 1 });
    const change = { description: '', events: ['order.completed' as const, '*' as const], is_active: false };
    const changed = await owner.call(changeWebhook, { ...one, body: change });
    expect(changed).toEqual({ ...made, description: '', events: ['*'], is_active: false });
    const tests = await owner.call(changeWebhook, { ...one, body: { events: ['webhook.test'] } });
    expect(tests.events).toEqual(['webhook.test']);
    const rotated = await owner.call(rotateWebhookSecret, one);
    expect(rotated.secret).not.toBe(secret);
    expect((await owner.call(getWebhook, one)).secret_hint).toBe(rotated.secret.slice(-4));
    const row = await world.deps.db.selectFrom('webhooks').selectAll().where('id', '=', made.id).executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain(secret.slice('whsec_'.length));

    expect((await owner.refused(testWebhook, one)).status).toBe(409);
    const note = { content_type: 'webhook', object_id: made.id, text: 'A note' };
    expect((await owner.refused(createNote, { body: note })).status).toBe(400);
    await owner.call(changeWebhook, { ...one, body: { is_active: true } });
    const { id: waiting } = await owner.call(testWebhook, one);
    await owner.call(deleteWebhook, one);
    expect((await owner.refused(replayWebhookDelivery, { params: { id: waiting } })).status).toBe(404);
    expect((await owner.refused(getWebhook, one)).status).toBe(404);
    const query = { content_type__model: 'webhook' as const };
    const { results } = await owner.call(listHistory, { query });
    expect(results.map(({ action }) => action)).toEqual([
      ...['deleted', 'changed', 'secret replaced', 'changed', 'changed', 'created'],
    ]);
    // The address may contain a key, and every member reads the history.
    expect(JSON.stringify(results)).not.toContain('a-key');
    expect(results.at(-1)).toMatchObject({ company: { id: company_id }, content_type: { id: 21, model: 'webhook' } });
  });

  test('must name an address and events, and all faults are reported at once', async ({ world }) => {
    const owner = await world.user();
    const params = { id: await world.company([[owner, 'owner']]) };
    const faults = async (given: object) =>
      (await owner.refused(createWebhook, { params, body: given as ReturnType<typeof body> })).body;
    expect(await faults({})).toMatchObject({
      url: ['Url is required!'],
      events: ['Please choose at least one event.'],
    });
    for (const url of ['', '  ', null])
      expect(await faults(body({ url }))).toMatchObject({ url: ['Url is required!'] });
    for (const url of [5, {}, ['https://93.184.215.14/']])
      expect(await faults(body({ url }))).toMatchObject({ url: [UNREACHABLE] });
    expect(await faults(body({ url: 'https://10.0.0.1/', events: [] }))).toMatchObject({
      url: [UNREACHABLE],
      events: ['Please choose at least one event.'],
    });
    expect(await faults(body({ events: ['notice.read'] }))).toMatchObject({
      'events.0': ['Please choose events from the list.'],
    });
    expect(await faults(body({ url: `https://93.184.215.14/${'x'.repeat(2000)}` }))).toMatchObject({
      url: [UNREACHABLE],
    });
  });

  test('can’t be to an address that is not public, and every refusal reads the same', async ({ world }) => {
    const dns = await serveDns({ ...FORBIDDEN_NAMES, ...PUBLIC_NAMES });
    const settings = await withSettings(world, { DNS_SERVERS: dns.at });
    const person = await world.user();
    const params = { id: await world.company([[person, 'owner']]) };
    const owner = settings.as(person);
    for (const url of FORBIDDEN_ADDRESSES) {
      const refusal = await owner.refused(createWebhook, { params, body: body({ url }) });
      const expected = { message: UNREACHABLE, url: [UNREACHABLE], errors: [`url:${UNREACHABLE}`] };
      expect([url, refusal.status, refusal.body]).toEqual([url, 400, expected]);
    }
    const { id } = await owner.call(createWebhook, { params, body: body({ url: PUBLIC_ADDRESSES[4] }) });
    // In any other field, text that can't be stored is refused as everywhere, whatever else is wrong.
    const odd = body({ url: 'https://93.184.215.14/\u0000', description: 'a\u0000' });
    expect((await owner.refused(createWebhook, { params, body: odd })).body).toEqual({ message: messages.badText });
    const refusal = await owner.refused(changeWebhook, {
      params: { id },
      body: { url: 'https://loopback.example.com/' },
    });
    expect([refusal.status, refusal.body.url]).toEqual([400, [UNREACHABLE]]);
    dns.close();
  });

  test('is one of five of a company at most, however many are added at once', async ({ world }) => {
    const owner = await world.user();
    const params = { id: await world.company([[owner, 'owner']]) };
    const add = (is_active: boolean) => owner.call(createWebhook, { params, body: body({ is_active }) });
    const added = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => add(n % 2 === 0)));
    const refused = added.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject([{ status: 409, body: { message: expect.stringContaining('up to 5 webhooks') } }]);
    expect((await owner.call(listWebhooks, { params })).count).toBe(5);
  });

  test('is managed by owners and administrators of its company alone', async ({ world }) => {
    const [owner, viewer, stranger] = [await world.user(), await world.user(), await world.user()];
    const company_id = await world.company([
      [owner, 'owner'],
      [viewer, 'viewer'],
    ]);
    await world.company([[stranger, 'owner']]);
    const { id } = await owner.call(createWebhook, { params: { id: company_id }, body: body() });
    const status = async (who: typeof owner) => [
      (await who.refused(listWebhooks, { params: { id: company_id } })).status,
      (await who.refused(createWebhook, { params: { id: company_id }, body: {} as never })).status,
      (await who.refused(getWebhook, { params: { id } })).status,
      (await who.refused(changeWebhook, { params: { id }, body: { url: 1 } as never })).status,
      (await who.refused(listWebhookDeliveries, { params: { id } })).status,
      (await who.refused(replayWebhook, { params: { id }, body: {} as never })).status,
    ];
    expect(await status(viewer)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await status(stranger)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  test('of a company that left the directory is off', async ({ world }) => {
    const { owner, company_id, webhook, settings } = await withWebhook(world, REACHING);
    const { turnOffRemoved } = await import('./deliver/disable-webhook.ts');
    const { transaction } = await import('#server/db/transaction.ts');
    const { recordHistory } = await import('#server/db/history.ts');
    await transaction(settings.deps, null, async (tx) => {
      const changes = [{ field: 'status', from: 'Registered', to: 'Removed' }];
      recordHistory(tx, { model: 'company', object_id: company_id, action: 'removed', changes });
      await turnOffRemoved(tx);
    });
    expect(await owner.call(getWebhook, { params: { id: webhook.id } })).toMatchObject({
      is_active: false,
      disabled_reason: 'company_removed',
    });
    const { results } = await owner.call(listEvents, { query: { event_type: 24, company__id: company_id } });
    expect(results).toMatchObject([
      {
        event_type: { id: 24, name: 'Webhook disabled', is_manual: false },
        object_id: webhook.id,
        content_type: { id: 21 },
      },
    ]);
  });
});
