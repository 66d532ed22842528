import { describe, expect } from 'vitest';
import { createContact, getContact } from '#core/contract/intake/contacts.ts';
import { getCounterNotice, listCounterNotices } from '#core/contract/intake/counter-notices.ts';
import { checkLastNotice, countNotices } from '#core/contract/intake/notice-counts.ts';
import {
  changeNoticeSender,
  createNotice,
  deleteNotice,
  getNotice,
  listNotices,
  sendNotice,
  updateNotice,
} from '#core/contract/intake/notices.ts';
import { listEvents, listHistory } from '#core/contract/records/history.ts';
import { createNote, listNotes } from '#core/contract/records/notes.ts';
import { deleteOrder } from '#core/contract/trade/orders.ts';
import { find } from '#core/contract/views/find.ts';
import { NOTICE_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { multipart } from '#tests/samples/multipart.ts';
import { newCompany } from '#tests/world/companies.ts';
import { removed, report, typed } from '#tests/world/counter-notices.ts';
import { arrive, takedown } from '#tests/world/intake.ts';
import type { Person } from '#tests/world/person.ts';
import { allOf, assign, read, twoCompanies } from '#tests/world/reassigning.ts';
import { subscribersOf } from '#tests/world/subscribers.ts';
import { someEmail, test, type World } from '#tests/world/world.ts';

const MARK = 'only-for-alpha';

async function addFile(person: Person, id: number, name: string): Promise<number> {
  const { payload, headers } = multipart({ field: 'files', file: name, bytes: `bytes of ${name}` });
  const answer = await person.request({ method: 'POST', url: `/api/notices/${id}/attachment/`, payload, headers });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ file_id: number }[]>()[0]!.file_id;
}

const fileStatus = async (person: Person, id: number): Promise<number> =>
  (await person.request({ method: 'GET', url: `/api/files/${id}/` })).statusCode;

/** A mail with a scan that reports a domain of the first company and only mentions one of the second. */
async function mailed(world: World, { a, b }: Awaited<ReturnType<typeof twoCompanies>>): Promise<number> {
  const [aUrl, bUrl] = [`https://${a.domains[0]!.name}/copy`, `https://${b.domains[0]!.name}/copy`];
  const message = takedown([aUrl], {
    subject: 'As it was sent',
    sender: { name: 'Quayside Rights', email: someEmail() },
    attachments: [{ name: 'scan.txt', bytes: Buffer.from('A scan.') }],
  });
  message.urls = [...message.urls, { url: bUrl, host: b.domains[0]!.name, role: 'mentioned' }];
  const [id] = await arrive(world, message);
  return id!;
}

/** Adds everything that a company can add to a notice, each containing the marker. */
async function work(world: World, alice: Person, a: { company_id: number; domains: { name: string }[] }, id: number) {
  await alice.call(createNote, { body: { object_id: id, content_type: 'notice', text: `${MARK} note` } });
  const file_id = await addFile(alice, id, `${MARK}.txt`);
  const body = { name: `${MARK} name`, email: someEmail(), company_id: a.company_id };
  const contact = await alice.call(createContact, { body });
  await alice.call(changeNoticeSender, { params: { id }, body: { sender: contact.id } });
  await alice.call(updateNotice, {
    params: { id },
    body: {
      subject: `${MARK} subject`,
      received_date: '2026-01-05',
      completeness: { signature: false },
      urls: [`https://${a.domains[0]!.name}/${MARK}`],
      status: NOTICE_STATUS.in_progress,
    },
  });
  const letter = { email: someEmail(), subject: `${MARK} letter`, message: `${MARK} message` };
  await alice.call(sendNotice, { params: { id }, body: letter });
  await world.work();
  return { file_id, contact };
}

/** References to a notice in a response. */
const namesOf = (id: number) => [`"id":${id},"number"`, `"object_id":${id},"content_type":{"id":13,`];

