import { describe, expect } from 'vitest';
import { listCounterNotices, updateCounterNotice } from '#core/contract/intake/counter-notices.ts';
import { checkLastNotice, countNotices } from '#core/contract/intake/notice-counts.ts';
import { getNotice, updateNotice } from '#core/contract/intake/notices.ts';
import { sendReply } from '#core/contract/intake/replies.ts';
import { clockOf } from '#core/rules/intake/counter-notice-clock.ts';
import {
  ALL_ELEMENTS,
  act,
  arriving,
  counterNoticesOf,
  moveTo,
  removed,
  seenCounter,
  typed,
  WHOLE,
} from '#tests/world/counter-notices.ts';
import { arrive, arriveAsIs, companyWith, rawMessage, takedown } from '#tests/world/intake.ts';
import { COMPLETE } from '#tests/world/notices.ts';
import { someEmail, test } from '#tests/world/world.ts';

import { processCounterNotices } from '../mail/process-clocks.ts';

const NOON = new Date('2026-11-17T17:00:00Z');
const LACKING = { elements: { ...ALL_ELEMENTS, contact: false }, found: {} };

describe('a counter-notice by mail', () => {
  test('makes its notice and a counter-notice, which is forwarded with the original and answered by a receipt', async ({
    world,
  }) => {
    world.clock.set(NOON);
    const from = await removed(world, { paths: ['/a', '/b'], subscriber: 'user-7' });
    const sender = someEmail();
    const [letter_id] = await arriving(world, { urls: [from.urls[0]!.url], from: sender });
    const [id, ...more] = await counterNoticesOf(world, 'letter_id', letter_id!);
    expect(more).toEqual([]);
    const letter = await from.owner.call(getNotice, { params: { id: letter_id! } });
    expect(await seenCounter(from.owner, id!)).toMatchObject({
      notice: { id: from.notice_id },
      letter: { id: letter_id, number: letter.number },
      source: { name: 'Email' },
      sender: { name: 'Priya Nambiar', email: sender },
      subscriber: { handle: 'user-7' },
      urls: [from.urls[0]],
      found: { signature: '/s/ Priya Nambiar' },
      raw_file_id: letter.raw_file_id,
      text: 'It was removed by mistake.',
      outcome: 'waiting',
      clock: clockOf('2026-11-17'),
    });
    await world.work();
    const [forward] = await world.mails(from.complainant);
    expect(forward!.file_ids).toEqual([letter.raw_file_id]);
    expect((await world.mails(sender)).map(({ subject }) => subject)).toHaveLength(1);
    const notice = await from.owner.call(getNotice, { params: { id: from.notice_id } });
    expect([notice.status.name, ...notice.urls.map(({ state }) => state)]).toEqual([
      'Disputed',
      'disputed',
      'disabled',
    ]);
    expect(notice.answers).toMatchObject([{ id: letter_id, kind: 'counter_notice' }]);
    expect((await from.owner.call(getNotice, { params: { id: letter_id! } })).status.name).toBe('Sent');
    await act(from.owner, from.notice_id, { action: 'restored', urls: [from.urls[0]!.id] });
    expect((await from.owner.call(getNotice, { params: { id: letter_id! } })).status.name).toBe('Resolved');
  });

  test('that lacks an element waits as New, is not counted as new, and can be answered', async ({ world }) => {
    const from = await removed(world);
    const counts = () => from.owner.call(checkLastNotice, {});
    const before = await counts();
    const [letter_id] = await arriving(world, { urls: [from.urls[0]!.url], counter: LACKING });
    const [id] = await counterNoticesOf(world, 'letter_id', letter_id!);
    expect(await seenCounter(from.owner, id!)).toMatchObject({ outcome: 'defective', clock: null, forward: null });
    await world.work();
    expect(await world.mails(from.complainant)).toEqual([]);
    const letter = await from.owner.call(getNotice, { params: { id: letter_id! } });
    expect(letter.status.name).toBe('New');
    expect((await counts()).new_count).toBe(before.new_count);
    expect((await from.owner.call(countNotices, {})).counter_notices).toBe(1);
    await from.owner.call(updateCounterNotice, { params: { id: id! }, body: { elements: { contact: true } } });
    expect((await from.owner.call(getNotice, { params: { id: letter_id! } })).status.name).toBe('Sent');
    expect((await from.owner.call(countNotices, {})).counter_notices).toBe(0);
  });

  test('about material that is not disabled is kept as defective with that reason', async ({ world }) => {
    const from = await removed(world, { isOpen: true });
    const [letter_id] = await arriving(world, { urls: [from.urls[0]!.url] });
    const [id] = await counterNoticesOf(world, 'letter_id', letter_id!);
    const kept = await seenCounter(from.owner, id!);
    expect(kept).toMatchObject({
      notice: { id: from.notice_id },
      verdict: 'defective',
      outcome: 'defective',
      elements: ALL_ELEMENTS,
      reason: 'Nothing of this was disabled: a counter-notice answers a removal.',
      clock: null,
      forward: null,
    });
    // The removal was recorded late: the next correction judges again.
    await act(from.owner, from.notice_id, { action: 'disabled' });
    const urls = from.urls.map((url) => url.id);
    const after = await from.owner.call(updateCounterNotice, { params: { id: id! }, body: { urls } });
    expect(after).toMatchObject({ verdict: 'complete', reason: null, outcome: 'waiting' });
  });

  test('about nothing that the company was notified of is kept without a notice', async ({ world }) => {
    const from = await removed(world);
    const [letter_id] = await arriving(world, { urls: [`https://${from.domain}/elsewhere`] });
    const [id] = await counterNoticesOf(world, 'letter_id', letter_id!);
    expect(await seenCounter(from.owner, id!)).toMatchObject({
      notice: null,
      outcome: 'defective',
      urls: [{ id: null, url: `https://${from.domain}/elsewhere` }],
    });
  });

  test('answers each notice that the material was disabled under, with the same original', async ({ world }) => {
    const from = await removed(world);
    const other = await removed(world, { owner: from.owner, company: from });
    const [letter_id] = await arriving(world, { urls: [from.urls[0]!.url.replace('https://', 'http://www.')] });
    const ids = await counterNoticesOf(world, 'letter_id', letter_id!);
    const made = await Promise.all(ids.map((id) => seenCounter(from.owner, id)));
    expect(made.map(({ notice }) => notice?.id)).toEqual([from.notice_id, other.notice_id]);
    expect(new Set(made.map(({ raw_file_id }) => raw_file_id)).size).toBe(1);
    await world.work();
    expect(await world.mails(from.complainant)).toHaveLength(1);
    expect(await world.mails(other.complainant)).toHaveLength(1);
  });

  test('is read with the real reader, in words of its own', async ({ world }) => {
    const from = await removed(world);
    const body = `To the designated agent,

On 2 November you disabled my film at ${from.urls[0]!.url} after a complaint.

I swear, under penalty of perjury, that I have a good faith belief that the material was removed as a result of mistake or misidentification.

I consent to the jurisdiction of the Federal District Court for the district in which my address is located, and I will accept service of process from the person who sent the notification.

/s/ Priya Nambiar
1880 Alder Street, Oakland, CA 94607
510-555-0135`;
    const headers = { From: `Priya Nambiar <${someEmail()}>`, Subject: 'Counter notification' };
    const [letter_id] = await arriveAsIs(world, rawMessage(headers, body));
    const [id] = await counterNoticesOf(world, 'letter_id', letter_id!);
    const { elements, found, outcome } = await seenCounter(from.owner, id!);
    expect([elements, outcome]).toEqual([ALL_ELEMENTS, 'waiting']);
    expect(found.mistake).toContain('under penalty of perjury');
    expect(found.contact).toContain('510-555-0135');
  });

  test('that a superuser assigns to a company gets its counter-notice then', async ({ world }) => {
    const superuser = await world.superuser();
    const owner = await world.user();
    const { company_id, domains } = await companyWith(world, owner);
    const [letter_id] = await arriving(world, { urls: ['https://nobody.example.com/film'] });
    expect(await counterNoticesOf(world, 'letter_id', letter_id!)).toEqual([]);
    await superuser.call(updateNotice, { params: { id: letter_id! }, body: { company_id } });
    const [id] = await counterNoticesOf(world, 'letter_id', letter_id!);
    expect((await seenCounter(owner, id!)).outcome).toBe('defective');
    expect(domains).toHaveLength(1);
  });
});

