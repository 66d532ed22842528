import { describe, expect } from 'vitest';
import { ID_MAX } from '#core/constants.ts';
import { allEndpoints } from '#core/contract/all.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { ERRORS } from '#core/errors.ts';
import { accountLimit } from '#server/http/request/rate.ts';
import { bodyFields, type Schema, typesOf } from '../samples/contract-samples.ts';
import { atOnce, NAMED_RECORDS } from '../sweeps/sweep-callers.ts';
import { mailedBy } from '../world/mailed-by.ts';
import { test, type World } from '../world/world.ts';
import { CALLERS, type Caller } from './access-answers.ts';
import { type Cast, castForChanges, sharedCast, withNewCaller, withNewThings } from './access-cast.ts';
import { ACCESS } from './access-table.ts';

function request({ who, target, things }: Cast, endpoint: Endpoint, id?: string | number) {
  const { params = {}, ...options } = ACCESS[endpoint.name]!.call(target, things);
  const values = id === undefined ? params : { ...params, id };
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(values[name]));
  return who.request({ method: endpoint.method, url: `/api${url}`, ...options });
}

/** Reads and refused calls change nothing, so they share a cast; only successful writes need fresh records. */
const sharesCast = ({ name, method }: Endpoint, caller: Caller): boolean =>
  method === 'GET' || ACCESS[name]!.answers[caller] >= 400 || ACCESS[name]!.changes === 'nothing';

function castFor(world: World, endpoint: Endpoint, caller: Caller): Promise<Cast> {
  if (sharesCast(endpoint, caller)) return sharedCast(world, caller);
  return castForChanges(world, caller, ACCESS[endpoint.name]!);
}

/** A caller for many refused calls of an endpoint. Some calls are limited per account. */
const manyCallsCast = (world: World, { rate }: Endpoint, caller: Caller): Promise<Cast> =>
  accountLimit(rate) ? withNewCaller(world, caller) : sharedCast(world, caller);

describe('the access sweep', () => {
  test('every endpoint has a row in the access table, and every row an endpoint', () => {
    expect(Object.keys(ACCESS).sort()).toEqual(allEndpoints.map(({ name }) => name).sort());
  });

  test.for(allEndpoints)('$name', async (endpoint, { world }) => {
    const answers: Record<string, number> = {};
    const casts = new Map<Caller, Cast>();
    for (const caller of CALLERS) casts.set(caller, await castFor(world, endpoint, caller));
    const callAs = async (caller: Caller) => {
      const response = await request(casts.get(caller)!, endpoint);
      answers[caller] = response.statusCode;
      // A login is refused with sentences of its own.
      if (response.statusCode === 401 && endpoint.access !== 'public')
        expect(response.json()).toEqual({ message: ERRORS.unauthenticated.message });
    };
    const isHarmless = (caller: Caller) => endpoint.method === 'GET' || ACCESS[endpoint.name]!.answers[caller] >= 400;
    const unasked = await mailedBy(world, () => atOnce(CALLERS.filter(isHarmless), callAs));
    expect(unasked, 'mail of a read, or of a call that was refused').toEqual([]);
    const mailed = await mailedBy(world, async () => {
      for (const caller of CALLERS) if (!isHarmless(caller)) await callAs(caller);
    });
    if (endpoint.mails === undefined) expect(mailed, 'mail without `mails` in the contract').toEqual([]);
    expect(answers).toEqual(ACCESS[endpoint.name]!.answers);
  });
});

const withId = allEndpoints.filter(({ path, access }) => path.includes(':id') && access === 'user');
const superusers = allEndpoints.filter(({ access }) => access === 'superuser');

describe('a missing record and another company’s record', () => {
  test.for(withId)('$name answers both identically, byte for byte', async (endpoint, { world }) => {
    const cast = await sharedCast(world, 'member of another company');
    const answer = async (id?: string | number) => {
      const response = await request(cast, endpoint, id);
      const { 'x-request-id': _, date: __, ...headers } = response.headers;
      return { status: response.statusCode, bytes: response.rawPayload.toString('hex'), headers };
    };
    const somebodyElse = await answer();
    expect(somebodyElse.status).toBe(404);
    await atOnce([ID_MAX, 0, -1, 2 ** 31, 'nonsense'], async (id) =>
      expect(await answer(id), String(id)).toEqual(somebodyElse),
    );
  });

  test.for(withId.filter(({ group }) => group === 'users'))(
    '$name of a deleted user is not there, for superusers too',
    async (endpoint, { world }) => {
      const cast = await withNewThings(world, 'superuser');
      await world.deps.db
        .updateTable('users')
        .set({ deleted_date: world.clock.now() })
        .where('id', '=', cast.target.id)
        .execute();
      const response = await request(cast, endpoint);
      expect([response.statusCode, response.json()]).toEqual([404, { message: ERRORS.not_found.message }]);
    },
  );
});