describe('assigning a notice to another company', () => {
  test('makes a new notice from the message alone, and what the first company added stays with it', async ({
    world,
  }) => {
    const cast = await twoCompanies(world);
    const { alice, bob, agent, a, b } = cast;
    const id = await mailed(world, cast);
    const before = await read(agent, id);
    const { file_id, contact } = await work(world, alice, a, id);
    const mine = await read(alice, id);

    const made = await assign(agent, id, b.company_id);
    expect(made.id).not.toBe(id);
    expect(made).toMatchObject({
      company: { id: b.company_id },
      status: { id: NOTICE_STATUS.new },
      subject: 'As it was sent',
      text: before.text,
      received_date: before.received_date,
      sender: before.sender,
      completeness: before.completeness,
      message_id: before.message_id,
      to: before.to,
      notes: [],
      earlier: [],
    });

    // The second company has the message with its files, and nothing that the first one added.
    const theirs = await read(bob, made.id);
    expect(theirs.urls.map(({ url }) => url)).toEqual([`https://${b.domains[0]!.name}/copy`]);
    expect(theirs.attachments.map(({ name }) => name)).toEqual(['scan.txt']);
    // Sent to the owner, because its domain is only mentioned.
    expect(theirs.deliveries.map(({ email }) => email)).toEqual([bob.email]);
    expect(theirs.history.map(({ action }) => action)).toEqual(['received']);
    const everything = await allOf(bob, made.id);
    for (const word of [MARK, ...namesOf(id), contact.email, a.mail]) expect(everything).not.toContain(word);
    expect((await bob.call(find, { query: { search: MARK } })).count).toBe(0);
    expect((await bob.call(listNotices, { query: { search: MARK } })).count).toBe(0);
    for (const file of [theirs.raw_file_id!, theirs.attachments[0]!.file_id]) {
      expect([await fileStatus(bob, file), await fileStatus(alice, file)]).toEqual([200, 404]);
    }
    expect((await bob.refused(getNotice, { params: { id } })).status).toBe(404);
    const on = { object_id: id, content_type: 'notice' } as const;
    expect((await bob.refused(listNotes, { query: on })).status).toBe(404);
    expect((await bob.call(listHistory, { query: on })).count).toBe(0);
    expect((await bob.refused(getContact, { params: { id: contact.id } })).status).toBe(404);
    for (const file of [file_id, mine.raw_file_id!]) expect(await fileStatus(bob, file)).toBe(404);

    // The first company has all it had, closed, without any mention of the second.
    const kept = await read(alice, id);
    expect(kept).toMatchObject({
      ...{ subject: mine.subject, notes: mine.notes, deliveries: mine.deliveries, attachments: mine.attachments },
      ...{ urls: mine.urls, sender: mine.sender, completeness: mine.completeness },
      status: { id: NOTICE_STATUS.ignored },
    });
    expect(kept.history[0]).toMatchObject({
      action: 'Assigned to another company',
      changes: [{ field: 'status', from: 'In progress', to: 'Ignored' }],
    });
    for (const file of [file_id, mine.raw_file_id!]) expect(await fileStatus(alice, file)).toBe(200);
    const { name } = (await read(agent, made.id)).company!;
    const seen = await allOf(alice, id);
    for (const word of [name, b.mail, bob.email, ...namesOf(made.id)]) expect(seen).not.toContain(word);
    expect((await alice.refused(getNotice, { params: { id: made.id } })).status).toBe(404);
    const changes = (await read(agent, id)).history[0]!.changes;
    expect(changes).toContainEqual({ field: 'company', from: expect.any(String), to: name });
  });

  test('runs rules, forwarding and events as for any new notice', async ({ world }) => {
    const cast = await twoCompanies(world);
    const { bob, agent, b } = cast;
    const { id } = await assign(agent, await mailed(world, cast), b.company_id);
    await world.work();
    expect(await read(bob, id)).toMatchObject({
      deliveries: [{ email: bob.email, status: 'sent' }],
      status: { id: 16 },
    });
    expect(await world.mails(bob.email)).toHaveLength(1);
    const events = await bob.call(listEvents, { query: { object_id: id, content_type: 'notice', ordering: 'id' } });
    expect(events.results.map(({ event_type }) => event_type.name)).toEqual(['Notice received', 'Notice sent']);
  });

  test('keeps the counts, badges and lists of both companies correct', async ({ world }) => {
    const cast = await twoCompanies(world);
    const { alice, bob, agent, b } = cast;
    const id = await mailed(world, cast);
    await alice.call(updateNotice, { params: { id }, body: { status: NOTICE_STATUS.new } });
    const counts = async (person: Person) => {
      const { all, statuses } = await person.call(countNotices, {});
      const { new_count } = await person.call(checkLastNotice, {});
      const of = (status: number) => statuses.find((one) => one.id === status)?.count ?? 0;
      return [all, of(NOTICE_STATUS.new), of(NOTICE_STATUS.ignored), new_count];
    };
    expect([await counts(alice), await counts(bob)]).toEqual([
      [1, 1, 0, 1],
      [0, 0, 0, 0],
    ]);
    const made = await assign(agent, id, b.company_id);
    expect([await counts(alice), await counts(bob)]).toEqual([
      [1, 0, 1, 0],
      [1, 1, 0, 1],
    ]);
    await assign(agent, made.id, cast.a.company_id);
    expect([await counts(alice), await counts(bob)]).toEqual([
      [1, 1, 0, 1],
      [1, 0, 1, 0],
    ]);
  });

  test('twice, or back, reuses the existing notice and reopens it if an assignment closed it', async ({ world }) => {
    const cast = await twoCompanies(world);
    const { alice, bob, agent, a, b } = cast;
    const id = await mailed(world, cast);
    const made = await assign(agent, id, b.company_id);
    await bob.call(updateNotice, { params: { id: made.id }, body: { status: NOTICE_STATUS.resolved } });
    const entries = (await read(agent, id)).history.length;
    expect(await assign(agent, id, b.company_id)).toMatchObject({ id: made.id, status: { name: 'Resolved' } });
    expect((await read(agent, id)).history).toHaveLength(entries);

    const back = await assign(agent, made.id, a.company_id);
    expect(back).toMatchObject({ id, status: { id: NOTICE_STATUS.new } });
    expect(back.history[0]).toMatchObject({ changes: [{ field: 'status', from: 'Ignored', to: 'New' }] });
    expect(await read(bob, made.id)).toMatchObject({ status: { id: NOTICE_STATUS.ignored } });
    expect(await assign(agent, id, b.company_id)).toMatchObject({ id: made.id, status: { id: NOTICE_STATUS.new } });
    // A status set by the company stays.
    await alice.call(updateNotice, { params: { id }, body: { status: NOTICE_STATUS.disputed } });
    expect(await assign(agent, made.id, a.company_id)).toMatchObject({ id, status: { name: 'Disputed' } });
  });

  test('by concurrent or repeated requests makes one notice', async ({ world }) => {
    const cast = await twoCompanies(world);
    const { bob, agent, b } = cast;
    const other = await world.superuser();
    for (const id of [await mailed(world, cast), await typedIn(cast)]) {
      const before = (await bob.call(listNotices, { query: {} })).count;
      const answers = await Promise.all([agent, other, agent, other].map((who) => assign(who, id, b.company_id)));
      expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
      expect((await bob.call(listNotices, { query: {} })).count).toBe(before + 1);
      const closed = (await read(agent, id)).history.filter(({ action }) => action === 'Assigned to another company');
      expect(closed).toHaveLength(1);
    }
  });

  test('from two companies to a third at once makes one notice there', async ({ world }) => {
    const cast = await twoCompanies(world);
    const { alice, agent, a, b } = cast;
    const third = await world.company([[alice, 'owner']]);
    const ids = await arrive(world, takedown([a, b].map(({ domains }) => `https://${domains[0]!.name}/copy`)));
    expect(ids).toHaveLength(2);
    const made = await Promise.all(ids.map((id) => assign(agent, id, third)));
    expect(made[0]!.id).toBe(made[1]!.id);
    // A message about several companies: each keeps its own notice.
    expect(await assign(agent, ids[0]!, b.company_id)).toMatchObject({ id: ids[1], status: { name: 'New' } });
  });

  test('can include other changes, which apply to the notice in the response', async ({ world }) => {
    const cast = await twoCompanies(world);
    const { alice, bob, agent, b } = cast;
    const id = await mailed(world, cast);
    const more = { status: NOTICE_STATUS.in_progress, subject: 'Renamed', notes: 'For you.' };
    const made = await assign(agent, id, b.company_id, more);
    expect(await read(bob, made.id)).toMatchObject({
      ...{ subject: 'Renamed', status: { name: 'In progress' }, notes: [{ text: 'For you.' }] },
      history: [{ action: 'received' }],
    });
    expect(await read(alice, id)).toMatchObject({ subject: 'As it was sent', notes: [], status: { name: 'Ignored' } });
    const same = await assign(agent, made.id, b.company_id, { subject: 'Again' });
    expect(same).toMatchObject({ id: made.id, subject: 'Again', status: { name: 'In progress' } });
  });

  test('or to none closes the first and makes an unassigned notice for superusers', async ({ world }) => {
    const cast = await twoCompanies(world);
    const { alice, bob, agent, a, b } = cast;
    const id = await mailed(world, cast);
    await work(world, alice, a, id);
    const free = await assign(agent, id, null);
    expect(free).toMatchObject({ company: null, company_name: '', notes: [], subject: 'As it was sent' });
    expect(free.id).not.toBe(id);
    expect((await read(alice, id)).status.id).toBe(NOTICE_STATUS.ignored);
    expect((await assign(agent, id, null)).id).toBe(free.id);
    // An unassigned notice is changed in place.
    const kept = await assign(agent, free.id, b.company_id);
    expect(kept.id).toBe(free.id);
    expect(await allOf(bob, kept.id)).not.toContain(MARK);
    // The company's existing notice is reopened.
    const other = await assign(agent, kept.id, null);
    expect((await assign(agent, other.id, a.company_id)).id).toBe(id);
    expect(await read(agent, other.id)).toMatchObject({ company: null, status: { id: NOTICE_STATUS.ignored } });
  });

  test('leaves counter-notices, proceedings and strikes with the first company, whose clock runs on', async ({
    world,
  }) => {
    const { alice, bob, agent, a, b } = await twoCompanies(world);
    const company = { company_id: a.company_id, domain: a.domains[0]!.name };
    const from = await removed(world, { owner: alice, company, subscriber: 'user-7' });
    const { id } = await typed(world, from);
    await report(world, alice, id);
    const one = (person: Person) => person.call(getCounterNotice, { params: { id } });
    const before = await one(alice);
    const made = await assign(agent, from.notice_id, b.company_id);
    expect(await one(alice)).toEqual(before);
    expect(before).toMatchObject({ clock: { latest: expect.any(String) }, holds: [{ state: 'reported' }] });
    const { results } = await subscribersOf(alice, a.company_id);
    expect(results).toMatchObject([{ strikes: [{ notice: { id: from.notice_id }, state: 'pending' }] }]);
    expect((await bob.refused(getCounterNotice, { params: { id } })).status).toBe(404);
    expect((await bob.call(listCounterNotices, {})).count).toBe(0);
    expect((await read(bob, made.id)).urls.map(({ state }) => state)).not.toContain('disputed');
  });

  test('does not restore a deleted notice', async ({ world }) => {
    const cast = await twoCompanies(world);
    const { bob, agent, b } = cast;
    const id = await mailed(world, cast);
    const made = await assign(agent, id, b.company_id);
    await bob.call(deleteNotice, { params: { id: made.id } });
    expect((await agent.refused(updateNotice, { params: { id: made.id }, body: { company_id: null } })).status).toBe(
      404,
    );
    const again = await assign(agent, id, b.company_id);
    expect([made.id, id]).not.toContain(again.id);
    expect((await bob.call(listNotices, { query: {} })).results.map((one) => one.id)).toEqual([again.id]);
  });

  test('while its message is being read is rejected with 409', async ({ world }) => {
    const cast = await twoCompanies(world);
    const id = await mailed(world, cast);
    await world.deps.db.updateTable('notices').set({ parsed_date: null }).where('id', '=', id).execute();
    const refusal = await cast.agent.refused(updateNotice, { params: { id }, body: { company_id: cast.b.company_id } });
    expect([refusal.status, refusal.body.message]).toEqual([409, messages.noticeBeingRead]);
  });
});

