import { describe, expect } from 'vitest';
import {
  changeContact,
  createContact,
  deleteContact,
  getContact,
  listContacts,
  mergeContact,
} from '#core/contract/intake/contacts.ts';
import { createNotice, getNotice } from '#core/contract/intake/notices.ts';
import { deleteOrder } from '#core/contract/trade/orders.ts';
import { newCompany } from '#tests/world/companies.ts';
import { arrive, companyWith, takedown } from '#tests/world/intake.ts';
import { putContact, putNotice } from '#tests/world/notices.ts';
import { someEmail, test, type World } from '#tests/world/world.ts';

const aSender = (fields: object = {}) => ({ name: 'Quayside Rights', email: someEmail(), ...fields });

describe('a contact of the agent', () => {
  test('is visible to customers once it has sent a notice to one of their companies, but they can’t change it', async ({
    world,
  }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const company_id = await world.company([[owner, 'owner']]);
    const id = await putContact(world);
    expect((await owner.refused(getContact, { params: { id } })).status).toBe(404);
    await putNotice(world, { company_id, sender_id: id });
    await putNotice(world, { sender_id: id });
    expect(await owner.call(getContact, { params: { id } })).toMatchObject({ id, notices_count: 1, company_id: null });
    expect(await superuser.call(getContact, { params: { id } })).toMatchObject({ notices_count: 2 });
    expect((await owner.call(listContacts, { query: {} })).results.map((one) => one.id)).toEqual([id]);
    expect((await owner.refused(changeContact, { params: { id }, body: { name: 'Mine' } })).status).toBe(403);
    const changed = await superuser.call(changeContact, { params: { id }, body: { phone: '+1 302 555 0101' } });
    expect(changed).toMatchObject({ name: 'Quayside Rights', phone: '+1 302 555 0101' });
  });

  test('is not listed under another company’s id, even if it wrote to both', async ({ world }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const [own, foreign] = [await world.company([[owner, 'owner']]), await world.company([[superuser, 'owner']])];
    const sender_id = await putContact(world);
    for (const company_id of [own, foreign]) await putNotice(world, { company_id, sender_id });
    const count = async (person: typeof owner, company__id: number) =>
      (await person.call(listContacts, { query: { company__id } })).count;
    expect([await count(owner, own), await count(owner, foreign)]).toEqual([1, 0]);
    expect(await count(superuser, foreign)).toBe(1);
  });

  test('with notices can’t be deleted but can be merged, which moves its notices', async ({ world }) => {
    const superuser = await world.superuser();
    const [from, into, empty] = [await putContact(world), await putContact(world), await putContact(world)];
    const notice = await putNotice(world, { sender_id: from });
    expect((await superuser.refused(deleteContact, { params: { id: from } })).status).toBe(409);
    const merged = await superuser.call(mergeContact, { params: { id: from }, body: { into } });
    expect(merged).toMatchObject({ id: into, notices_count: 1 });
    const { sender, history } = await superuser.call(getNotice, { params: { id: notice } });
    expect(sender?.id).toBe(into);
    expect(history[0]?.changes).toEqual([{ field: 'sender', from: expect.stringMatching('@'), to: sender?.email }]);
    expect((await superuser.refused(getContact, { params: { id: from } })).status).toBe(404);
    expect((await superuser.refused(mergeContact, { params: { id: into }, body: { into } })).status).toBe(409);
    await superuser.call(deleteContact, { params: { id: empty } });
  });
});

