import { expect } from 'vitest';
import { changeBilling, getBilling, getPermissions } from '#core/contract/registry/companies.ts';
import { newCompany } from '#tests/world/companies.ts';
import { test } from '#tests/world/world.ts';

const FIELDS = {
  name: 'Accounts',
  email: 'bills@example.com',
  address: '',
  line1: '1 Ledger Lane',
  city: 'Bern',
  state: '',
  zip: '3000',
  country: 'Switzerland',
};

test('defaults to the company as filed and the owner’s email address', async ({ world }) => {
  const owner = await world.user();
  const { company } = await newCompany(owner, { name: 'Harbor Ltd' });
  expect(await owner.call(getBilling, { params: company })).toEqual({
    name: 'Harbor Ltd',
    email: owner.email,
    line1: '12 Quay Street',
    address: '',
    city: 'Portland',
    state: 'ME',
    zip: '04101',
    country: 'United States',
    xero_contact_id: null,
    payment_method: null,
  });
});

test.for(['owner', 'administrator', 'billing'] as const)(
  'the %s can change the billing details',
  async (role, { world }) => {
    const person = await world.user();
    const params = { id: await world.company([[person, role]]) };
    const saved = await person.call(changeBilling, { params, body: { ...FIELDS, country: 'CH' } });
    expect(saved).toEqual({ ...FIELDS, xero_contact_id: null, payment_method: null });
    expect(await person.call(getBilling, { params })).toEqual(saved);
    const again = await person.call(changeBilling, { params, body: { ...FIELDS, zip: '3001' } });
    expect(again.zip).toBe('3001');
    const { changes, action } = await world.deps.db
      .selectFrom('history')
      .selectAll()
      .where('content_type', '=', 10)
      .where('object_id', '=', params.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect([action, changes]).toEqual(['billing changed', [{ field: 'zip', from: '3000', to: '3001' }]]);
  },
);

test.for(['notices', 'viewer'] as const)(
  'a %s can neither see nor change the billing details',
  async (role, { world }) => {
    const person = await world.user();
    const params = { id: await world.company([[person, role]]) };
    expect((await person.refused(getBilling, { params })).status).toBe(403);
    expect((await person.refused(changeBilling, { params, body: FIELDS })).status).toBe(403);
  },
);

test.for([
  ['email', '', 'Email is required!'],
  ['email', 'nobody', 'Should be a valid email'],
  ['line1', '', 'Line1 is required!'],
  ['zip', '', 'Zip is required!'],
  ['country', '', 'Country is required!'],
  ['country', 'Nowhere', 'Please choose a country from the list.'],
] as const)('%s “%s” is rejected', async ([field, value, sentence], { world }) => {
  const owner = await world.user();
  const params = { id: await world.company([[owner, 'owner']]) };
  const refusal = await owner.refused(changeBilling, { params, body: { ...FIELDS, [field]: value } });
  expect([refusal.status, refusal.body[field]]).toEqual([400, [sentence]]);
});

test('one’s roles for a company are returned as a plain list', async ({ world }) => {
  const [person, superuser, stranger] = [await world.user(), await world.superuser(), await world.user()];
  const id = await world.company([
    [person, 'billing'],
    [person, 'notices'],
  ]);
  expect(await person.call(getPermissions, { params: { id } })).toEqual(['billing', 'notices']);
  expect(await superuser.call(getPermissions, { params: { id } })).toEqual([]);
  expect((await stranger.refused(getPermissions, { params: { id } })).status).toBe(404);
  expect((await superuser.refused(getPermissions, { params: { id: 2 ** 31 - 1 } })).status).toBe(404);
});