describe('a retraction', () => {
  const retract = async (url: string, sender: string) =>
    takedown([url], {
      sender: { name: 'Quayside Rights', email: sender },
      completeness: { ...COMPLETE, kind: 'retraction', verdict: 'not_a_notice' },
    });

  test('by the complainant ends the wait: the material may be put back now', async ({ world }) => {
    world.clock.set(NOON);
    const from = await removed(world);
    const { id } = await typed(world, from);
    await arrive(world, await retract(from.urls[0]!.url, from.complainant));
    expect(await seenCounter(from.owner, id)).toMatchObject({
      outcome: 'restore_due',
      cards: [{ code: 'restore_due', text: 'You may put it back now.' }],
    });
    await processCounterNotices(world.deps).run({}, new AbortController().signal);
    await world.work();
    const [mail, ...more] = await world.mails(from.owner.email);
    expect(more).toEqual([]);
    expect(mail!.text).toContain('You may put it back now.');
    await moveTo(world, '2026-12-09T05:00:00Z', from.owner);
    expect((await seenCounter(from.owner, id)).outcome).toBe('overdue');
  });

  test('by somebody else waits for a person', async ({ world }) => {
    const from = await removed(world);
    const { id } = await typed(world, from);
    await arrive(world, await retract(from.urls[0]!.url, someEmail()));
    expect(await seenCounter(from.owner, id)).toMatchObject({ outcome: 'waiting', released_date: null });
  });

  test('of the same ACNS case counts as the complainant’s', async ({ world }) => {
    const from = await removed(world);
    const { id } = await typed(world, from);
    const acns = {
      case_id: `case-${from.notice_id}`,
      ...{ status: '', retraction: false, items: [] },
      complainant: { entity: '', contact: '', address: '', phone: '', email: '' },
      source: { timestamp: '', ip_address: '', port: '', type: '', url_base: '', user_name: '' },
    };
    await world.deps.db
      .updateTable('notices')
      .set({ acns: JSON.stringify(acns) })
      .where('id', '=', from.notice_id)
      .execute();
    const letter = await retract(from.urls[0]!.url, someEmail());
    await arrive(world, { ...letter, acns: { ...acns, retraction: true } as never });
    expect((await seenCounter(from.owner, id)).outcome).toBe('restore_due');
  });
});

