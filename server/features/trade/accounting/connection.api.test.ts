import { describe, expect } from 'vitest';
import { acceptXero, connectXero, getXero, listXeroContacts, reconnectXero } from '#core/contract/trade/accounting.ts';
import { messages } from '#core/messages.ts';
import { connected, stateIn, withXero } from '#tests/fakes/xero.ts';
import { test } from '#tests/world/world.ts';

const accepted = (query: Record<string, string>) => ({ query });

describe('when Xero is not configured', () => {
  test('every Xero endpoint answers 409 and says that Xero is not configured', async ({ world }) => {
    const agent = await world.superuser();
    const id = await world.company([[await world.user(), 'owner']]);
    const refusals = [
      await agent.refused(reconnectXero, {}),
      await agent.refused(acceptXero, accepted({ code: 'c', state: 's' })),
      await agent.refused(acceptXero, accepted({})),
      await agent.refused(listXeroContacts, { query: { search: 'quay' } }),
      await agent.refused(connectXero, { params: { id }, body: { contact_id: 'c' } }),
      await agent.refused(connectXero, { params: { id }, body: {} }),
    ];
    for (const { status, body } of refusals) expect([status, body]).toEqual([409, { message: messages.xeroOff }]);
    expect(messages.xeroOff).toContain('not configured');
    expect(await agent.call(getXero, {})).toMatchObject({ status: 'off', message: messages.xeroOff });
  });
});

describe('connecting Xero', () => {
  test('goes through Xero’s consent page and reports the organization and the expiry date', async ({ world }) => {
    const { xero, agent } = await withXero(world);
    expect((await agent.call(getXero, {})).status).toBe('disconnected');
    const { url } = await agent.call(reconnectXero, {});
    const { searchParams, pathname } = new URL(url);
    expect([pathname, searchParams.get('redirect_uri')]).toEqual([
      '/identity/connect/authorize',
      `${world.deps.config.PUBLIC_URL}/xero/callback/`,
    ]);
    expect(searchParams.get('scope')).toContain('offline_access');
    const answer = await agent.call(acceptXero, accepted({ code: xero.consent(), state: stateIn(url), scope: 'x' }));
    const expires_date = new Date(answer.expires_date!).getTime();
    expect(answer).toMatchObject({ status: 'connected', organisation: 'Harbor Agents LLC', message: null });
    expect(Math.round((expires_date - Date.now()) / 86_400_000)).toBe(60);
    expect(JSON.stringify(answer)).not.toMatch(/access-|refresh-/);
  });

  test('the OAuth state is random, bound to the user who started, single use, and expires', async ({ world }) => {
    const { xero, agent, as } = await withXero(world);
    const other = as(await world.superuser());
    const begin = async () => stateIn((await agent.call(reconnectXero, {})).url);
    const state = await begin();
    expect(await begin()).not.toBe(state);
    const back = (who: typeof agent, given: string) =>
      who.refused(acceptXero, accepted({ code: xero.consent(), state: given }));
    const faults = [await back(agent, 'made up'), await back(other, state), await back(agent, '')];
    await agent.call(acceptXero, accepted({ code: xero.consent(), state }));
    faults.push(await back(agent, state));
    const late = await begin();
    world.clock.advance(16 * 60);
    faults.push(await (async () => back(as(await world.session(agent)), late))());
    for (const { status, body } of faults) expect([status, body.state]).toEqual([400, [messages.xeroStateInvalid]]);
    // The database stores only a hash of the state.
    const rows = await world.deps.db.selectFrom('xero_states').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(late);
  });

  test('a denied consent or an invalid code is reported and connects nothing', async ({ world }) => {
    const { agent } = await withXero(world);
    const state = async () => stateIn((await agent.call(reconnectXero, {})).url);
    const denied = await agent.refused(acceptXero, accepted({ error: 'access_denied', state: await state() }));
    expect([denied.status, denied.body.message]).toEqual([409, messages.xeroDenied]);
    const wrong = await agent.refused(acceptXero, accepted({ code: 'stolen', state: await state() }));
    expect([wrong.status, wrong.body.code]).toEqual([400, [messages.xeroStateInvalid]]);
    expect((await agent.call(getXero, {})).status).toBe('disconnected');
  });

  test('a consent that covers no organization is reported', async ({ world }) => {
    const { xero, agent } = await withXero(world);
    xero.organisations = [];
    const state = stateIn((await agent.call(reconnectXero, {})).url);
    const { status, body } = await agent.refused(acceptXero, accepted({ code: xero.consent(), state }));
    expect([status, body.message]).toEqual([409, messages.xeroNoOrganisation]);
  });

  test('tokens are encrypted in the database and never logged', async ({ world }) => {
    const { deps } = await connected(world);
    const row = await deps.db.selectFrom('xero_connection').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/access-\w|refresh-\w/);
    expect(JSON.stringify(world.log)).not.toMatch(/access-\w|refresh-\w|code-\w|hush/);
  });
});

