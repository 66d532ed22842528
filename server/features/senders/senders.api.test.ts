import { describe, expect } from 'vitest';
import {
  changeContact,
  createContact,
  deleteContact,
  getContact,
  listContacts,
  mergeContact,
} from '#core/contract/contacts.ts';
import { getNotice } from '#core/contract/notices.ts';
import { putContact, putNotice } from '#tests/notice-data.ts';
import { someEmail, test } from '#tests/world.ts';

const aSender = (fields: object = {}) => ({ name: 'Quayside Rights', email: someEmail(), ...fields });

describe('a sender of the agent’s', () => {
  test('is seen by a customer once it has sent a notice to one of their companies, and is not theirs to change', async ({
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

  test('of another company are not told by its id, also when they wrote to both', async ({ world }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const [own, foreign] = [await world.company([[owner, 'owner']]), await world.company([[superuser, 'owner']])];
    const sender_id = await putContact(world);
    for (const company_id of [own, foreign]) await putNotice(world, { company_id, sender_id });
    const count = async (person: typeof owner, company__id: number) =>
      (await person.call(listContacts, { query: { company__id } })).count;
    expect([await count(owner, own), await count(owner, foreign)]).toEqual([1, 0]);
    expect(await count(superuser, foreign)).toBe(1);
  });

  test('that has notices cannot be deleted, but merged: its notices move', async ({ world }) => {
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

describe('a company’s own', () => {
  test('is made, changed and deleted by who handles its notices, and is nobody else’s', async ({ world }) => {
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

  test('the same address twice is 409; what is missing is said on its field', async ({ world }) => {
    const owner = await world.user();
    const company_id = await world.company([[owner, 'owner']]);
    const body = aSender({ company_id });
    await owner.call(createContact, { body });
    const twice = { ...body, email: body.email.toUpperCase() };
    expect((await owner.refused(createContact, { body: twice })).status).toBe(409);
    const { body: answer } = await owner.refused(createContact, { body: { company_id } as never });
    expect(answer).toMatchObject({ name: ['Name is required!'], email: ['Email is required!'] });
  });

  test('is found by a part of its name, address or organisation', async ({ world }) => {
    const owner = await world.user();
    const company_id = await world.company([[owner, 'owner']]);
    await owner.call(createContact, { body: aSender({ company_id, name: 'Alpha', company: 'Lighthouse' }) });
    await owner.call(createContact, { body: aSender({ company_id, name: 'Beta' }) });
    const found = async (search: string) =>
      (await owner.call(listContacts, { query: { search } })).results.map(({ name }) => name);
    expect([await found('LIGHTH'), await found('bet'), await found('nobody')]).toEqual([['Alpha'], ['Beta'], []]);
  });
});
