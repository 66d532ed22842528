import { describe, expect } from 'vitest';
import { ACCESS_TOKEN_SECONDS, ID_MAX } from '#core/constants.ts';
import { allEndpoints } from '#core/contract/all.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { ERRORS } from '#core/errors.ts';
import { DOMAIN_STATUS, ORDER_STATUS, ORDER_TYPE, USER_STATUS } from '#core/lookups.ts';
import { transaction } from '#server/db/transaction.ts';
import { saveFile } from '#server/features/files/save-file.ts';
import { ACCESS, CALLERS, type Caller, MEMBERS, type Things } from './access-table.ts';
import { someDomain } from './companies.ts';
import type { Person } from './person.ts';
import { test, type World } from './world.ts';

const isRole = (caller: Caller): caller is (typeof MEMBERS)[number] => (MEMBERS as readonly string[]).includes(caller);

interface Cast {
  who: Person;
  target: Person;
  things: Things;
}

/** A draft order with a domain, a link and a file on it. */
async function furnish({ deps, clock }: World, company_id: number, created_by: number): Promise<Things> {
  const { db } = deps;
  const now = clock.now();
  const insert = { company_id, created_date: now };
  const { id: order_id } = await db
    .insertInto('orders')
    .values({ ...insert, type_id: ORDER_TYPE.registration, status_id: ORDER_STATUS.draft, plan_id: 1, created_by })
    .returning('id')
    .executeTakeFirstOrThrow();
  const name = someDomain();
  const { id: domain_id } = await db
    .insertInto('domains')
    .values({ ...insert, name, unicode_name: name, email: null, status_id: DOMAIN_STATUS.draft })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('order_domains').values({ order_id, domain_id, is_removed: false }).execute();
  const { id: link_id } = await db
    .insertInto('links')
    .values({ order_id, url: 'https://example.com/', title: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const file = { name: 'scan.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') };
  const { id: file_id } = await transaction(deps, null, (tx) =>
    saveFile(tx, { ...file, model: 'order', object_id: order_id }),
  );
  return { company_id, order_id, domain_id, link_id, file_id };
}

const NOTHING: Things = { company_id: 0, order_id: 0, domain_id: 0, link_id: 0, file_id: 0 };
/** The groups whose calls are about a company's things. */
const ABOUT_COMPANIES = ['companies', 'companyOrders', 'domains', 'orders', 'notes', 'payments', 'history'];

/** The one who calls, and the user and the things it is about: of a company that only some callers belong to. */
async function cast(world: World, caller: Caller, group: string): Promise<Cast> {
  const target = await world.user();
  const keeper = await world.user();
  const who =
    caller === 'oneself'
      ? target
      : caller === 'nobody'
        ? world.visitor()
        : caller === 'superuser'
          ? await world.superuser()
          : await world.user();
  const company = await world.company([
    [keeper, 'owner'],
    [target, 'viewer'],
    ...(isRole(caller) ? [[who, caller] as const] : []),
  ]);
  const things = ABOUT_COMPANIES.includes(group) ? await furnish(world, company, keeper.id) : NOTHING;
  const { db } = world.deps;
  if (caller === 'bad token') who.access = `${who.access!.slice(0, -8)}AAAAAAAA`;
  if (caller === 'refresh token as access token') who.access = who.refresh;
  if (caller === 'expired token') world.clock.advance(ACCESS_TOKEN_SECONDS + 1);
  if (caller === 'member of another company') await world.company([[who, 'owner']]);
  if (caller === 'blocked user') {
    // Only the status is changed: it is read at each call, and ending the sessions is not what keeps him out.
    await db.updateTable('users').set({ status_id: USER_STATUS.blocked }).where('id', '=', who.id).execute();
  }
  if (caller === 'removed member') {
    await world.join(company, who, 'administrator');
    await db.deleteFrom('representatives').where('company_id', '=', company).where('user_id', '=', who.id).execute();
  }
  if (caller === 'invited, not yet a member') {
    const invitation = { company_id: company, email: who.email, role: 'owner', status: 'invited' } as const;
    await db
      .insertInto('representatives')
      .values({ ...invitation, invited_date: world.clock.now() })
      .execute();
  }
  return { who, target, things };
}

function request({ who, target, things }: Cast, endpoint: Endpoint, id?: string | number) {
  const { params = {}, ...options } = ACCESS[endpoint.name]!.call(target, things);
  const values = id === undefined ? params : { ...params, id };
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(values[name]));
  return who.request({ method: endpoint.method, url: `/api${url}`, ...options });
}