describe('the access token', () => {
  const find = { query: { search: '' } };

  test('is refreshed once after it expires, even with concurrent callers', async ({ world }) => {
    const { xero, agent, as } = await connected(world);
    world.clock.advance(1_800);
    const person = as(await world.session(agent));
    await Promise.all([1, 2, 3, 4].map(() => person.call(listXeroContacts, find)));
    expect(xero.callsTo('POST', /token$/)).toHaveLength(2);
    expect((await person.call(getXero, {})).status).toBe('connected');
  });

  test('is refreshed once when Xero revokes it early', async ({ world }) => {
    const { xero, agent } = await connected(world);
    xero.endAccess();
    await agent.call(listXeroContacts, find);
    expect(xero.callsTo('POST', /token$/)).toHaveLength(2);
  });

  test('is reported as lapsed when it is revoked for good, is no longer used, and recovers with a new consent', async ({
    world,
  }) => {
    const { xero, agent, sync } = await connected(world);
    xero.endEverything();
    const { status, body } = await agent.refused(listXeroContacts, find);
    expect([status, body.message]).toEqual([409, messages.xeroLapsed]);
    expect(await agent.call(getXero, {})).toMatchObject({ status: 'lapsed', message: messages.xeroAccessEnded });
    const before = xero.calls.length;
    await sync();
    expect(xero.calls.length).toBe(before);
    const state = stateIn((await agent.call(reconnectXero, {})).url);
    expect((await agent.call(acceptXero, accepted({ code: xero.consent(), state }))).status).toBe('connected');
    await agent.call(listXeroContacts, find);
  });

  test('is reported as expiring before it expires', async ({ world }) => {
    const { agent, as } = await connected(world);
    const health = async () => (await as(await world.session(agent)).call(getXero, {})).status;
    world.clock.advance(47 * 86_400);
    expect(await health()).toBe('expiring');
    world.clock.advance(14 * 86_400);
    expect(await health()).toBe('lapsed');
  });

  test('is reported as lapsed with the reason when its encryption secret is gone', async ({ world }) => {
    const { deps, agent } = await connected(world);
    await deps.db.updateTable('xero_connection').set({ sealed_tokens: 'AAAA' }).execute();
    expect((await agent.refused(listXeroContacts, find)).body.message).toBe(messages.xeroLapsed);
    expect((await agent.call(getXero, {})).message).toBe(messages.xeroTokensUnreadable);
  });
});

describe('Xero’s rate limits', () => {
  test('a 429 is passed on with its Retry-After and pauses all callers', async ({ world }) => {
    const { xero, agent, sync } = await connected(world);
    xero.fail(/Contacts/, '429');
    const refusal = await agent.refused(listXeroContacts, {});
    expect([refusal.status, refusal.headers['retry-after'], refusal.body.message]).toEqual([
      429,
      '37',
      messages.xeroBusy,
    ]);
    const before = xero.calls.length;
    expect((await agent.refused(listXeroContacts, {})).status).toBe(429);
    await sync();
    expect(xero.calls.length).toBe(before);
    world.clock.advance(38);
    await agent.call(listXeroContacts, {});
  });

  test('at most 60 calls are sent per minute', async ({ world }) => {
    const { xero, agent } = await connected(world);
    const before = xero.calls.length;
    const answers: number[] = [];
    for (let n = 0; n < 59; n++) {
      answers.push((await agent.request({ method: 'GET', url: '/api/xero/contacts/' })).statusCode);
    }
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(xero.calls.length - before).toBeLessThanOrEqual(60);
  });

  test.for(['500', 'cut'] as const)('a %s is reported as 503 and loses no invoice', async (fault, { world }) => {
    const { xero, agent } = await connected(world);
    world.expectLoggedError();
    xero.fail(/Contacts/, fault);
    const { status, body } = await agent.refused(listXeroContacts, {});
    expect([status, body.message]).toEqual([503, messages.xeroUnreachable]);
    await agent.call(listXeroContacts, {});
  });
});
