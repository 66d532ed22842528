import { describe, expect } from 'vitest';
import { ACCESS_TOKEN_SECONDS, ID_MAX } from '#core/constants.ts';
import { allEndpoints } from '#core/contract/all.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { ERRORS } from '#core/errors.ts';
import { USER_STATUS } from '#core/lookups.ts';
import { ACCESS, CALLERS, type Caller, MEMBERS } from './access-table.ts';
import type { Person } from './person.ts';
import { test, type World } from './world.ts';

const isRole = (caller: Caller): caller is (typeof MEMBERS)[number] => (MEMBERS as readonly string[]).includes(caller);

/** The one who calls, and the user it is about: a member of a company that only some callers belong to. */
async function cast(world: World, caller: Caller): Promise<{ who: Person; target: Person }> {
  const target = await world.user();
  if (caller === 'oneself') return { who: target, target };
  if (caller === 'nobody') return { who: world.visitor(), target };
  const who = caller === 'superuser' ? await world.superuser() : await world.user();
  const company = await world.company([[target, 'viewer'], ...(isRole(caller) ? [[who, caller] as const] : [])]);
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
    const left = await world.company([
      [who, 'administrator'],
      [target, 'viewer'],
    ]);
    await db.deleteFrom('representatives').where('company_id', '=', left).where('user_id', '=', who.id).execute();
  }
  if (caller === 'invited, not yet a member') {
    const invitation = { company_id: company, email: who.email, role: 'owner', status: 'invited' } as const;
    await db
      .insertInto('representatives')
      .values({ ...invitation, invited_date: world.clock.now() })
      .execute();
  }
  return { who, target };
}

function request(who: Person, endpoint: Endpoint, target: Person, id?: string | number) {
  const { params = {}, ...options } = ACCESS[endpoint.name]!.call(target);
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
      const { who, target } = await cast(world, caller);
      const response = await request(who, endpoint, target);
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
    const { who, target } = await cast(world, 'member of another company');
    const answer = async (id: string | number) => {
      const response = await request(who, endpoint, target, id);
      const { 'x-request-id': _, date: __, ...headers } = response.headers;
      return { status: response.statusCode, bytes: response.rawPayload.toString('hex'), headers };
    };
    const somebodyElse = await answer(target.id);
    expect(somebodyElse.status).toBe(404);
    for (const id of [ID_MAX, 0, -1, 2 ** 31, 'nonsense']) expect(await answer(id), String(id)).toEqual(somebodyElse);
  });

  test.for(withId)('$name of a deleted user is not there, for superusers too', async (endpoint, { world }) => {
    const { who, target } = await cast(world, 'superuser');
    await world.deps.db
      .updateTable('users')
      .set({ deleted_date: world.clock.now() })
      .where('id', '=', target.id)
      .execute();
    const response = await request(who, endpoint, target);
    expect([response.statusCode, response.json()]).toEqual([404, { message: ERRORS.not_found.message }]);
  });
});

describe('the door comes before the object', () => {
  test.for(superusers)('$name is 403 for regular users, whatever the id', async (endpoint, { world }) => {
    const { who, target } = await cast(world, 'owner');
    for (const id of [target.id, who.id, ID_MAX, 0, -1, 2 ** 31, 'nonsense', '%00']) {
      const response = await request(who, endpoint, target, id);
      expect([response.statusCode, response.json()], String(id)).toEqual([
        403,
        { message: ERRORS.superuser_only.message },
      ]);
    }
  });

  test('a superuser’s powers end with the flag in the database, whatever the token was made for', async ({ world }) => {
    const { who, target } = await cast(world, 'superuser');
    await world.deps.db.updateTable('users').set({ is_superuser: false }).where('id', '=', who.id).execute();
    for (const endpoint of superusers) expect((await request(who, endpoint, target)).statusCode).toBe(403);
  });

  test.for(allEndpoints.filter(({ access }) => access === 'user' || access === 'superuser'))(
    '$name says 401 before it looks at a broken body',
    async (endpoint, { world }) => {
      const { target } = await cast(world, 'nobody');
      const { params = {} } = ACCESS[endpoint.name]!.call(target);
      const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
      const payload =
        endpoint.method === 'GET' ? {} : { payload: '{', headers: { 'content-type': 'application/json' } };
      const response = await world.visitor().request({ method: endpoint.method, url: `/api${url}`, ...payload });
      expect([response.statusCode, response.json()]).toEqual([401, { message: ERRORS.unauthenticated.message }]);
    },
  );
});