describe('the access sweep', () => {
  test('every endpoint of the contract has a row, and every row an endpoint', () => {
    expect(Object.keys(ACCESS).sort()).toEqual(allEndpoints.map(({ name }) => name).sort());
  });

  test.for(allEndpoints)('$name', async (endpoint, { world }) => {
    const answers: Record<string, number> = {};
    for (const caller of CALLERS) {
      const response = await request(await cast(world, caller, endpoint.group), endpoint);
      answers[caller] = response.statusCode;
      if (response.statusCode === 401) expect(response.json()).toEqual({ message: ERRORS.unauthenticated.message });
      world.clock.reset();
    }
    expect(answers).toEqual(ACCESS[endpoint.name]!.answers);
  });
});

const withId = allEndpoints.filter(({ path, access }) => path.includes(':id') && access === 'user');
const superusers = allEndpoints.filter(({ access }) => access === 'superuser');

describe('what is not there and what is somebody else’s', () => {
  test.for(withId)('$name answers alike, byte for byte', async (endpoint, { world }) => {
    const players = await cast(world, 'member of another company', endpoint.group);
    const answer = async (id?: string | number) => {
      const response = await request(players, endpoint, id);
      const { 'x-request-id': _, date: __, ...headers } = response.headers;
      return { status: response.statusCode, bytes: response.rawPayload.toString('hex'), headers };
    };
    const somebodyElse = await answer();
    expect(somebodyElse.status).toBe(404);
    for (const id of [ID_MAX, 0, -1, 2 ** 31, 'nonsense']) expect(await answer(id), String(id)).toEqual(somebodyElse);
  });

  test.for(withId.filter(({ group }) => group === 'users'))(
    '$name of a deleted user is not there, for superusers too',
    async (endpoint, { world }) => {
      const players = await cast(world, 'superuser', endpoint.group);
      await world.deps.db
        .updateTable('users')
        .set({ deleted_date: world.clock.now() })
        .where('id', '=', players.target.id)
        .execute();
      const response = await request(players, endpoint);
      expect([response.statusCode, response.json()]).toEqual([404, { message: ERRORS.not_found.message }]);
    },
  );
});

describe('the door comes before the object', () => {
  test.for(superusers)('$name is 403 for regular users, whatever the id', async (endpoint, { world }) => {
    const players = await cast(world, 'owner', endpoint.group);
    for (const id of [undefined, players.who.id, ID_MAX, 0, -1, 2 ** 31, 'nonsense', '%00']) {
      const response = await request(players, endpoint, id);
      expect([response.statusCode, response.json()], String(id)).toEqual([
        403,
        { message: ERRORS.superuser_only.message },
      ]);
    }
  });

  test('a superuser’s powers end with the flag in the database, whatever the token was made for', async ({ world }) => {
    const players = await cast(world, 'superuser', 'orders');
    await world.deps.db.updateTable('users').set({ is_superuser: false }).where('id', '=', players.who.id).execute();
    for (const endpoint of superusers) expect((await request(players, endpoint)).statusCode).toBe(403);
  });

  test.for(allEndpoints.filter(({ access }) => access === 'user' || access === 'superuser'))(
    '$name says 401 before it looks at a broken body',
    async (endpoint, { world }) => {
      const { target, things } = await cast(world, 'nobody', endpoint.group);
      const { params = {} } = ACCESS[endpoint.name]!.call(target, things);
      const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
      const payload =
        endpoint.method === 'GET' ? {} : { payload: '{', headers: { 'content-type': 'application/json' } };
      const response = await world.visitor().request({ method: endpoint.method, url: `/api${url}`, ...payload });
      expect([response.statusCode, response.json()]).toEqual([401, { message: ERRORS.unauthenticated.message }]);
    },
  );
});
