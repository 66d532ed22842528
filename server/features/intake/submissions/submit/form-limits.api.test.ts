import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { getPublicPage } from '#core/contract/intake/public-page.ts';
import { messages } from '#core/messages.ts';
import { confirmToken, formBody, type Page, pageOf, stranger } from '#tests/world/forms.ts';
import type { Person } from '#tests/world/person.ts';
import { someEmail, test, type World } from '#tests/world/world.ts';
import { confirmSubmission } from '../notice/confirm-submission.ts';
import { makeChallenge } from './proof-of-work.ts';
import { submitForm } from './submit-form.ts';
import { signDrawn } from './suspect-form.ts';

const send = (who: Person, { slug }: Pick<Page, 'slug'>, payload: object) =>
  who.request({ method: 'POST', url: `/api/p/${slug}/notices/`, payload });

describe('forms of one network', () => {
  test('are limited to ten in an hour and forty in a day, across companies', async ({ world }) => {
    const pages = [await pageOf(world), await pageOf(world)];
    const who = stranger(world);
    const network = who.address.replace(/00::1$/, '');
    let sent = 0;
    const take = async () => {
      // Other addresses of the same /56.
      who.address = `${network}${(sent % 90) + 10}::${sent + 1}`;
      return send(who, pages[sent++ % 2]!, formBody(pages[(sent - 1) % 2]!));
    };
    for (let hour = 0; hour < 4; hour++) {
      for (let n = 0; n < 10; n++) expect((await take()).statusCode).toBe(202);
      const refused = await take();
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toEqual({ message: messages.tooManyTries });
      const wait = Number(refused.headers['retry-after']);
      if (hour < 3) {
        expect(wait).toBeGreaterThan(3500);
        expect(wait).toBeLessThanOrEqual(3600);
        world.clock.advance(3601);
      } else expect(wait).toBeGreaterThan(20 * 3600);
    }
    world.clock.advance(3601);
    expect((await take()).statusCode).toBe(429);
    world.clock.advance(20 * 3600);
    expect((await take()).statusCode).toBe(202);
  });

  test('count only if they are taken, and the limit comes before the form is read', async ({ world }) => {
    const page = await pageOf(world);
    const who = stranger(world);
    for (let n = 0; n < 12; n++) expect((await send(who, page, { n })).statusCode).toBe(400);
    const form = formBody(page);
    for (let n = 0; n < 12; n++) expect((await send(who, page, form)).statusCode).toBe(202);
    for (let n = 0; n < 9; n++) expect((await send(who, page, formBody(page))).statusCode).toBe(202);
    expect((await send(who, page, { n: 1 })).statusCode).toBe(429);
    expect((await send(who, { slug: 'unknown-page' }, {})).statusCode).toBe(429);
    // An exempt address, and another network, are free.
    expect((await send(world.visitor(), page, formBody(page))).statusCode).toBe(202);
    expect((await send(stranger(world), page, formBody(page))).statusCode).toBe(202);
  });
});

test('an address gets five confirmation mails an hour, and the answer does not tell', async ({ world }) => {
  const page = await pageOf(world);
  const email = someEmail();
  const answers: number[] = [];
  for (let n = 0; n < 7; n++) {
    const form = { ...formBody(page), email, email_repeat: email };
    answers.push((await send(world.visitor(), page, form)).statusCode);
  }
  expect(answers).toEqual(Array(7).fill(202));
  expect(await world.mails(email)).toHaveLength(5);
  world.clock.advance(3601);
  await world.work();
  // No mail then or later: the other forms wait for the queue.
  expect(await world.mails(email)).toHaveLength(5);
  await send(world.visitor(), page, { ...formBody(page), email, email_repeat: email });
  expect(await world.mails(email)).toHaveLength(6);
});