/** Typed in by the first company, with its own sender and a scan. */
async function typedIn({ alice, a, b }: Awaited<ReturnType<typeof twoCompanies>>): Promise<number> {
  const contact = { name: `${MARK} name`, email: someEmail(), phone: MARK, company: MARK, address: MARK };
  const { id: sender } = await alice.call(createContact, { body: { ...contact, company_id: a.company_id } });
  const { payload, headers } = multipart({ field: 'files', file: 'letter.txt', bytes: 'The letter.' });
  const upload = await alice.request({ method: 'POST', url: '/api/upload/', payload, headers });
  const files = [upload.json<{ file_id: number }>().file_id];
  const urls = [a, b].map(({ domains }) => `https://${domains[0]!.name}/copy`);
  const body = {
    sender,
    received_date: '2026-01-02',
    source: 4,
    carrier: 2,
    urls,
    subject: 'By mail',
    text: 'Please.',
  };
  const { id } = await alice.call(createNotice, {
    body: { ...body, company_id: a.company_id, files, notes: `${MARK} note` },
  });
  return id;
}

describe('a typed-in notice', () => {
  test('is reassigned with its text and scan, but only the address of the sender', async ({ world }) => {
    const cast = await twoCompanies(world);
    const { alice, bob, agent, a, b } = cast;
    const id = await typedIn(cast);
    const before = await read(alice, id);
    await work(world, alice, a, id);
    const made = await assign(agent, id, b.company_id);
    const theirs = await read(bob, made.id);
    expect(theirs).toMatchObject({
      ...{ subject: 'By mail', text: 'Please.', received_date: before.received_date },
      ...{ source: before.source, carrier: before.carrier, completeness: before.completeness },
      sender: { name: '', company: '', email: before.sender!.email },
      attachments: [{ name: 'letter.txt' }],
      urls: [{ url: `https://${b.domains[0]!.name}/copy` }],
      notes: [],
      history: [{ action: 'typed in' }],
    });
    const everything = await allOf(bob, made.id);
    expect(everything).not.toContain(MARK);
    expect(everything).not.toContain(`"sender":{"id":${before.sender!.id},`);
    expect(await fileStatus(bob, theirs.attachments[0]!.file_id)).toBe(200);
    expect(await fileStatus(bob, before.attachments[0]!.file_id)).toBe(404);
    expect((await read(alice, id)).attachments.map(({ name }) => name)).toEqual(['letter.txt', `${MARK}.txt`]);
    // One notice per company, whichever of them is reassigned.
    const third = await world.company([[bob, 'owner']]);
    const more = await assign(agent, made.id, third);
    expect((await assign(agent, id, third)).id).toBe(more.id);
    expect((await assign(agent, more.id, a.company_id)).id).toBe(id);
    expect((await assign(agent, id, b.company_id)).id).toBe(made.id);
  });

  test('of a deleted company can be reassigned, and the next company gets the letter only', async ({ world }) => {
    const { bob, agent, b } = await twoCompanies(world);
    const carol = await world.user();
    const { company, order } = await newCompany(carol);
    const sender = await carol.call(createContact, {
      body: { name: MARK, email: someEmail(), company_id: company.id },
    });
    const ids = { dmca_public_id: 'P-1', dmca_registration_id: 'R-1' };
    const body = {
      sender: sender.id,
      received_date: '2026-01-02',
      urls: ['https://example.com/x'],
      subject: 'By mail',
    };
    const { id } = await carol.call(createNotice, { body: { ...body, ...ids, company_id: company.id, notes: MARK } });
    const file_id = await addFile(carol, id, `${MARK}.txt`);
    await carol.call(deleteOrder, { params: { id: order.id } });
    expect(await read(agent, id)).toMatchObject({ company: null, notes: [{ text: MARK }] });
    const made = await assign(agent, id, b.company_id);
    expect(made.id).not.toBe(id);
    expect(await allOf(bob, made.id)).not.toContain(MARK);
    expect([await fileStatus(bob, file_id), await fileStatus(agent, file_id)]).toEqual([404, 200]);
  });
});
