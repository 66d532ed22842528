import { expect } from 'vitest';
import { assignHost, deleteAssignedHost, listAssignedHosts } from '#core/contract/intake/assigned-hosts.ts';
import { getNotice, updateNotice } from '#core/contract/intake/notices.ts';
import { listHistory } from '#core/contract/records/history.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { putDomain, someDomain } from '#tests/world/companies.ts';
import { arrive, seen, takedown } from '#tests/world/intake.ts';
import { putNotice } from '#tests/world/notices.ts';
import type { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';

const hostOf = () => `cdn.${someDomain()}`;

/** The company of a message about a URL. */
async function companyOfNew(world: World, superuser: Person, url: string) {
  const [id] = await arrive(world, takedown([url]));
  return (await seen(superuser, id!)).company;
}

async function unassigned(world: World) {
  const [superuser, owner, host] = [await world.superuser(), await world.user(), hostOf()];
  const company_id = await world.company([[owner, 'owner']]);
  const id = await putNotice(world, { urls: [{ url: `https://${host}/a` }] });
  return { superuser, owner, company_id, host, id };
}

test('assigning a host assigns the notice and every later notice about the host', async ({ world }) => {
  const { superuser, owner, company_id, host, id } = await unassigned(world);
  const answer = await superuser.call(assignHost, { body: { notice_id: id, host, company_id } });
  expect(answer).toMatchObject({ id, company: { id: company_id } });
  expect((await owner.call(getNotice, { params: { id } })).id).toBe(id);
  expect(await companyOfNew(world, superuser, `https://${host}/b`)).toMatchObject({ id: company_id });
  expect(await companyOfNew(world, superuser, `https://other.${host}/b`)).toBeNull();
  const { results } = await superuser.call(listHistory, { query: { content_type: 'company', object_id: company_id } });
  expect(results[0]).toMatchObject({ action: 'host assigned', changes: [{ field: 'host', from: null, to: host }] });
  const onNotice = await superuser.call(getNotice, { params: { id } });
  expect(onNotice.history[0]).toMatchObject({ changes: [{ field: 'company', from: null }] });
});

test('assigned hosts are listed, and a removed one no longer assigns', async ({ world }) => {
  const { superuser, company_id, host, id } = await unassigned(world);
  await superuser.call(assignHost, { body: { notice_id: id, host: host.toUpperCase(), company_id } });
  const list = await superuser.call(listAssignedHosts, { query: { company__id: company_id } });
  expect(list).toMatchObject({
    count: 1,
    results: [{ host, company: { id: company_id }, user: { id: superuser.id } }],
  });
  expect((await superuser.call(listAssignedHosts, { query: { search: host.slice(2) } })).count).toBe(1);
  await superuser.call(deleteAssignedHost, { params: { id: list.results[0]!.id } });
  expect(await companyOfNew(world, superuser, `https://${host}/b`)).toBeNull();
  expect((await superuser.call(getNotice, { params: { id } })).company).toMatchObject({ id: company_id });
  expect((await superuser.refused(deleteAssignedHost, { params: { id: list.results[0]!.id } })).status).toBe(404);
});

test('a registered domain takes precedence over an assigned host', async ({ world }) => {
  const { superuser, company_id, host, id } = await unassigned(world);
  await superuser.call(assignHost, { body: { notice_id: id, host, company_id } });
  const holder = await world.company([]);
  await putDomain(world, holder, { name: host });
  expect(await companyOfNew(world, superuser, `https://${host}/b`)).toMatchObject({ id: holder });
});

test('a host moves to the company it was last assigned to', async ({ world }) => {
  const { superuser, company_id, host, id } = await unassigned(world);
  await superuser.call(assignHost, { body: { notice_id: id, host, company_id } });
  const next = await world.company([]);
  const second = await putNotice(world, { urls: [{ url: `https://${host}/c` }] });
  await superuser.call(assignHost, { body: { notice_id: second, host, company_id: next } });
  const { results } = await superuser.call(listAssignedHosts, { query: { search: host } });
  expect(results.map(({ company }) => company.id)).toEqual([next]);
  const before = await superuser.call(listHistory, { query: { content_type: 'company', object_id: company_id } });
  expect(before.results[0]).toMatchObject({ action: 'host removed' });
});

test('hosts of other notices, registered hosts, assigned notices and removed companies are refused', async ({
  world,
}) => {
  const { superuser, company_id, host, id } = await unassigned(world);
  const refused = async (body: { host: string; company_id: number }) => {
    const refusal = await superuser.refused(assignHost, { body: { notice_id: id, ...body } });
    return [refusal.status, refusal.body.message];
  };
  expect(await refused({ host: hostOf(), company_id })).toEqual([400, messages.hostNotInNotice]);
  expect(await refused({ host, company_id: 2_147_483_647 })).toEqual([404, messages.notFound]);
  const removed = await world.company([], COMPANY_STATUS.removed);
  expect(await refused({ host, company_id: removed })).toEqual([409, messages.companyRemoved]);
  await superuser.call(updateNotice, { params: { id }, body: { company_id } });
  expect(await refused({ host, company_id })).toEqual([409, messages.noticeAssigned]);
  expect((await superuser.call(listAssignedHosts, { query: { search: host } })).count).toBe(0);
});
