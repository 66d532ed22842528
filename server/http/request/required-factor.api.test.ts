import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { allEndpoints } from '#core/contract/all.ts';
import * as factors from '#core/contract/records/factors.ts';
import { listCompanies } from '#core/contract/registry/companies.ts';
import { getOwnToken } from '#core/contract/registry/tokens.ts';
import { getHome } from '#core/contract/views/home.ts';
import { codeNow, me } from '#tests/world/factors.ts';
import { withSettings } from '#tests/world/settings.ts';
import { caller, putToken } from '#tests/world/tokens.ts';
import { PASSWORD, test } from '#tests/world/world.ts';

const REQUIRED = { message: 'Please set up a second factor first.', code: 'factor_required' };

/** beyond § 18 and its edges: the account and the look-ups. */
const OPEN = [
  ...['getProfile', 'getUser', 'renameUser', 'changePassword', 'uploadProfileImage', 'listLogins', 'deleteUser'],
  ...['getFactors', 'beginTotp', 'confirmTotp', 'removeTotp', 'getPasskeyCreation', 'addPasskey', 'removePasskey'],
  ...['renewRecoveryCodes', 'listRepresentativeTypes', 'listCompanyStatuses', 'listCountries', 'listEventTypes'],
  ...['listNoticeStatuses', 'listNoticeSources', 'listNoticeCarriers', 'listActions', 'listConditions'],
  ...['listFieldConditions', 'listFields', 'listUserStatuses'],
];

test('whoever lacks a required factor reaches only their account, before any other check', async ({ world }) => {
  const { app, as } = await withSettings(world, { REQUIRE_FACTOR: 'all' });
  const person = as(await world.superuser());
  const open: string[] = [];
  for (const { name, method, path, access } of allEndpoints) {
    if (access !== 'user' && access !== 'superuser') continue;
    const url = `/api${path.replace(/:id\b/, String(person.id)).replace(/:\w+/g, '1')}`;
    // A body of the wrong shape: what is open says so, and is not carried out.
    const payload = method === 'GET' ? {} : { payload: '[]', headers: { 'content-type': 'application/json' } };
    const response = await person.request({ method, url, ...payload } as InjectOptions);
    const isRefused = response.statusCode === 403 && response.json().code === 'factor_required';
    if (isRefused) expect(response.json()).toEqual(REQUIRED);
    else open.push(name);
  }
  expect(open.sort()).toEqual([...OPEN].sort());
  const other = await person.request({ method: 'GET', url: `/api/users/${(await world.user()).id}/` });
  expect([other.statusCode, other.json()]).toEqual([403, REQUIRED]);
  expect((await person.request({ method: 'GET', url: '/mailbox' })).statusCode).toBe(404);
  const { token } = await putToken(world, await world.company([]));
  await caller({ app }, token).call(getOwnToken, {});
});

test('with a factor everything opens, and the last one can no longer be removed', async ({ world }) => {
  const { as } = await withSettings(world, { REQUIRE_FACTOR: 'superusers' });
  const [user, superuser] = [as(await world.user()), as(await world.superuser())];
  await user.call(getHome, {});
  expect((await superuser.refused(listCompanies, {})).body).toEqual(REQUIRED);
  const { secret } = await superuser.call(factors.beginTotp, me(superuser));
  await superuser.call(factors.confirmTotp, { ...me(superuser), body: { code: codeNow(world, secret) } });
  await superuser.call(listCompanies, {});
  const removal = { ...me(superuser), body: { current_password: PASSWORD } };
  const refusal = await superuser.refused(factors.removeTotp, removal);
  expect([refusal.status, refusal.body.message]).toEqual([
    409,
    'A second factor is required here. Add another one before you remove this one.',
  ]);
  expect(await superuser.call(factors.getFactors, me(superuser))).toMatchObject({
    totp: true,
    recovery_codes_left: 10,
  });
});