describe('a suspect form', () => {
  const isSuspect = async (world: World, page: Page, form: object, isHtml: boolean) => {
    const input = { slug: page.slug, kind: 'notice', form, files: [], lang: 'en', ip: '127.0.0.1', isHtml } as const;
    const { reference } = await submitForm(world.deps, input);
    const row = await world.deps.db
      .selectFrom('submissions')
      .select('is_suspect')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return row.is_suspect;
  };

  test('has the honeypot filled, or was sent faster than a person can', async ({ world }) => {
    const page = await pageOf(world);
    const drawn = signDrawn(world.deps);
    const forged = drawn.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    const at = (change: object, isHtml: boolean) => isSuspect(world, page, formBody(page, change), isHtml);
    expect(await at({ drawn }, true)).toBe(true);
    world.clock.advance(4);
    expect(await at({ drawn }, true)).toBe(false);
    expect(await at({ drawn, website: 'https://spam.example.com' }, true)).toBe(true);
    expect(await at({ drawn: forged }, true)).toBe(true);
    expect(await at({ drawn: '' }, true)).toBe(true);
    expect(await at({}, true)).toBe(true);
    // JSON callers draw no form.
    expect(await at({}, false)).toBe(false);
    expect(await at({ website: 'x' }, false)).toBe(true);
    // Whatever a program writes into it, the form is taken.
    expect(await at({ website: `buy\n${'x'.repeat(5000)}` }, false)).toBe(true);
    expect(await at({ drawn: 'x'.repeat(5000) }, true)).toBe(true);
    expect(await at({ drawn: forged }, false)).toBe(true);
    // A form may be open for long.
    world.clock.advance(30 * 86_400);
    expect(await at({ drawn }, true)).toBe(false);
  });

  test('is answered and mailed as ever, and counted until it is decided', async ({ world }) => {
    const page = await pageOf(world);
    const form = formBody(page, { website: 'x' });
    const answer = await send(world.visitor(), page, form);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([202, ['reference']]);
    expect(await world.mails(form.email)).toHaveLength(1);
    const counts = async () => (await page.owner.call(getPublicPage, { params: { id: page.company_id } })).counts;
    expect(await counts()).toEqual({ submitted: 1, confirmed: 0, suspect: 1 });
    await confirmSubmission(world.deps, await confirmToken(world, form.email));
    expect(await counts()).toEqual({ submitted: 1, confirmed: 1, suspect: 0 });
  });
});

describe('a proof of work', () => {
  /** More than fifty unconfirmed forms within the hour. */
  async function flooded(world: World): Promise<Page> {
    const page = await pageOf(world);
    for (let n = 0; n < 51; n++) {
      const answer = await send(world.visitor(), page, formBody(page, n % 2 ? { website: 'x' } : {}));
      expect(answer.statusCode).toBe(202);
    }
    return page;
  }

  function solve(challenge: string): { challenge: string; nonce: string } {
    for (let n = 0; ; n++) {
      const hash = createHash('sha256').update(`${challenge}.${n}`).digest();
      if (hash[0] === 0 && hash[1] === 0 && hash[2]! < 64) return { challenge, nonce: String(n) };
    }
  }

  test('is demanded beyond fifty unconfirmed forms of an hour, and valid once', async ({ world }) => {
    const page = await flooded(world);
    const demanded = async (form: object) => {
      const answer = await send(world.visitor(), page, form);
      expect(answer.statusCode).toBe(403);
      const { challenge, ...body } = answer.json();
      const sentence = `Please send your notice by e-mail to ${world.deps.config.AGENT_EMAIL}.`;
      expect(body).toEqual({ message: sentence, code: 'proof_required' });
      return challenge as string;
    };
    const form = formBody(page);
    const challenge = await demanded(form);
    const proof = solve(challenge);
    await demanded({ ...form, proof: { challenge, nonce: `${proof.nonce}x` } });
    await demanded({ ...form, proof: { challenge: `${challenge}x`, nonce: proof.nonce } });
    const other = makeChallenge(world.deps, page.company_id + 1);
    await demanded({ ...form, proof: solve(other) });
    expect((await send(world.visitor(), page, { ...form, proof })).statusCode).toBe(202);
    // The same form again is a repeat; another one needs a new proof.
    expect((await send(world.visitor(), page, { ...form, proof })).statusCode).toBe(202);
    await demanded({ ...formBody(page), proof });
    const late = await demanded(formBody(page));
    world.clock.advance(601);
    await demanded({ ...formBody(page), proof: solve(late) });
    // Faults are told first, and other companies' forms are free.
    expect((await send(world.visitor(), page, {})).statusCode).toBe(400);
    const neighbor = await pageOf(world);
    expect((await send(world.visitor(), neighbor, formBody(neighbor))).statusCode).toBe(202);
    world.clock.advance(3600);
    expect((await send(world.visitor(), page, formBody(page))).statusCode).toBe(202);
  });
});
