import { expect } from 'vitest';
import { exportUsers, listUsers } from '#core/contract/records/users.ts';
import { USER_STATUS } from '#core/lookups.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { checkCounters } from '#server/db/counters/check-counters.ts';
import { test, type World } from '#tests/world/world.ts';

const JOINED = new Date('2026-01-02T03:04:05.000Z');
const uniqueWord = () => `uniqueWord${Math.random().toString(36).slice(2, 12)}`;

async function usersInEveryState(world: World) {
  const [superuser, word] = [await world.superuser(), uniqueWord()];
  const put = async (
    first_name: string,
    values: { last_login?: Date } = {},
    status_id: number = USER_STATUS.active,
  ) => {
    const person = await world.user({ status_id });
    const names = { first_name, last_name: word, date_joined: JOINED, last_login: null, ...values };
    await world.deps.db.updateTable('users').set(names).where('id', '=', person.id).execute();
    return person;
  };
  const people = {
    member: await put('=cmd', { last_login: JOINED }),
    invited: await put('Bea'),
    blocked: await put('Cyd', {}, USER_STATUS.blocked),
  };
  const company = await world.company([[people.member, 'viewer']]);
  await world.deps.db
    .insertInto('representatives')
    .values({
      company_id: company,
      user_id: null,
      email: people.invited.email,
      role: 'viewer',
      status: 'invited',
      invited_date: world.clock.now(),
    })
    .execute();
  const ids = async (query: object) => {
    const asked = { search: word, ordering: 'id', ...query } as const;
    const { results, count } = await superuser.call(listUsers, { query: asked });
    expect(count).toBe(results.length);
    return results.map(({ id }) => id);
  };
  return { superuser, word, people, ids };
}

test('users are filtered by having logged in and by having a company', async ({ world }) => {
  const { people, ids } = await usersInEveryState(world);
  const { member, invited, blocked } = people;
  expect(await ids({ has_logged_in: 'true' })).toEqual([member.id]);
  expect(await ids({ has_logged_in: 'false' })).toEqual([invited.id, blocked.id]);
  expect(await ids({ has_company: 'true' })).toEqual([member.id]);
  expect(await ids({ has_company: '0' })).toEqual([invited.id, blocked.id]);
  expect(await ids({ has_company: 'false', status__name: 'Blocked' })).toEqual([blocked.id]);
});

test('the export follows the filters, starts with a UTF-8 BOM and escapes formulas', async ({ world }) => {
  const { superuser, word, people } = await usersInEveryState(world);
  const response = await superuser.request({ method: 'GET', url: `/api/users/export/?search=${word}&ordering=id` });
  expect(response.headers['content-disposition']).toContain(`filename="users-${dateOf(world.clock.now())}.csv"`);
  const joined = JOINED.toISOString();
  expect(response.body).toBe(
    [
      '\uFEFFid,email,first_name,last_name,role,status,date_joined,last_login',
      `${people.member.id},${people.member.email},'=cmd,${word},user,Active,${joined},${joined}`,
      `${people.invited.id},${people.invited.email},Bea,${word},user,Active,${joined},`,
      `${people.blocked.id},${people.blocked.email},Cyd,${word},user,Blocked,${joined},`,
      '',
    ].join('\r\n'),
  );
  expect((await people.member.refused(exportUsers, {})).status).toBe(403);
});

test('the counters stay exact through every change of users', async ({ world }) => {
  const { people } = await usersInEveryState(world);
  const { db } = world.deps;
  await db.updateTable('users').set({ status_id: USER_STATUS.blocked }).where('id', '=', people.invited.id).execute();
  await db.updateTable('users').set({ deleted_date: world.clock.now() }).where('id', '=', people.blocked.id).execute();
  await db.updateTable('users').set({ is_superuser: true }).where('id', '=', people.member.id).execute();
  expect(await checkCounters(db)).toEqual([]);
});