describe('answers to our mail', () => {
  test('of the complainant belong to the company, linked to the notice', async ({ world }) => {
    const from = await removed(world);
    await typed(world, from);
    await world.work();
    const [forward] = await world.mails(from.complainant);
    const read = takedown([], {
      sender: { name: 'Quayside Rights', email: from.complainant },
      completeness: { ...COMPLETE, kind: 'other', verdict: 'core_only' },
    });
    const [id] = await arrive(world, read, { raw: rawMessage({ 'In-Reply-To': forward!.message_id }) });
    const answer = await from.owner.call(getNotice, { params: { id: id! } });
    expect([answer.status.name, answer.earlier.map((one) => one.id)]).toEqual(['New', [from.notice_id]]);
  });

  test('of the subscriber complete a defective counter-notice, at the receipt of the answer', async ({ world }) => {
    world.clock.set(NOON);
    const from = await removed(world);
    const sender = someEmail();
    const [letter_id] = await arriving(world, { urls: [from.urls[0]!.url], counter: LACKING, from: sender });
    await from.owner.call(sendReply, {
      params: { id: letter_id! },
      body: { subject: 'Re: Counter notification', text: 'Please give your address.' },
    });
    await world.work();
    const ours = (await world.mails(sender)).at(-1)!;
    await moveTo(world, '2026-11-19T17:00:00Z', from.owner);
    const again = { urls: [], counter: WHOLE, from: sender, headers: { 'In-Reply-To': ours.message_id } };
    await arriving(world, again);
    const { results } = await from.owner.call(listCounterNotices, { query: { notice: from.notice_id } });
    expect(results.map(({ outcome, clock, follows }) => [outcome, clock, follows])).toEqual([
      ['waiting', clockOf('2026-11-19'), null],
      ['defective', null, null],
    ]);
  });
});

test('a message that is read again makes no second counter-notice', async ({ world }) => {
  const from = await removed(world);
  const [letter_id] = await arriving(world, { urls: [from.urls[0]!.url] });
  const { takeCounterOrRetraction } = await import('./take-counter-or-retraction.ts');
  const { transaction } = await import('#server/db/transaction.ts');
  await transaction(world.deps, null, (tx) => takeCounterOrRetraction(tx, world.deps.config, letter_id!));
  expect(await counterNoticesOf(world, 'letter_id', letter_id!)).toHaveLength(1);
  await world.work();
  expect(await world.mails(from.complainant)).toHaveLength(1);
});
