import { expect } from 'vitest';
import { listUserCompanies } from '#core/contract/records/users.ts';
import { test } from '#tests/world/world.ts';

test('a user’s companies are listed with the user’s roles', async ({ world }) => {
  const [person, other] = [await world.user(), await world.user()];
  const company = await world.company([
    [person, 'administrator'],
    [other, 'owner'],
  ]);
  await world.company([[other, 'owner']]);
  expect(await person.call(listUserCompanies, { params: person })).toEqual({
    results: [
      { id: company, name: expect.any(String), status: { id: 13, name: 'Registered' }, roles: ['administrator'] },
    ],
    count: 1,
  });
});

test('a user’s companies can be searched, sorted and paged', async ({ world }) => {
  const person = await world.user();
  const made = [];
  for (let i = 0; i < 3; i++) made.push(await world.company([[person, 'owner']]));
  const names = ['Alpha 100%', 'beta', 'Gamma'];
  for (const [i, name] of names.entries()) {
    await world.deps.db.updateTable('companies').set({ name }).where('id', '=', made[i]!).execute();
  }
  const list = async (query: object) => {
    const { results, count } = await person.call(listUserCompanies, { params: person, query });
    return [...results.map(({ name }) => name), count];
  };
  expect(await list({})).toEqual(['Alpha 100%', 'beta', 'Gamma', 3]);
  expect(await list({ ordering: '-name' })).toEqual(['Gamma', 'beta', 'Alpha 100%', 3]);
  expect(await list({ ordering: '-id', limit: 2 })).toEqual(['Gamma', 'beta', 3]);
  expect(await list({ search: 'MA' })).toEqual(['Gamma', 1]);
  expect(await list({ search: '%' })).toEqual(['Alpha 100%', 1]);
});

test('a superuser sees any user’s companies; a stranger gets 404', async ({ world }) => {
  const [person, stranger] = [await world.user(), await world.user()];
  await world.company([[person, 'owner']]);
  expect((await (await world.superuser()).call(listUserCompanies, { params: person })).count).toBe(1);
  expect((await stranger.refused(listUserCompanies, { params: person })).status).toBe(404);
});
