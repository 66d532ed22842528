import { expect } from 'vitest';
import { listStatusesOfUser, listUserStatuses } from '#core/contract/records/users.ts';
import { messages } from '#core/messages.ts';
import { test } from '#tests/world/world.ts';

const ALL = [
  { id: 1, name: 'Active' },
  { id: 2, name: 'Blocked' },
  { id: 3, name: 'Unconfirmed' },
];

test('users have three statuses', async ({ world }) => {
  const superuser = await world.superuser();
  expect(await superuser.call(listUserStatuses, {})).toEqual({ results: ALL, count: 3 });
  expect(await superuser.call(listStatusesOfUser, { params: superuser })).toEqual({ results: ALL, count: 3 });
});

test('the path of a user’s statuses works with and without a trailing slash', async ({ world }) => {
  const superuser = await world.superuser();
  for (const end of ['statuses', 'statuses/']) {
    const response = await superuser.request({ method: 'GET', url: `/api/users/${superuser.id}/${end}` });
    expect(response.json().count).toBe(3);
  }
});

test('statuses can be searched, sorted and paged', async ({ world }) => {
  const superuser = await world.superuser();
  const names = async (query: object) => {
    const { results, count } = await superuser.call(listUserStatuses, { query });
    return [...results.map(({ name }) => name), count];
  };
  expect(await names({ limit: 50 })).toEqual(['Active', 'Blocked', 'Unconfirmed', 3]);
  expect(await names({ ordering: '-name' })).toEqual(['Unconfirmed', 'Blocked', 'Active', 3]);
  expect(await names({ ordering: '-id', limit: 1, offset: 1 })).toEqual(['Blocked', 3]);
  expect(await names({ search: 'CON' })).toEqual(['Unconfirmed', 1]);
});

test('the statuses of an unknown user get 404; a regular user gets 403 for any id', async ({ world }) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  expect((await superuser.refused(listStatusesOfUser, { params: { id: 2_147_483_647 } })).status).toBe(404);
  for (const url of ['/api/users/statuses/', `/api/users/${person.id}/statuses`, '/api/users/2147483647/statuses']) {
    const response = await person.request({ method: 'GET', url });
    expect([response.statusCode, response.json()]).toEqual([403, { message: messages.superuserOnly }]);
  }
});