describe('sender details typed by a company', () => {
  /** A company, as anyone can sign up, that types in a sender and a notice and is deleted at once. */
  async function typedAndGone(world: World, email: string): Promise<number> {
    const mallory = await world.user();
    const { company, order } = await newCompany(mallory);
    const text = { name: 'CALL +1-900-555-0199', company: 'CALL', phone: '+1-900-555-0199', address: 'CALL NOW' };
    const { id: sender } = await mallory.call(createContact, { body: { ...text, email, company_id: company.id } });
    const ids = { dmca_public_id: 'P-1', dmca_registration_id: 'R-1' };
    const letter = { received_date: '2026-01-02', urls: ['https://example.com/x'], company_id: company.id };
    const { id } = await mallory.call(createNotice, { body: { ...letter, ...ids, sender } });
    await mallory.call(deleteOrder, { params: { id: order.id } });
    return id;
  }

  test('are deleted with the company: the agent keeps the address, and the next mail sets the name', async ({
    world,
  }) => {
    const [owner, superuser, email] = [await world.user(), await world.superuser(), someEmail()];
    const notice = await typedAndGone(world, email);
    const { sender } = await superuser.call(getNotice, { params: { id: notice } });
    expect(sender).toMatchObject({ email, name: '', company: '' });
    const params = { id: sender!.id };
    expect(await superuser.call(getContact, { params })).toMatchObject({ phone: '', address: '', company_id: null });

    const { domains } = await companyWith(world, owner);
    const about = [`https://${domains[0]!.name}/copy`];
    const [id] = await arrive(world, takedown(about, { sender: { name: 'Quayside Rights', email } }));
    const named = { id: sender!.id, email, name: 'Quayside Rights', company: '' };
    expect((await owner.call(getNotice, { params: { id: id! } })).sender).toEqual(named);
    // A second name does not change it.
    await arrive(world, takedown(about, { sender: { name: 'CALL +1-900-555-0199', email } }));
    expect(await owner.call(getContact, { params })).toMatchObject({ name: 'Quayside Rights' });
  });

  test('don’t change a contact of the agent', async ({ world }) => {
    const superuser = await world.superuser();
    const known = await superuser.call(createContact, { body: aSender({ phone: '+1 302 555 0101' }) });
    const notice = await typedAndGone(world, known.email);
    const { sender } = await superuser.call(getNotice, { params: { id: notice } });
    expect(sender?.id).toBe(known.id);
    expect(await superuser.call(getContact, { params: { id: known.id } })).toEqual({ ...known, notices_count: 1 });
  });
});

describe('a company’s own contact', () => {
  test('can be created, changed and deleted only by members who handle its notices', async ({ world }) => {
    const [owner, viewer, other] = [await world.user(), await world.user(), await world.user()];
    const company_id = await world.company([
      [owner, 'owner'],
      [viewer, 'viewer'],
    ]);
    await world.company([[other, 'owner']]);
    const made = await owner.call(createContact, { body: aSender({ company_id, company: 'Quay LLC' }) });
    expect(made).toMatchObject({ company: 'Quay LLC', company_id, notices_count: 0 });
    const params = { id: made.id };
    expect((await viewer.call(getContact, { params })).id).toBe(made.id);
    expect((await viewer.refused(changeContact, { params, body: { name: 'X' } })).status).toBe(403);
    expect((await viewer.refused(createContact, { body: aSender({ company_id }) })).status).toBe(403);
    expect((await other.refused(getContact, { params })).status).toBe(404);
    expect((await other.refused(createContact, { body: aSender({ company_id }) })).status).toBe(404);
    expect(await owner.call(changeContact, { params, body: { name: 'Pier Rights' } })).toMatchObject({
      name: 'Pier Rights',
      company: 'Quay LLC',
    });
    await owner.call(deleteContact, { params });
  });

  test('is rejected with 409 for a duplicate address, and with field errors for missing fields', async ({ world }) => {
    const owner = await world.user();
    const company_id = await world.company([[owner, 'owner']]);
    const body = aSender({ company_id });
    await owner.call(createContact, { body });
    const twice = { ...body, email: body.email.toUpperCase() };
    expect((await owner.refused(createContact, { body: twice })).status).toBe(409);
    const { body: answer } = await owner.refused(createContact, { body: { company_id } as never });
    expect(answer).toMatchObject({ name: ['Name is required!'], email: ['Email is required!'] });
  });

  test('is found by a part of its name, address or organization', async ({ world }) => {
    const owner = await world.user();
    const company_id = await world.company([[owner, 'owner']]);
    await owner.call(createContact, { body: aSender({ company_id, name: 'Alpha', company: 'Lighthouse' }) });
    await owner.call(createContact, { body: aSender({ company_id, name: 'Beta' }) });
    const found = async (search: string) =>
      (await owner.call(listContacts, { query: { search } })).results.map(({ name }) => name);
    expect([await found('LIGHTH'), await found('bet'), await found('nobody')]).toEqual([['Alpha'], ['Beta'], []]);
  });
});
