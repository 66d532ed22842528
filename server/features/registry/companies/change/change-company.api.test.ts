import { describe, expect } from 'vitest';
import { changeCompany, getCompany } from '#core/contract/registry/companies.ts';
import { getHome } from '#core/contract/views/home.ts';
import { COMPANY_STATUS, CONTENT_TYPES, type Role } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { newCompany } from '#tests/world/companies.ts';
import { historyOf, placeOrder, registeredCompany } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';

/** A registered company and a user with this role in it. */
async function registered(world: World, role: Role, dates: object = {}) {
  const person = await world.user();
  const id = await world.company([[person, role]]);
  await world.deps.db
    .updateTable('companies')
    .set({ registered_date: '2026-01-31', expires_date: '2029-01-31', ...dates })
    .where('id', '=', id)
    .execute();
  return { person, company: { id } };
}

const lastEntry = (world: World, id: number) =>
  world.deps.db
    .selectFrom('history')
    .select(['action', 'user_id', 'changes'])
    .where('content_type', '=', 10)
    .where('object_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

test('the owner can change every field before the first registration', async ({ world }) => {
  const owner = await world.user();
  const { company } = await newCompany(owner);
  const body = {
    name: 'Other',
    address: '1 Pier',
    line1: 'Floor 2',
    line2: 'Room 3',
    city: 'Bath',
    state: 'Somerset',
    zip: 'BA1 1AA',
    country: 'United Kingdom',
    phone: '1',
    notice_email: 'Notices@Example.com',
  };
  const changed = await owner.call(changeCompany, { params: company, body });
  expect(changed).toEqual({ ...company, ...body, notice_email: 'notices@example.com' });
  expect(await owner.call(getCompany, { params: company })).toEqual(changed);
  expect(await lastEntry(world, company.id)).toMatchObject({
    action: 'changed',
    user_id: owner.id,
    changes: expect.arrayContaining([
      { field: 'country', from: 'United States', to: 'United Kingdom' },
      { field: 'name', from: company.name, to: 'Other' },
    ]),
  });
});

test('omitted fields stay unchanged, and an empty field is rejected with its own message', async ({ world }) => {
  const owner = await world.user();
  const { company } = await newCompany(owner, { line1: 'Floor 2' });
  expect(await owner.call(changeCompany, { params: company, body: { city: 'Bath' } })).toEqual({
    ...company,
    city: 'Bath',
  });
  expect(await owner.call(changeCompany, { params: company, body: {} })).toMatchObject({ city: 'Bath' });
  const refusal = await owner.refused(changeCompany, { params: company, body: { name: ' ', country: 'Nowhere' } });
  expect([refusal.status, refusal.body.name]).toEqual([400, [messages.companyNameRequired]]);
});

test.for(['owner', 'administrator'] as const)(
  'the %s of a registered company can change the notice address',
  async (role, { world }) => {
    const { person, company } = await registered(world, role);
    const body = { notice_email: 'n@example.com', phone: '555' };
    expect(await person.call(changeCompany, { params: company, body })).toMatchObject(body);
    const cleared = await person.call(changeCompany, { params: company, body: { notice_email: null, phone: '' } });
    expect(cleared).toMatchObject({ notice_email: null, phone: '' });
  },
);

test.for(['name', 'address', 'line1', 'line2', 'city', 'state', 'zip', 'country'])(
  'the %s of a registered company can only be changed by an amendment',
  async (field, { world }) => {
    const { person, company } = await registered(world, 'owner');
    const value = field === 'country' ? 'France' : 'Other';
    const refusal = await person.refused(changeCompany, { params: company, body: { phone: '1', [field]: value } });
    expect([refusal.status, refusal.body.message]).toEqual([409, messages.companyRegistered]);
    const { [field as 'name']: now, phone } = await person.call(getCompany, { params: company });
    expect([now, phone]).not.toEqual([value, '1']);
  },
);

test('unchanged registered fields are accepted together with a new phone number', async ({ world }) => {
  const { person, company } = await registered(world, 'owner');
  const { name, country } = await person.call(getCompany, { params: company });
  const body = { name, country, phone: '555' };
  expect(await person.call(changeCompany, { params: company, body })).toMatchObject(body);
});

test('a superuser can correct a registered company, and the change is recorded', async ({ world }) => {
  const { company } = await registered(world, 'owner');
  const superuser = await world.superuser();
  const { name } = await superuser.call(getCompany, { params: company });
  await superuser.call(changeCompany, { params: company, body: { name: 'Right' } });
  expect(await lastEntry(world, company.id)).toEqual({
    action: 'changed',
    user_id: superuser.id,
    changes: [{ field: 'name', from: name, to: 'Right' }],
  });
});

test.for(['billing', 'notices', 'viewer'] as const)(
  'a %s can see the company but not change it',
  async (role, { world }) => {
    const { person, company } = await registered(world, role);
    const refusal = await person.refused(changeCompany, { params: company, body: { phone: '1' } });
    expect([refusal.status, refusal.body.message]).toEqual([403, messages.forbidden]);
  },
);

test('only a superuser can set the status: the owner gets 403 for any value', async ({ world }) => {
  const { person, company } = await registered(world, 'owner');
  for (const status of [6, 13]) {
    const refusal = await person.refused(changeCompany, { params: company, body: { status } });
    expect([refusal.status, refusal.body.message]).toEqual([403, messages.superuserOnly]);
  }
});

test('a superuser can suspend and restore a company', async ({ world }) => {
  const { company } = await registered(world, 'owner');
  const superuser = await world.superuser();
  const set = async (status: number) =>
    (await superuser.call(changeCompany, { params: company, body: { status } })).status.name;
  expect([await set(6), await set(6), await set(13), await set(13)]).toEqual([
    'Suspended',
    'Suspended',
    'Registered',
    'Registered',
  ]);
  expect((await lastEntry(world, company.id)).changes).toEqual([
    { field: 'status', from: 'Suspended', to: 'Registered' },
  ]);
});

test('a restored company gets the status that follows from its dates', async ({ world }) => {
  const superuser = await world.superuser();
  const restored = async (company: { id: number }) => {
    await superuser.call(changeCompany, { params: company, body: { status: 6 } });
    return (await superuser.call(changeCompany, { params: company, body: { status: 13 } })).status.name;
  };
  const today = world.clock.now().toISOString().slice(0, 10);
  expect(await restored((await registered(world, 'owner', { expires_date: today })).company)).toBe('Expired');
  expect(await restored((await newCompany(await world.user())).company)).toBe('New');
});

test.for([
  [COMPANY_STATUS.new, 13],
  [COMPANY_STATUS.expired, 13],
  [COMPANY_STATUS.removed, 13],
  [COMPANY_STATUS.removed, 6],
] as const)('the status cannot change from %i to %i', async ([from, to], { world }) => {
  const id = await world.company([], from);
  const superuser = await world.superuser();
  const refusal = await superuser.refused(changeCompany, { params: { id }, body: { status: to } });
  expect([refusal.status, refusal.body.message]).toEqual([409, messages.companyMoveRefused]);
});

test.for([1, 4, 5, 7, 14, 'x', 0])('status %s is rejected with 400', async (status, { world }) => {
  const id = await world.company([]);
  const refusal = await (await world.superuser()).refused(changeCompany, {
    params: { id },
    body: { status: status as number },
  });
  expect([refusal.status, refusal.body.status]).toEqual([400, [messages.statusRequired]]);
});

const protection = async (person: Person, id: number) => (await person.call(getCompany, { params: { id } })).protection;

test('protection changes exactly on its dates', async ({ world }) => {
  const { person, company } = await registered(world, 'owner', { expires_date: '2028-02-29' });
  const on = async (date: string) => {
    world.clock.set(new Date(`${date}T12:00:00Z`));
    const session = await world.session(person);
    return protection(session, company.id);
  };
  expect(await on('2028-01-29')).toBe('protected');
  expect(await on('2028-01-30')).toBe('action_needed');
  expect(await on('2028-02-28')).toBe('action_needed');
  expect(await on('2028-02-29')).toBe('not_protected');
});

describe('the step “put it on your site”', () => {
  test('opens with the first registration and is ended or opened again by those who edit the company', async ({
    world,
  }) => {
    const [owner, viewer, agent] = [await world.user(), await world.user(), await world.superuser()];
    const { company } = await placeOrder(owner);
    const params = { id: company.id };
    expect((await owner.call(getCompany, { params })).site_step).toBeNull();
    const early = await owner.refused(changeCompany, { params, body: { site_step: 'done' } });
    expect([early.status, early.body.message]).toEqual([409, messages.notDesignated]);

    const { company_id } = await registeredCompany(world, owner);
    const registered = { id: company_id };
    await world.join(company_id, viewer, 'viewer');
    const set = async (site_step: 'open' | 'done' | 'dismissed') =>
      (await owner.call(changeCompany, { params: registered, body: { site_step } })).site_step;
    expect((await owner.call(getHome, {})).companies.find(({ id }) => id === company_id)?.site_step).toBe('open');
    expect([await set('done'), await set('done'), await set('open'), await set('dismissed')]).toEqual([
      'done',
      'done',
      'open',
      'dismissed',
    ]);
    const entries = await historyOf(world, CONTENT_TYPES.company, company_id);
    expect(entries.slice(-3).flatMap(({ changes }) => changes)).toEqual([
      { field: 'site_step', from: 'open', to: 'done' },
      { field: 'site_step', from: 'done', to: 'open' },
      { field: 'site_step', from: 'open', to: 'dismissed' },
    ]);
    expect((await viewer.refused(changeCompany, { params: registered, body: { site_step: 'done' } })).status).toBe(403);
    const bad = await owner.refused(changeCompany, { params: registered, body: { site_step: 'later' as 'done' } });
    expect([bad.status, bad.body.site_step]).toEqual([400, ['Should be one of open, done, dismissed']]);
    await agent.call(changeCompany, { params: registered, body: { site_step: 'open' } });

    await world.deps.db
      .updateTable('companies')
      .set({ status_id: COMPANY_STATUS.removed })
      .where('id', '=', company_id)
      .execute();
    expect((await owner.call(getCompany, { params: registered })).site_step).toBeNull();
  });
});
