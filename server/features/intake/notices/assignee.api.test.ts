import { describe, expect } from 'vitest';
import { DEFAULT_AGENT } from '#core/constants.ts';
import { getNotice, listCompanyNotices, listNotices, updateNotice } from '#core/contract/intake/notices.ts';
import { deleteUser, setUserStatus } from '#core/contract/records/users.ts';
import { changeRepresentative, removeRepresentative } from '#core/contract/registry/representatives.ts';
import { ROLES, USER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { putNotice } from '#tests/world/notices.ts';
import type { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';

const assign = (person: Person, id: number, assignee: number | null) =>
  person.call(updateNotice, { params: { id }, body: { assignee } });

const shown = ({ id, email }: Person) => ({ id, name: 'Ada Marlow', email });
const AS_AGENT = ({ id }: Person) => ({ id, name: DEFAULT_AGENT.name, email: DEFAULT_AGENT.name });

async function team(world: World) {
  const [owner, handler, agent] = [await world.user(), await world.user(), await world.superuser()];
  const company_id = await world.company([
    [owner, 'owner'],
    [handler, 'notices'],
  ]);
  return { owner, handler, agent, company_id, id: await putNotice(world, { company_id }) };
}

const representativeOf = async (world: World, company_id: number, { id }: Person) =>
  (
    await world.deps.db
      .selectFrom('representatives')
      .select('id')
      .where('company_id', '=', company_id)
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
  ).id;

describe('assigning', () => {
  test('any handler may assign any handler, and nobody; lists and the notice show it', async ({ world }) => {
    const { owner, handler, company_id, id } = await team(world);
    expect((await owner.call(getNotice, { params: { id } })).assignee).toBeNull();
    const notice = await assign(handler, id, owner.id);
    expect(notice.assignee).toEqual(shown(owner));
    expect(notice.history[0]).toMatchObject({
      action: 'changed',
      changes: [{ field: 'assignee', from: null, to: 'Ada Marlow' }],
    });
    const listed = await handler.call(listNotices, { query: {} });
    expect(listed.results.map(({ assignee }) => assignee)).toEqual([shown(owner)]);
    const ofCompany = await handler.call(listCompanyNotices, { params: { id: company_id }, query: {} });
    expect(ofCompany.results[0]!.assignee).toEqual(shown(owner));
    expect((await assign(owner, id, null)).assignee).toBeNull();
    const again = await assign(owner, id, null);
    expect(again.history.filter(({ changes }) => changes.some(({ field }) => field === 'assignee'))).toHaveLength(2);
    await world.work();
    expect(await world.mails(owner.email)).toEqual([]);
  });

  test('is 400 for others than handlers of its company and superusers', async ({ world }) => {
    const { owner, agent, company_id, id } = await team(world);
    const [stranger, blocked] = [await world.user(), await world.user({ status_id: USER_STATUS.blocked })];
    await world.company([[stranger, 'owner']]);
    await world.join(company_id, blocked, 'notices');
    const people = [stranger.id, blocked.id, 2_000_000_000, 0, -1];
    for (const role of ROLES.filter((one) => !['owner', 'administrator', 'notices'].includes(one))) {
      const member = await world.user();
      await world.join(company_id, member, role);
      people.push(member.id);
    }
    for (const assignee of people) {
      for (const person of [owner, agent]) {
        const refusal = await person.refused(updateNotice, { params: { id }, body: { assignee } });
        expect([refusal.status, refusal.body.assignee], String(assignee)).toEqual([400, [messages.assigneeInvalid]]);
      }
    }
    for (const assignee of ['me', 1.5, {}, '7']) {
      const response = await owner.request({ method: 'PUT', url: `/api/notices/${id}/`, payload: { assignee } });
      expect([response.statusCode, response.json().assignee]).toEqual([400, [messages.assigneeInvalid]]);
    }
    const free = await putNotice(world);
    expect((await agent.refused(updateNotice, { params: { id: free }, body: { assignee: owner.id } })).status).toBe(
      400,
    );
    expect((await assign(agent, free, agent.id)).assignee).toEqual(shown(agent));
  });

  test('is refused to members who do not handle notices', async ({ world }) => {
    const { owner, company_id, id } = await team(world);
    const [viewer, stranger] = [await world.user(), await world.user()];
    await world.join(company_id, viewer, 'viewer');
    const body = { assignee: owner.id };
    expect((await viewer.refused(updateNotice, { params: { id }, body })).status).toBe(403);
    expect((await stranger.refused(updateNotice, { params: { id }, body })).status).toBe(404);
  });

  test('a customer may name a superuser, and sees them only as the agent', async ({ world }) => {
    const { owner, handler, agent, id } = await team(world);
    expect((await assign(owner, id, agent.id)).assignee).toEqual(AS_AGENT(agent));
    for (const person of [owner, handler]) {
      const notice = await person.call(getNotice, { params: { id } });
      expect(notice.assignee).toEqual(AS_AGENT(agent));
      expect(notice.history[0]!.changes).toEqual([{ field: 'assignee', from: null, to: DEFAULT_AGENT.name }]);
      const text = JSON.stringify([notice, await person.call(listNotices, { query: {} })]);
      expect(text).not.toContain(agent.email);
    }
    const notice = await agent.call(getNotice, { params: { id } });
    expect(notice.assignee).toEqual(shown(agent));
    expect(notice.history[0]!.changes).toEqual([
      { field: 'assignee', from: null, to: `${DEFAULT_AGENT.name} (Ada Marlow)` },
    ]);
  });

  test('goes with the notice that a change of company answers, not with the closed one', async ({ world }) => {
    const { owner, agent, id } = await team(world);
    const other = await world.user();
    const company_id = await world.company([[other, 'owner']]);
    await assign(owner, id, owner.id);
    const moved = await agent.call(updateNotice, { params: { id }, body: { company_id, assignee: other.id } });
    expect([moved.id === id, moved.assignee]).toEqual([false, shown(other)]);
    expect((await owner.call(getNotice, { params: { id } })).assignee).toEqual(shown(owner));
  });
});

test('lists filter by me, none or an id, and anything else is 400', async ({ world }) => {
  const { owner, handler, agent, company_id, id } = await team(world);
  const [second, third] = [
    await putNotice(world, { company_id }),
    await putNotice(world, { company_id, status_id: 18 }),
  ];
  await assign(owner, id, owner.id);
  await assign(owner, second, handler.id);
  const found = async (person: Person, query: object) => {
    const { results, count } = await person.call(listNotices, {
      query: { company: company_id, ordering: 'id', ...query } as never,
    });
    expect(count).toBe(results.length);
    return results.map((notice) => notice.id);
  };
  expect(await found(owner, { assignee: 'me' })).toEqual([id]);
  expect(await found(handler, { assignee: 'me' })).toEqual([second]);
  expect(await found(owner, { assignee: handler.id })).toEqual([second]);
  expect(await found(owner, { assignee: 'none' })).toEqual([third]);
  expect(await found(agent, { assignee: 'none' })).toEqual([third]);
  expect(await found(agent, { assignee: 'me' })).toEqual([]);
  expect(await found(owner, { assignee: 'none', is_open: 'true' })).toEqual([]);
  expect(await found(owner, { assignee: 'none', is_open: 'false' })).toEqual([third]);
  expect(await found(owner, { assignee: 'me', is_open: 'true', search: 'infringement' })).toEqual([id]);
  expect(await found(owner, { assignee: 'none', search: 'infringement' })).toEqual([third]);
  expect(await found(owner, { assignee: 2_000_000_000 })).toEqual([]);
  for (const assignee of ['you', '0', '-1', '1.5', 'null', '']) {
    for (const path of ['/api/notices/', '/api/notices/without-sent/', `/api/companies/${company_id}/notices/`]) {
      expect((await owner.request({ url: `${path}?assignee=${assignee}` })).statusCode, assignee).toBe(400);
    }
  }
});

describe('an assignee who can no longer handle the notice is removed, with a history entry', () => {
  const gone = async (person: Person, id: number) => {
    const { assignee, history } = await person.call(getNotice, { params: { id } });
    expect(assignee).toBeNull();
    expect(history[0]).toMatchObject({ action: 'assignee removed' });
    expect(history[0]!.changes).toMatchObject([{ field: 'assignee', to: null }]);
    expect(history[0]!.changes[0]!.from).toBeTruthy();
  };

  test('when the role changes to one that does not handle notices', async ({ world }) => {
    const { owner, handler, company_id, id } = await team(world);
    await assign(owner, id, handler.id);
    const params = { id: await representativeOf(world, company_id, handler) };
    await owner.call(changeRepresentative, { params, body: { role: 'administrator' } });
    expect((await owner.call(getNotice, { params: { id } })).assignee).toEqual(shown(handler));
    await owner.call(changeRepresentative, { params, body: { role: 'viewer' } });
    await gone(owner, id);
  });

  test('when they leave the company, but not when they keep another such role or company', async ({ world }) => {
    const { owner, handler, company_id, id } = await team(world);
    const other = await world.company([[handler, 'owner']]);
    const kept = await putNotice(world, { company_id: other });
    await assign(handler, kept, handler.id);
    await assign(owner, id, handler.id);
    const first = await representativeOf(world, company_id, handler);
    await world.join(company_id, handler, 'administrator');
    await owner.call(removeRepresentative, { params: { id: first } });
    expect((await owner.call(getNotice, { params: { id } })).assignee).toEqual(shown(handler));
    await owner.call(removeRepresentative, { params: { id: await representativeOf(world, company_id, handler) } });
    await gone(owner, id);
    expect((await handler.call(getNotice, { params: { id: kept } })).assignee).toEqual(shown(handler));
  });

  test('when they are blocked or deleted, superusers too', async ({ world }) => {
    const { owner, handler, agent, company_id, id } = await team(world);
    const [second, colleague] = [await putNotice(world, { company_id }), await world.superuser()];
    await assign(owner, id, handler.id);
    await assign(agent, second, colleague.id);
    await agent.call(setUserStatus, { params: handler, body: { status_id: USER_STATUS.blocked } });
    await gone(owner, id);
    await agent.call(deleteUser, { params: colleague, body: { confirm: 'delete' } });
    await gone(owner, second);
    const last = await world.user();
    await world.join(company_id, last, 'notices');
    await assign(owner, id, last.id);
    await last.call(deleteUser, { params: last, body: { confirm: 'delete' } });
    await gone(owner, id);
  });
});