describe('authorization is checked before the record is loaded', () => {
  test.for(superusers)('$name answers regular users with 403 for any id', async (endpoint, { world }) => {
    const cast = await manyCallsCast(world, endpoint, 'owner');
    await atOnce([undefined, cast.who.id, ID_MAX, 0, -1, 2 ** 31, 'nonsense', '%00'], async (id) => {
      const response = await request(cast, endpoint, id);
      expect([response.statusCode, response.json()], String(id)).toEqual([
        403,
        { message: ERRORS.superuser_only.message },
      ]);
    });
  });

  test('superuser access ends when the database flag is cleared, even with an older token', async ({ world }) => {
    const cast = await withNewCaller(world, 'superuser');
    await world.deps.db.updateTable('users').set({ is_superuser: false }).where('id', '=', cast.who.id).execute();
    for (const endpoint of superusers) expect((await request(cast, endpoint)).statusCode).toBe(403);
  });

  test.for(allEndpoints.filter(({ access }) => access === 'user' || access === 'superuser'))(
    '$name says 401 before it looks at a broken body',
    async (endpoint, { world }) => {
      const { target, things } = await sharedCast(world, 'anonymous');
      const { params = {} } = ACCESS[endpoint.name]!.call(target, things);
      const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
      const payload =
        endpoint.method === 'GET' ? {} : { payload: '{', headers: { 'content-type': 'application/json' } };
      const response = await world.visitor().request({ method: endpoint.method, url: `/api${url}`, ...payload });
      expect([response.statusCode, response.json()]).toEqual([401, { message: ERRORS.unauthenticated.message }]);
    },
  );
});

/** A value of a type that the field does not accept. */
function invalid(schema: Schema): unknown {
  const taken = typesOf(schema);
  return [[{}], 5.5, {}].find((value) => !taken.includes(Array.isArray(value) ? 'array' : typeof value)) ?? '\0';
}

/** The call of the access table with an invalid value in every field except the ids of records. */
function malformed(cast: Cast, endpoint: Endpoint, id?: number) {
  const { params = {}, payload } = ACCESS[endpoint.name]!.call(cast.target, cast.things);
  const values = id === undefined ? params : { ...params, id };
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(values[name]));
  const valid = payload as Record<string, unknown>;
  const fields = bodyFields(endpoint).map(([name, schema]) => [
    name,
    NAMED_RECORDS.includes(name) && name in valid ? valid[name] : invalid(schema),
  ]);
  const body = endpoint.upload && !endpoint.upload.orBody ? { file_id: 'nonsense' } : Object.fromEntries(fields);
  return cast.who.request({ method: endpoint.method, url: `/api${url}`, payload: body });
}

/** Callers who are refused with 404 and 403, and callers who are admitted. */
const DOORS = ['member of another company', 'removed member', 'viewer', 'billing', 'owner', 'superuser'] as const;

/** Have fields that are refused to every member, whatever is in them. */
const WITH_SUPERUSER_FIELDS = ['changeCompany', 'updateNotice'];

describe('access is checked before the body', () => {
  const withBody = allEndpoints.filter((one) => bodyFields(one).length > 0 || one.upload?.orFileId);

  test.for(withBody.filter(({ access }) => access === 'user'))('$name', async (endpoint, { world }) => {
    const { answers } = ACCESS[endpoint.name]!;
    await atOnce(DOORS, async (caller) => {
      const { statusCode } = await malformed(await manyCallsCast(world, endpoint, caller), endpoint);
      const isRefused = answers[caller] === 403 || answers[caller] === 404;
      const admitted = caller !== 'superuser' && WITH_SUPERUSER_FIELDS.includes(endpoint.name) ? 403 : 400;
      expect([caller, statusCode]).toEqual([caller, isRefused ? answers[caller] : admitted]);
    });
  });

  test.for(withBody.filter(({ access, path }) => access === 'superuser' && path.includes(':id')))(
    '$name of an unknown record',
    async (endpoint, { world }) => {
      const cast = await sharedCast(world, 'superuser');
      const answers = [await malformed(cast, endpoint, ID_MAX), await malformed(cast, endpoint)];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 400]);
    },
  );
});
