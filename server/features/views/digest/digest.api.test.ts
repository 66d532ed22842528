import { describe, expect } from 'vitest';
import { getDigestChoice, setDigestChoice } from '#core/contract/views/digest.ts';
import { COMPANY_STATUS, CONTENT_TYPES, NOTICE_STATUS } from '#core/lookups.ts';
import { transaction } from '#server/db/transaction.ts';
import { putNotice } from '#tests/world/notices.ts';
import { historyOf, travel } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';
import { sendDigest } from './send-digest.ts';
import { sendDigests } from './send-digests.ts';

/** Mondays of the year used in this test. */
const [FIRST, SECOND, THIRD] = ['2027-03-01', '2027-03-08', '2027-03-15'] as const;

/** A company protected for years, with its readers. All readers are past their first, skipped week. */
async function protectedCompany(world: World, ...roles: ('owner' | 'notices' | 'viewer')[]) {
  travel(world, '2027-02-24T09:00:00Z');
  const people: Person[] = [];
  for (const _ of roles) people.push(await world.user());
  const id = await world.company(people.map((person, at) => [person, roles[at]!] as const));
  const values = { registered_date: '2027-02-01', expires_date: '2030-02-01', name: `Pier ${id}` };
  await world.deps.db.updateTable('companies').set(values).where('id', '=', id).execute();
  for (const person of people) await send(world, person);
  return { id, name: values.name, people: people as [Person, Person, Person] };
}

const send = (world: World, { id }: Person) => transaction(world.deps, null, (tx) => sendDigest(tx, world.deps, id));

async function sendAt(world: World, person: Person, moment: string): Promise<number> {
  travel(world, moment);
  await send(world, person);
  return (await world.mails(person.email)).length;
}

const noticeOn = (world: World, company_id: number, day: string, status_id: number = NOTICE_STATUS.new) =>
  putNotice(world, { company_id, status_id, received_date: new Date(`${day}T10:00:00Z`) });

const urlIn = (text: string): string => /\/api\/unsubscribe\/\S+/.exec(text)![0];

describe('the weekly digest', () => {
  test('reports protection, new and open notices, and items that need attention', async ({ world }) => {
    const { id, name, people } = await protectedCompany(world, 'owner', 'viewer');
    const [owner, viewer] = people;
    await world.deps.db.updateTable('companies').set({ expires_date: '2027-03-20' }).where('id', '=', id).execute();
    await noticeOn(world, id, '2027-01-10', NOTICE_STATUS.in_progress);
    await noticeOn(world, id, '2027-02-21');
    await noticeOn(world, id, '2027-02-22');
    await noticeOn(world, id, '2027-02-28', NOTICE_STATUS.resolved);
    await noticeOn(world, id, '2027-03-01');
    expect(await sendAt(world, owner, `${FIRST}T12:00:00Z`)).toBe(1);
    const [mail] = await world.mails(owner.email);
    const { PUBLIC_URL } = world.deps.config;
    expect(mail!.subject).toBe('Weekly summary: 2 new notices, 2 items need your attention');
    expect(mail!.text.split('\n\n').slice(0, 4)).toEqual([
      'Hello,',
      'Here is the status of your companies, with new and open notices and anything that needs your attention.',
      [
        `${name}: Action needed:`,
        '  The designation lapses on 20 Mar 2027 unless it is renewed.',
        `    ${PUBLIC_URL}/company/${id}/renew/`,
        '  2 new notices last week.',
        '  4 notices to handle: 1 since yesterday, 1 up to a week old, 1 up to a month old, 1 older than a month.',
        `    ${PUBLIC_URL}/notices?status=to-handle`,
      ].join('\n'),
      `Open Safeharbor:\n${PUBLIC_URL}`,
    ]);
    // A viewer gets the same report without actions they may not take.
    await sendAt(world, viewer, `${FIRST}T12:00:00Z`);
    const [seen] = await world.mails(viewer.email);
    expect(seen!.subject).toBe('Weekly summary: 2 new notices');
    expect(seen!.text).toContain('unless it is renewed. Someone else in the company can fix this.');
    expect(seen!.text).not.toContain('/renew/');
    expect(seen!.text).toContain('4 open notices: 1 since yesterday');
    expect(seen!.text).not.toContain('to handle');
  });

  test('is sent once a week, from Monday noon on', async ({ world }) => {
    const { id, people } = await protectedCompany(world, 'owner');
    await noticeOn(world, id, '2027-02-25');
    const counts: number[] = [];
    for (const moment of [
      '2027-02-25T00:00:00Z',
      `${FIRST}T11:59:59Z`,
      `${FIRST}T12:00:00Z`,
      '2027-03-03T08:00:00Z',
      `${SECOND}T11:00:00Z`,
      '2027-03-10T08:00:00Z',
      // A clock set back neither repeats a digest nor delays the next one.
      `${FIRST}T13:00:00Z`,
      `${THIRD}T12:00:00Z`,
      // Weeks missed because of downtime are skipped.
      '2027-04-22T12:00:00Z',
      '2027-04-23T12:00:00Z',
    ])
      counts.push(await sendAt(world, people[0], moment));
    expect(counts).toEqual([0, 0, 1, 1, 1, 2, 2, 3, 4, 4]);
  });

  test('is not sent when there is nothing to report', async ({ world }) => {
    const { id, people } = await protectedCompany(world, 'owner');
    expect(await sendAt(world, people[0], `${FIRST}T12:00:00Z`)).toBe(0);
    // News later in the week goes into the next digest.
    await noticeOn(world, id, FIRST);
    expect(await sendAt(world, people[0], '2027-03-02T12:00:00Z')).toBe(0);
    expect(await sendAt(world, people[0], `${SECOND}T12:00:00Z`)).toBe(1);
  });

  test.for([
    ['blocked', { status_id: 2 }],
    ['a superuser', { is_superuser: true }],
    ['deleted', { deleted_date: new Date('2027-02-25') }],
  ] as const)('is not sent to a user who is %s', async ([, values], { world }) => {
    const { id, people } = await protectedCompany(world, 'owner');
    await noticeOn(world, id, '2027-02-25');
    await world.deps.db.updateTable('users').set(values).where('id', '=', people[0].id).execute();
    expect(await sendAt(world, people[0], `${FIRST}T12:00:00Z`)).toBe(0);
  });

  test('leaves out removed companies and those the reader has left', async ({ world }) => {
    const { id, people } = await protectedCompany(world, 'owner', 'viewer');
    await noticeOn(world, id, '2027-02-25');
    await world.deps.db.deleteFrom('representatives').where('user_id', '=', people[1].id).execute();
    expect(await sendAt(world, people[1], `${FIRST}T12:00:00Z`)).toBe(0);
    await world.deps.db
      .updateTable('companies')
      .set({ status_id: COMPANY_STATUS.removed })
      .where('id', '=', id)
      .execute();
    expect(await sendAt(world, people[0], `${FIRST}T12:00:00Z`)).toBe(0);
  });

  test('is sent once by two concurrent workers, and the job finds the due readers', async ({ world }) => {
    const { id, people } = await protectedCompany(world, 'owner', 'notices', 'viewer');
    await noticeOn(world, id, '2027-02-25');
    travel(world, `${FIRST}T12:00:00Z`);
    const run = () => sendDigests(world.deps).run({}, new AbortController().signal);
    await Promise.all([run(), run()]);
    await run();
    for (const { email } of people) expect(await world.mails(email)).toHaveLength(1);
  });
});

