import { describe, expect } from 'vitest';
import { getNoticeReading } from '#core/contract/intake/notice-reading.ts';
import { createNotice, deleteNotice } from '#core/contract/intake/notices.ts';
import { urlEvidence } from '#core/copy/intake/evidence.ts';
import { messages } from '#core/messages.ts';
import { arrive, arriveAsIs, companyWith, rawMessage, seen } from '#tests/world/intake.ts';
import { putContact } from '#tests/world/notices.ts';
import type { Person } from '#tests/world/person.ts';
import { test } from '#tests/world/world.ts';
import { WEIGHTS } from '../../../../reader/roles/weights.ts';

const letter = (lines: readonly string[], headers: Record<string, string> = {}): Buffer =>
  rawMessage(
    { From: 'Ada Marlow <ada@rights.example.net>', Subject: 'Notice of copyright infringement', ...headers },
    lines.join('\n\n'),
  );

const takedown = (url: string): Buffer =>
  letter([
    'To the designated agent,',
    'I am the owner of the copyrighted photograph "Low Tide". The original is at https://rights.example.net/low-tide.',
    'The following URL infringes my copyright:',
    url,
    'I have a good faith belief that the use is not authorized by the copyright owner, its agent or the law.',
    'The information in this notice is accurate, and under penalty of perjury, I am the owner of the copyright.',
    'You can reach me at ada@rights.example.net, 1 Quay Street, Portland.',
    'Sincerely,',
    '/s/ Ada Marlow',
  ]);

const explained = (person: Person, id: number) => person.call(getNoticeReading, { params: { id } });
const refused = (person: Person, id: number) => person.request({ url: `/api/notices/${id}/reading/` });

describe('the reading of a notice', () => {
  test('is explained to a superuser: kind, verdict, elements, sender and URLs', async ({ world }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const { domains } = await companyWith(world, owner);
    const url = `https://${domains[0]!.name}/copies/low-tide.jpg`;
    const [id] = await arriveAsIs(world, takedown(url));
    const before = await seen(superuser, id!);
    const reading = await explained(superuser, id!);

    expect(reading).toMatchObject({
      kind: 'takedown',
      verdict: 'complete',
      sender: { name: 'Ada Marlow', email: 'ada@rights.example.net', found_in: 'From header' },
      relay: null,
      urls_count: 2,
    });
    expect(reading.kind_evidence[0]).toEqual({ text: 'Contains a statement that the law requires', weight: 12 });
    expect(reading.elements.map(({ name, is_found }) => [name, is_found])).toEqual([
      ['signature', true],
      ['work', true],
      ['material', true],
      ['contact', true],
      ['good_faith', true],
      ['accuracy', true],
    ]);
    expect(reading.elements.find(({ name }) => name === 'material')?.text).toContain(url);

    const [original, copy] = reading.urls;
    expect(original).toMatchObject({ url: 'https://rights.example.net/low-tide', role: 'mentioned' });
    expect(copy).toMatchObject({ url, role: 'reported', decided_by: 'score' });
    for (const { role, score, evidence } of reading.urls) {
      expect(score >= 0 ? 'reported' : 'mentioned').toBe(role);
      const sum = evidence.reduce((total, { weight }) => total + weight!, 0);
      expect(sum).toBeCloseTo(score, 1);
    }
    const said = 'The heading above it says that something was copied or should be removed';
    expect(copy!.evidence).toContainEqual({ text: said, weight: 1 });

    expect(await seen(superuser, id!), 'nothing was written').toEqual(before);
  });

  test('tells decisive evidence apart, and where the kind overrides the score of a URL', async ({ world }) => {
    const superuser = await world.superuser();
    const [id] = await arriveAsIs(
      world,
      letter(['The following URL infringes my copyright:', 'https://copies.example.org/low-tide.jpg'], {
        From: 'Mail Delivery <mailer-daemon@mx.example.org>',
        'X-Failed-Recipients': 'somebody@example.org',
        Subject: 'Undelivered mail',
      }),
    );
    const reading = await explained(superuser, id!);
    expect(reading.kind).toBe('bounce');
    expect(reading.verdict).toBe('not_a_notice');
    expect(reading.kind_evidence).toEqual([{ text: 'A mail server reports a failed delivery', weight: null }]);
    expect(reading.sender?.found_in).toBe('From header (no-reply address)');
    expect(reading.urls).toMatchObject([{ role: 'mentioned', decided_by: 'kind' }]);
    expect(reading.urls[0]!.score).toBeGreaterThan(0);
  });

  test('lists the first 50 URLs', async ({ world }) => {
    const superuser = await world.superuser();
    const urls = Array.from({ length: 60 }, (_, n) => `https://copies.example.org/album/picture-${n}.jpg`);
    const [id] = await arriveAsIs(world, letter(['These URLs infringe my copyright:', urls.join('\n')]));
    const reading = await explained(superuser, id!);
    expect(reading.urls_count).toBe(60);
    expect(reading.urls.map(({ url }) => url)).toEqual(urls.slice(0, 50));
  });

  test('is refused to customers', async ({ world }) => {
    const owner = await world.user();
    const { domains } = await companyWith(world, owner);
    const [id] = await arriveAsIs(world, takedown(`https://${domains[0]!.name}/copies/low-tide.jpg`));
    expect((await seen(owner, id!)).id).toBe(id);
    const response = await refused(owner, id!);
    expect([response.statusCode, response.json().message]).toEqual([403, messages.superuserOnly]);
  });

  test('is not available for a notice that was typed in, is unread, is unknown or was deleted', async ({ world }) => {
    const superuser = await world.superuser();
    const typed = await superuser.call(createNotice, {
      body: {
        sender: await putContact(world),
        received_date: '2026-01-02',
        urls: ['https://copies.example.org/a'],
        text: 'Please remove it.',
        dmca_public_id: 'P-1',
        dmca_registration_id: 'DMCA-1',
      },
    });
    const [unread] = await arrive(world, { unreadable: messages.messageTooManyParts });
    const [deleted] = await arriveAsIs(world, letter(['Please remove it.']));
    await superuser.call(deleteNotice, { params: { id: deleted! } });
    const answers = [];
    for (const id of [typed.id, unread!, 2 ** 31 - 1, deleted!]) {
      const response = await refused(superuser, id);
      answers.push([response.statusCode, response.json().message]);
    }
    expect(answers).toEqual([
      [409, messages.noticeTypedIn],
      [409, messages.noticeUnread],
      [404, messages.notFound],
      [404, messages.notFound],
    ]);
  });
});

test('every weight of the reader has a description', () => {
  const names = [...Object.keys(WEIGHTS), 'named in notices everywhere', 'in doubt', 'site reported elsewhere'];
  expect(names.filter((name) => urlEvidence(name) === undefined)).toEqual([]);
});
