import { expect } from 'vitest';
import { listUsers } from '#core/contract/records/users.ts';
import { messages } from '#core/messages.ts';
import type { Person } from '#tests/world/person.ts';
import { someEmail, test, type World } from '#tests/world/world.ts';

/** Users with a unique last name, which only this test's search finds. */
async function usersWithUniqueName(
  world: World,
  members: { first_name: string; status_id?: number; is_superuser?: boolean }[],
) {
  const last_name = `Tide${someEmail().replace(/\W/g, '')}`;
  const people: Person[] = [];
  for (const { first_name, ...options } of members) {
    const person = await world.user(options);
    await world.deps.db.updateTable('users').set({ first_name, last_name }).where('id', '=', person.id).execute();
    people.push(person);
    world.clock.advance(60);
  }
  const superuser = await world.superuser();
  const names = async (query: object = {}) => {
    const { results, count } = await superuser.call(listUsers, { query: { search: last_name, ...query } });
    return [...results.map(({ first_name }) => first_name), count];
  };
  return { people, superuser, last_name, names };
}

const members = [
  { first_name: 'bea' },
  { first_name: 'Abe', status_id: 2 },
  { first_name: 'Cyd', is_superuser: true },
  { first_name: 'Dot', status_id: 3 },
];

test('a superuser lists users, newest first, in the same shape as a single user', async ({ world }) => {
  const { superuser, last_name, people } = await usersWithUniqueName(world, members);
  const { results, count } = await superuser.call(listUsers, { query: { search: last_name } });
  expect(count).toBe(4);
  expect(results.map(({ id }) => id)).toEqual(people.map(({ id }) => id).reverse());
  const [first] = (await superuser.call(listUsers, { query: { search: people[1]!.email } })).results;
  const url = `/api/users/${people[1]!.id}/`;
  expect(first).toEqual((await superuser.request({ method: 'GET', url })).json());
  expect(first).toMatchObject({ status: { id: 2, name: 'Blocked' }, info: { image: null } });
});

test('search matches parts of names and addresses, ignores case and treats wildcards literally', async ({ world }) => {
  const { superuser, last_name, people, names } = await usersWithUniqueName(world, members);
  const search = async (text: string) => (await superuser.call(listUsers, { query: { search: text } })).count;
  expect(await search(`BEA ${last_name.toUpperCase()}`)).toBe(1);
  expect(await search(people[0]!.email.slice(2, -2).toUpperCase())).toBe(1);
  expect(await search(last_name.replace('T', '_'))).toBe(0);
  expect(await search(`%${last_name}`)).toBe(0);
  expect(await search(`\\${last_name}`)).toBe(0);
  expect(await names({ search: `  ${last_name} ` })).toEqual(['Dot', 'Cyd', 'Abe', 'bea', 4]);
});

test('users are filtered by status name and superuser flag', async ({ world }) => {
  const { names } = await usersWithUniqueName(world, members);
  expect(await names({ status__name: 'Active' })).toEqual(['Cyd', 'bea', 2]);
  expect(await names({ status__name: 'Blocked' })).toEqual(['Abe', 1]);
  expect(await names({ status__name: 'Unconfirmed' })).toEqual(['Dot', 1]);
  for (const yes of ['true', 'True', '1'] as const) expect(await names({ is_superuser: yes })).toEqual(['Cyd', 1]);
  for (const no of ['false', 'False', '0'] as const) {
    expect(await names({ is_superuser: no })).toEqual(['Dot', 'Abe', 'bea', 3]);
  }
  expect(await names({ is_superuser: 'true', status__name: 'Blocked' })).toEqual([0]);
});

const orders = {
  id: ['bea', 'Abe', 'Cyd', 'Dot'],
  name: ['Abe', 'bea', 'Cyd', 'Dot'],
  email: ['Dot', 'Cyd', 'Abe', 'bea'],
  date_joined: ['bea', 'Abe', 'Cyd', 'Dot'],
  last_login: ['Cyd', 'Abe', 'Dot', 'bea'],
  status: ['bea', 'Cyd', 'Abe', 'Dot'],
} as const;

test('every ordering works in both directions, including ties', async ({ world }) => {
  const { people, names } = await usersWithUniqueName(world, members);
  const { db } = world.deps;
  const logins = { 0: new Date('2026-03-03'), 1: new Date('2026-01-01'), 2: null, 3: new Date('2026-02-02') };
  for (const [i, last_login] of Object.entries(logins)) {
    const email = `${9 - Number(i)}-${someEmail()}`;
    await db.updateTable('users').set({ last_login, email }).where('id', '=', people[Number(i)]!.id).execute();
  }
  for (const [ordering, expected] of Object.entries(orders)) {
    expect([ordering, ...(await names({ ordering }))]).toEqual([ordering, ...expected, 4]);
    expect([ordering, ...(await names({ ordering: `-${ordering}` }))]).toEqual([ordering, ...expected.toReversed(), 4]);
  }
});

test('pages have no gaps, and the count is always the total', async ({ world }) => {
  const { names } = await usersWithUniqueName(world, members);
  expect(await names({ limit: 3, ordering: 'name' })).toEqual(['Abe', 'bea', 'Cyd', 4]);
  expect(await names({ limit: '3', offset: '3', ordering: 'name' })).toEqual(['Dot', 4]);
  expect(await names({ limit: 2, offset: 2, ordering: 'name' })).toEqual(['Cyd', 'Dot', 4]);
  expect(await names({ limit: 500, offset: 4 })).toEqual([4]);
  expect(await names({ offset: 2_147_483_647 })).toEqual([4]);
});

test('the default limit is ten', async ({ world }) => {
  const { names } = await usersWithUniqueName(
    world,
    Array.from({ length: 11 }, () => ({ first_name: 'Many' })),
  );
  expect(await names()).toEqual([...Array(10).fill('Many'), 11]);
});

const invalidQueries = [
  ...['limit=0', 'limit=501', 'limit=-1', 'limit=ten', 'limit=1.5', 'limit=', 'limit=1e2', 'limit=99999999999'],
  ...['offset=-1', 'offset=x', 'offset=', 'offset=2147483648'],
  ...['ordering=password_hash', 'ordering=--id', 'ordering=', 'ordering=id,email', 'ordering=-'],
  ...['status__name=active', 'status__name=', 'is_superuser=yes', 'is_superuser=', 'status=1', 'unknown=1'],
  ...['search=a&search=b', 'limit=1&limit=1', 'search=%00', `search=${'x'.repeat(201)}`, '__proto__=1'],
];

for (const query of invalidQueries) {
  test(`?${query.slice(0, 40)} is rejected with 400`, async ({ world }) => {
    const response = await (await world.superuser()).request({ method: 'GET', url: `/api/users/?${query}` });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: expect.any(String) });
  });
}

test('a regular user gets 403 for any query', async ({ world }) => {
  const person = await world.user();
  for (const query of ['', '?limit=0', '?unknown=1']) {
    const response = await person.request({ method: 'GET', url: `/api/users/${query}` });
    expect([response.statusCode, response.json()]).toEqual([403, { message: messages.superuserOnly }]);
  }
});
