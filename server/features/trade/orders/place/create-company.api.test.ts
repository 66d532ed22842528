import { expect } from 'vitest';
import { getProfile, listUserCompanies } from '#core/contract/records/users.ts';
import { createCompany, getCompany, getPermissions } from '#core/contract/registry/companies.ts';
import { messages } from '#core/messages.ts';
import { companyFields, newCompany } from '#tests/world/companies.ts';
import { test } from '#tests/world/world.ts';

test('a user creates a company: it is New, owned by the user, and has a draft registration', async ({ world }) => {
  const owner = await world.user();
  const { company, order } = await newCompany(owner, { name: 'Harbor Ltd', phone: '+1 207 555 0100' });
  expect(company).toEqual({
    id: company.id,
    name: 'Harbor Ltd',
    address: '12 Quay Street',
    line1: '',
    line2: '',
    city: 'Portland',
    state: 'ME',
    zip: '04101',
    country: 'United States',
    phone: '+1 207 555 0100',
    vat_number: '',
    notice_email: null,
    status: { id: 4, name: 'New' },
    subscription: null,
    designation: null,
    expires_date: null,
    protection: 'not_protected',
    site_step: null,
    plan: { id: 1, name: 'Year' },
    open_order: { id: order.id, number: order.number, type: order.type, status: order.status },
    counts: { domains: 0, notices: 0, orders: 1 },
    created_date: expect.stringMatching(/Z$/),
  });
  expect(order).toMatchObject({
    type: { id: 1, name: 'Registration' },
    status: { id: 10, name: 'Draft' },
    company: { id: company.id, name: 'Harbor Ltd', country: 'United States' },
    domains: [],
    created_by: { id: owner.id },
  });
  expect(await owner.call(getCompany, { params: company })).toEqual(company);
  expect(await owner.call(getPermissions, { params: company })).toEqual(['owner']);
});

test('it appears in the profile and in the user’s list of companies', async ({ world }) => {
  const owner = await world.user();
  const { company } = await newCompany(owner);
  const mine = { id: company.id, name: company.name, status: { id: 4, name: 'New' }, roles: ['owner'] };
  expect((await owner.call(getProfile, {})).companies).toEqual([mine]);
  expect(await owner.call(listUserCompanies, { params: owner })).toEqual({ results: [mine], count: 1 });
});

test('the creation is recorded in the history with its author', async ({ world }) => {
  const owner = await world.user();
  const { company, order } = await newCompany(owner);
  const entries = await world.deps.db
    .selectFrom('history')
    .select(['content_type', 'object_id', 'action', 'uuid', 'user_id'])
    .where('user_id', '=', owner.id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ content_type }) => content_type)).toEqual([10, 15, 11]);
  expect(entries[0]).toMatchObject({ object_id: company.id, action: 'created' });
  expect(entries[2]).toMatchObject({ object_id: order.id });
  expect(new Set(entries.map(({ uuid }) => uuid)).size).toBe(1);
});

const REQUIRED = [
  ['name', 'Company (or individual) name is required!'],
  ['address', 'Street is required!'],
  ['city', 'City is required!'],
  ['state', 'State is required!'],
  ['zip', 'Zip is required!'],
  ['country', 'Country is required!'],
] as const;

test.for(REQUIRED)('%s is required', async ([field, sentence], { world }) => {
  const owner = await world.user();
  for (const value of [undefined, '', '   ', null]) {
    const refusal = await owner.refused(createCompany, { body: companyFields({ [field]: value }) });
    expect([refusal.status, refusal.body[field], refusal.body.errors]).toEqual([
      400,
      [sentence],
      [`${field}:${sentence}`],
    ]);
  }
  expect((await owner.call(getProfile, {})).companies).toEqual([]);
});

test('an unknown country is rejected on its field, and nothing is created', async ({ world }) => {
  const owner = await world.user();
  for (const country of ['Atlantis', 'XX', 'Kosovo']) {
    const refusal = await owner.refused(createCompany, { body: companyFields({ country }) });
    expect([refusal.status, refusal.body.country]).toEqual([400, [messages.countryUnknown]]);
  }
  expect((await owner.call(getProfile, {})).companies).toEqual([]);
});

test.for([
  ['US', 'United States'],
  ['us', 'United States'],
  ['USA', 'United States'],
  ['united states', 'United States'],
  ['Germany', 'Germany'],
  ['TR', 'Türkiye'],
  ['Turkey', 'Türkiye'],
  ['Cote d’Ivoire', 'Côte d’Ivoire'],
] as const)('the country %s is shown as %s', async ([typed, shown], { world }) => {
  const { company, order } = await newCompany(await world.user(), { country: typed });
  expect([company.country, order.company.country]).toEqual([shown, shown]);
});

test.for([
  ['株式会社みなと', '神奈川県横浜市中区1-1', '231-0001', 'Japan'],
  ['شركة الميناء', 'شارع البحر ١٢', '١٢٣٤٥', 'Saudi Arabia'],
  ['Ștefan & Søn “Ægir” 🚢', 'Łódzka 5', '90-001', 'Poland'],
  ['Harbor Ltd', '10 Downing Street', 'SW1A 2AA', 'United Kingdom'],
  ['Rob"; drop table companies; --', '<script>alert(1)</script>', 'D02 AF30', 'Ireland'],
] as const)(
  'a company can be named %s, with its country’s postal code',
  async ([name, address, zip, country], { world }) => {
    const owner = await world.user();
    const { company } = await newCompany(owner, { name, address, zip, country });
    expect(await owner.call(getCompany, { params: company })).toMatchObject({ name, address, zip, country });
  },
);

test('fields accept up to 300 characters of any script', async ({ world }) => {
  const owner = await world.user();
  const long = Object.fromEntries(
    ['name', 'address', 'line1', 'line2', 'city', 'state'].map((f) => [f, 'Ж'.repeat(300)]),
  );
  expect((await newCompany(owner, long)).company).toMatchObject(long);
  for (const field of Object.keys(long)) {
    const refusal = await owner.refused(createCompany, { body: companyFields({ [field]: 'Ж'.repeat(301) }) });
    expect([refusal.status, refusal.body[field]]).toEqual([400, [messages.tooLong(300)]]);
  }
});

test('unknown fields are ignored', async ({ world }) => {
  const owner = await world.user();
  const sly = { status: 13, status_id: 13, id: 1, expires_date: '2040-01-01', dmca_public_id: '1', plan_id: 2 };
  const { company } = await newCompany(owner, sly);
  expect(company).toMatchObject({ status: { id: 4 }, expires_date: null, designation: null, plan: { id: 1 } });
});
