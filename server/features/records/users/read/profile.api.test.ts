import { expect } from 'vitest';
import { getProfile } from '#core/contract/records/users.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { PASSWORD, test } from '#tests/world/world.ts';

test('the profile shows the logged-in user with their companies and roles', async ({ world }) => {
  const [person, colleague] = [await world.user(), await world.user()];
  const first = await world.company([
    [person, 'owner'],
    [colleague, 'viewer'],
  ]);
  const second = await world.company(
    [
      [person, 'billing'],
      [person, 'notices'],
    ],
    COMPANY_STATUS.removed,
  );
  await world.company([[colleague, 'owner']]);
  const { companies, result } = await person.call(getProfile, {});
  expect(companies).toEqual([
    { id: first, name: expect.any(String), status: { id: 13, name: 'Registered' }, roles: ['owner'] },
    { id: second, name: expect.any(String), status: { id: 14, name: 'Removed' }, roles: ['billing', 'notices'] },
  ]);
  expect(result).toEqual({
    id: person.id,
    email: person.email,
    username: person.email,
    first_name: 'Ada',
    last_name: 'Marlow',
    name: 'Ada Marlow',
    role: 'user',
    status: { id: 1, name: 'Active' },
    is_superuser: false,
    info: [{ image: null }],
    date_joined: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    last_login: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

test('a superuser’s profile has the superuser role', async ({ world }) => {
  const { result, companies } = await (await world.superuser()).call(getProfile, {});
  expect(result).toMatchObject({ role: 'superuser', is_superuser: true });
  expect(companies).toEqual([]);
});

test('paths work with and without a trailing slash', async ({ world }) => {
  const person = await world.user();
  for (const url of ['/api/users/profile', '/api/users/profile/']) {
    const response = await person.request({ method: 'GET', url });
    expect(response.json().result.id).toBe(person.id);
  }
});

test('every login updates last_login', async ({ world }) => {
  const person = await world.user();
  const before = (await person.call(getProfile, {})).result.last_login!;
  world.clock.advance(60);
  await world
    .visitor()
    .request({ method: 'POST', url: '/api/api-auth/', payload: { username: person.email, password: PASSWORD } });
  const after = (await person.call(getProfile, {})).result.last_login!;
  expect(Date.parse(after) - Date.parse(before)).toBeGreaterThanOrEqual(60_000);
});