describe('unsubscribing from the digest', () => {
  /** A user with one digest and its unsubscribe link. */
  async function reader(world: World) {
    const { id, people } = await protectedCompany(world, 'owner');
    await noticeOn(world, id, '2027-02-25');
    await sendAt(world, people[0], `${FIRST}T12:00:00Z`);
    const [mail] = await world.mails(people[0].email);
    const person = await world.session(people[0]);
    return { person, mail: mail!, url: urlIn(mail!.text) };
  }
  const isOn = async (person: Person) => (await person.call(getDigestChoice, {})).is_on;

  test('works on the account screen', async ({ world }) => {
    const { person } = await reader(world);
    expect(await isOn(person)).toBe(true);
    expect(await person.call(setDigestChoice, { body: { is_on: false } })).toEqual({ is_on: false });
    expect(await isOn(person)).toBe(false);
    expect(await sendAt(world, person, `${SECOND}T12:00:00Z`)).toBe(1);
    const again = await world.session(person);
    await again.call(setDigestChoice, { body: { is_on: true } });
    expect(await sendAt(world, person, '2027-03-09T12:00:00Z')).toBe(2);
    const changes = (await historyOf(world, CONTENT_TYPES.user, person.id)).map((entry) => entry.changes);
    expect(changes).toEqual([
      [{ field: 'weekly_digest', from: true, to: false }],
      [{ field: 'weekly_digest', from: false, to: true }],
    ]);
  });

  test('works with one click in a mail program, without login (RFC 8058)', async ({ world }) => {
    const { person, mail, url } = await reader(world);
    expect(mail.unsubscribe_url).toBe(`${world.deps.config.PUBLIC_URL}${url}`);
    const answer = await world.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(200);
    expect(await isOn(person)).toBe(false);
  });

  test('works through the link: opening it changes nothing, its button unsubscribes, and another subscribes again', async ({
    world,
  }) => {
    const { person, url } = await reader(world);
    const page = await world.app.inject({ url });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('>Unsubscribe<');
    expect(await isOn(person)).toBe(true);
    const press = (digest: string) =>
      world.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `digest=${digest}`,
      });
    expect((await press('off')).body).toContain('Subscribe again');
    expect(await isOn(person)).toBe(false);
    expect((await press('on')).body).toContain('>Unsubscribe<');
    expect(await isOn(person)).toBe(true);
  });

  test('fails for a link that we did not sign for this user', async ({ world }) => {
    const [{ person, url }, other] = [await reader(world), await reader(world)];
    const mac = url.split('.').at(-1)!;
    const forged = [
      `/api/unsubscribe/${other.person.id}.${mac}`,
      url.slice(0, -1),
      `${url}A`,
      `/api/unsubscribe/${person.id}`,
      `/api/unsubscribe/${person.id}.`,
      '/api/unsubscribe/%00',
      `/api/unsubscribe/99999999999.${mac}`,
    ];
    for (const bad of forged) {
      for (const method of ['GET', 'POST'] as const)
        expect((await world.app.inject({ method, url: bad })).statusCode, `${method} ${bad}`).toBe(404);
    }
    expect([await isOn(person), await isOn(other.person)]).toEqual([true, true]);
    await world.deps.db
      .updateTable('users')
      .set({ deleted_date: world.clock.now() })
      .where('id', '=', person.id)
      .execute();
    expect((await world.app.inject({ url })).statusCode).toBe(404);
  });
});
