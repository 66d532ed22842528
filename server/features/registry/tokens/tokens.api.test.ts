import { describe, expect } from 'vitest';
import {
  type CompanyTokenCreate,
  createToken,
  getOwnToken,
  listTokens,
  revokeToken,
} from '#core/contract/registry/tokens.ts';
import { COMPANY_STATUS, CONTENT_TYPES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { newCompanyToken } from '#server/crypto/company-tokens.ts';
import { historyOf } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { caller, putToken, tokenOf } from '#tests/world/tokens.ts';
import { test, type World } from '#tests/world/world.ts';
import { remindOfTokens } from './remind-of-tokens.ts';

const DAY = 86_400;
const DAY_MS = DAY * 1000;
const A_TOKEN = { name: 'Ticket system', scopes: ['notices:read', 'notices:act'] } as const;

const create = (who: Person, id: number, body: object = {}) =>
  who.call(createToken, { params: { id }, body: { ...A_TOKEN, ...body } as never as CompanyTokenCreate });
const list = (who: Person, id: number, query = {}) => who.call(listTokens, { params: { id }, query });
const revoke = (who: Person, id: number) => who.call(revokeToken, { params: { id } });
const own = (system: Person) => system.call(getOwnToken, {});
const UNKNOWN = [401, { message: messages.notLoggedIn }];

async function ownCompany(world: World) {
  const owner = await world.user();
  return { owner, id: await world.company([[owner, 'owner']]) };
}

const inDays = (world: World, days: number): string => new Date(+world.clock.now() + days * DAY_MS).toISOString();

async function answer(world: World, authorization: string) {
  const response = await world.visitor().request({ url: '/api/token/', headers: { authorization } });
  return [response.statusCode, response.json()];
}

describe('creating a token', () => {
  test('shows it once, and stores only its hash', async ({ world }) => {
    const { owner, id } = await ownCompany(world);
    const { token, ...made } = await create(owner, id, { name: '  Ticket system  ' });
    expect(token).toMatch(/^sh_[0-9A-Za-z]{46}$/);
    expect(made).toEqual({
      ...{ id: made.id, name: 'Ticket system', hint: token.slice(-4), scopes: ['notices:read', 'notices:act'] },
      ...{ expires_date: made.expires_date, last_used_date: null, last_used_ip: null, revoked_date: null },
      created_by: { id: owner.id, name: 'Ada Marlow', email: owner.email },
    });
    expect(Math.round((Date.parse(made.expires_date) - +world.clock.now()) / DAY_MS)).toBe(90);
    expect(await list(owner, id)).toEqual({ results: [made], count: 1 });
    const row = await world.deps.db.selectFrom('company_tokens').selectAll().where('id', '=', made.id).execute();
    expect(JSON.stringify(row)).not.toContain(token.slice(3, -4));
    expect(JSON.stringify(world.log)).not.toContain(token);
    const [entry] = await historyOf(world, CONTENT_TYPES.token, made.id);
    expect(entry).toMatchObject({ action: 'created', user_id: owner.id });
    expect(JSON.stringify(entry)).not.toContain(token);
  });

  test('refuses what is missing, unknown or out of bounds, in one round', async ({ world }) => {
    const { owner, id } = await ownCompany(world);
    const at = (days: number, ms = 0) => new Date(+world.clock.now() + days * DAY_MS + ms).toISOString();
    const { tokenNameRequired: name, tokenScopesRequired: scopes, tokenExpiryInvalid: expiry } = messages;
    const cases: [object, Record<string, string[]>][] = [
      [
        { name: '', scopes: [], expires_date: null },
        { name: [name], scopes: [scopes], expires_date: [expiry] },
      ],
      [
        { name: ' ', scopes: undefined, expires_date: at(0) },
        { name: [name], scopes: [scopes], expires_date: [expiry] },
      ],
      [{ name: 'x'.repeat(101) }, { name: [messages.tooLong(100)] }],
      [{ name: 'Two\nlines' }, { name: [messages.oneLine] }],
      [{ expires_date: at(367) }, { expires_date: [expiry] }],
      [{ expires_date: at(0.5) }, { expires_date: [expiry] }],
      [{ expires_date: 'soon' }, { expires_date: [expiry] }],
    ];
    for (const [body, fields] of cases) {
      const refusal = await owner.refused(createToken, { params: { id }, body: { ...A_TOKEN, ...body } as never });
      expect([refusal.status, refusal.body]).toEqual([400, expect.objectContaining(fields)]);
    }
    const unknown = { ...A_TOKEN, scopes: ['notices:read', 'everything'] } as never;
    const refusal = await owner.refused(createToken, { params: { id }, body: unknown });
    expect([refusal.status, refusal.body.message]).toEqual([400, messages.tokenScopesUnknown]);
    const tomorrow = at(1, 5000);
    expect((await create(owner, id, { expires_date: tomorrow })).expires_date).toBe(tomorrow);
    expect(
      await create(owner, id, { expires_date: at(366, -1000), scopes: ['orders:read', 'orders:read'] }),
    ).toMatchObject({ scopes: ['orders:read'] });
  });

  test('stops at 20 living ones, also when two arrive at once', async ({ world }) => {
    const { owner, id } = await ownCompany(world);
    await putToken(world, id, { expires_date: new Date(+world.clock.now() - 1000) });
    for (let at = 0; at < 19; at++) await putToken(world, id);
    const both = await Promise.allSettled([create(owner, id), create(owner, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refusal = await owner.refused(createToken, { params: { id }, body: A_TOKEN as never });
    expect([refusal.status, refusal.body]).toEqual([409, { message: messages.tooManyTokens }]);
    const { results, count } = await list(owner, id, { limit: 50 });
    expect(count).toBe(21);
    await revoke(owner, results[0]!.id);
    await create(owner, id);
  });

  test('is refused for a removed company', async ({ world }) => {
    const owner = await world.user();
    const id = await world.company([[owner, 'owner']], COMPANY_STATUS.removed);
    const { status, body } = await owner.refused(createToken, { params: { id }, body: A_TOKEN as never });
    expect([status, body]).toEqual([409, { message: messages.companyRemoved }]);
  });
});

describe('calling with a token', () => {
  test('says what it is, and notes its use: exactly the first time, later to the minute', async ({ world }) => {
    const { owner, id } = await ownCompany(world);
    const { token, ...made } = await create(owner, id);
    const system = caller(world, token);
    system.address = '203.0.113.9';
    const before = world.clock.now();
    const first = await own(system);
    const company = await world.deps.db.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirst();
    const { last_used_date } = first;
    expect(first).toEqual({
      ...made,
      last_used_date,
      last_used_ip: '203.0.113.9',
      company: { id, name: company!.name },
    });
    expect(Date.parse(last_used_date!) - +before).toBeGreaterThanOrEqual(0);
    world.clock.advance(30);
    expect((await own(system)).last_used_date).toBe(last_used_date);
    world.clock.advance(31);
    expect(Date.parse((await own(system)).last_used_date!) - Date.parse(last_used_date!)).toBeGreaterThanOrEqual(
      60_000,
    );
    const session = await owner.refused(getOwnToken, {});
    expect([session.status, session.body]).toEqual([403, { message: messages.forbidden }]);
  });

  test('is refused like a session when it is malformed, unknown, expired, revoked or of a removed company', async ({
    world,
  }) => {
    const { owner, id } = await ownCompany(world);
    const { token, id: token_id } = await create(owner, id);
    const wrong = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    for (const one of [wrong, token.slice(0, -1), `${token}A`, token.replace('sh_', 'sk_'), newCompanyToken(), 'x'])
      expect(await answer(world, `Bearer ${one}`), one).toEqual(UNKNOWN);
    expect(await answer(world, `JWT ${token}`)).toEqual(UNKNOWN);
    expect(await answer(world, `Bearer ${owner.access}`)).toEqual(UNKNOWN);
    expect((await answer(world, `bearer ${token}`))[0]).toBe(200);
    const setStatus = (status_id: number) =>
      world.deps.db.updateTable('companies').set({ status_id }).where('id', '=', id).execute();
    for (const status of [COMPANY_STATUS.suspended, COMPANY_STATUS.expired]) {
      await setStatus(status);
      expect((await answer(world, `Bearer ${token}`))[0]).toBe(200);
    }
    await setStatus(COMPANY_STATUS.removed);
    expect(await answer(world, `Bearer ${token}`)).toEqual(UNKNOWN);
    await setStatus(COMPANY_STATUS.registered);
    await revoke(owner, token_id);
    expect(await answer(world, `Bearer ${token}`)).toEqual(UNKNOWN);
    const short = await putToken(world, id, { expires_date: new Date(inDays(world, 1)) });
    expect((await answer(world, `Bearer ${short.token}`))[0]).toBe(200);
    world.clock.advance(DAY);
    expect(await answer(world, `Bearer ${short.token}`)).toEqual(UNKNOWN);
  });

  test('a malformed token is refused without a look-up', async ({ world }) => {
    const { db } = world.deps;
    const { token } = await putToken(world, await world.company([]));
    const { count } = await db
      .selectFrom('limits')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    await answer(world, `Bearer ${token.slice(0, -1)}_`);
    expect(
      await db
        .selectFrom('limits')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ).toEqual({ count });
  });

  test('is possible 600 times a minute per token, from exempt addresses too', async ({ world }) => {
    const { id } = await ownCompany(world);
    const [busy, other] = [await tokenOf(world, id), await tokenOf(world, id)];
    await own(busy);
    await world.deps.db.updateTable('limits').set({ tries: 599 }).where('key', 'like', 'call:token:%').execute();
    await own(busy);
    const { status, body, headers } = await busy.refused(getOwnToken, {});
    expect([status, body]).toEqual([429, { message: messages.tooManyTries }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await own(other);
    world.clock.advance(61);
    await own(busy);
  });
});

test('revoking ends a token at once, and again changes nothing', async ({ world }) => {
  const { owner, id } = await ownCompany(world);
  const { token, id: token_id } = await create(owner, id);
  await revoke(owner, token_id);
  await revoke(owner, token_id);
  expect(await answer(world, `Bearer ${token}`)).toEqual(UNKNOWN);
  expect((await list(owner, id)).results).toMatchObject([{ id: token_id, revoked_date: expect.any(String) }]);
  const entries = await historyOf(world, CONTENT_TYPES.token, token_id);
  expect(entries.map(({ action }) => action).sort()).toEqual(['created', 'revoked']);
});

test('a token outlives the person who created it', async ({ world }) => {
  const { id } = await ownCompany(world);
  const administrator = await world.user();
  await world.join(id, administrator, 'administrator');
  const { token } = await create(administrator, id);
  const gone = { deleted_date: world.clock.now() };
  await world.deps.db.updateTable('users').set(gone).where('id', '=', administrator.id).execute();
  expect((await own(caller(world, token))).created_by).toBeNull();
});

describe('reminders', () => {
  const subjects = async (world: World, { email }: Person) =>
    (await world.mails(email))
      .map(({ subject }) => subject.replace(/ for Quay \d+/, '').replace(/, on .*/, ''))
      .reverse();

  async function afterDays(world: World, days: number): Promise<void> {
    world.clock.advance(days * DAY);
    const { signal } = new AbortController();
    await Promise.all([0, 1].map(() => remindOfTokens(world.deps).run({}, signal)));
  }

  test('managers are mailed 14 days and 1 day before the expiry, once each', async ({ world }) => {
    const { owner, id } = await ownCompany(world);
    const [administrator, viewer] = [await world.user(), await world.user()];
    await world.join(id, administrator, 'administrator');
    await world.join(id, viewer, 'viewer');
    const { hint } = await create(owner, id, { expires_date: inDays(world, 30) });
    await afterDays(world, 15.9);
    expect(await subjects(world, owner)).toEqual([]);
    await afterDays(world, 0.2);
    await afterDays(world, 1);
    expect(await subjects(world, owner)).toEqual(['A company token expires in 14 days']);
    await afterDays(world, 12);
    await afterDays(world, 2);
    const both = ['A company token expires in 14 days', 'A company token expires tomorrow'];
    expect([await subjects(world, owner), await subjects(world, administrator)]).toEqual([both, both]);
    expect(await subjects(world, viewer)).toEqual([]);
    const { text } = (await world.mails(owner.email))[0]!;
    expect(text).toContain(`“Ticket system”`);
    expect(text).toContain(`which ends in ${hint}, expires tomorrow`);
    expect(text).toContain(`/company/${id}?tab=integrations`);
  });

  test('a short life has only the last one; of missed ones only the nearest is sent, and none after the end', async ({
    world,
  }) => {
    const short = await ownCompany(world);
    const late = await ownCompany(world);
    const over = await ownCompany(world);
    await create(short.owner, short.id, { expires_date: inDays(world, 5) });
    await create(late.owner, late.id, { expires_date: inDays(world, 20.5) });
    await create(over.owner, over.id, { expires_date: inDays(world, 16) });
    const ended = await ownCompany(world);
    const { id } = await create(ended.owner, ended.id, { expires_date: inDays(world, 20.5) });
    await revoke(ended.owner, id);
    await afterDays(world, 4.1);
    expect(await subjects(world, short.owner)).toEqual(['A company token expires tomorrow']);
    await afterDays(world, 16);
    await afterDays(world, 2);
    expect(await subjects(world, late.owner)).toEqual(['A company token expires tomorrow']);
    expect(await subjects(world, over.owner)).toEqual(['A company token expires in 12 days']);
    expect(await subjects(world, ended.owner)).toEqual([]);
  });

  test('none for a removed company', async ({ world }) => {
    const { owner, id } = await ownCompany(world);
    await create(owner, id, { expires_date: inDays(world, 5) });
    const removed = { status_id: COMPANY_STATUS.removed };
    await world.deps.db.updateTable('companies').set(removed).where('id', '=', id).execute();
    await afterDays(world, 4.5);
    expect(await subjects(world, owner)).toEqual([]);
  });
});
