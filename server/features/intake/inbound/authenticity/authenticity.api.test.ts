import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Aside } from '#server/jobs/queue.ts';
import { type DnsServer, startDnsServer } from '#tests/fakes/record-dns-server.ts';
import { companyWith, noticesOf, rawMessage, seen } from '#tests/world/intake.ts';
import {
  arriveFrom,
  checkingWorld,
  fromDomain,
  mailFrom,
  publishing,
  receivedFrom,
  signed,
  someSender,
  withHeaders,
} from '#tests/world/signed-mail.ts';
import { test } from '#tests/world/world.ts';
import { readInbound } from '../read-inbound.ts';
import { readInThread } from '../threads/read-mail-in-thread.ts';
import { authenticityEvidence } from './authenticity-evidence.ts';
import { CHECK_MS } from './begin-check.ts';
import { checkAgain } from './check-again.ts';

let dns: DnsServer;
beforeAll(async () => {
  dns = await startDnsServer();
});
afterAll(() => dns.stop());

const { key, policy } = publishing(() => dns.zone);
const from = fromDomain;

describe('what a sender writes about itself', () => {
  const PASS = 'mx.example.net; dkim=pass header.d=DOMAIN; dmarc=pass (p=reject) header.from=DOMAIN';

  test('is text, wherever it stands', async ({ world }) => {
    const superuser = await world.superuser();
    const settings = { AUTH_RESULTS_FROM: 'mx.example.net' };
    const received = ['Received: from b by mx.example.net; now', 'Received: from a by b; before'];
    const forged: ((raw: Buffer, pass: string) => Buffer)[] = [
      (raw, pass) => withHeaders(raw, ...received, `Authentication-Results: ${pass}`),
      (raw, pass) =>
        withHeaders(raw, `Authentication-Results: ${pass.replace('mx.example.net', 'mx.example.net.evil.example')}`),
      (raw, pass) => withHeaders(raw, `ARC-Authentication-Results: i=1; ${pass}`),
      (raw, pass) => withHeaders(raw, `X-Authentication-Results: ${pass}`, `Received-SPF: pass ${pass}`),
      (raw, pass) => Buffer.concat([raw, Buffer.from(`Authentication-Results: ${pass}\r\n`)]),
    ];
    for (const forge of forged) {
      const domain = someSender();
      const raw = forge(from(domain), PASS.replaceAll('DOMAIN', domain));
      const [id] = await arriveFrom(checkingWorld(world, dns, settings), raw);
      expect((await seen(superuser, id!)).authenticity).toMatchObject({ verdict: 'unsigned', by: 'us', dkim: [] });
    }
  });

  test('is checked for the first ten signatures only', async ({ world }) => {
    const superuser = await world.superuser();
    const domain = someSender();
    let raw = from(domain);
    for (let n = 0; n < 12; n++) raw = await signed(raw, `d${n}.${domain}`);
    const [id] = await arriveFrom(checkingWorld(world, dns), raw);
    const { dkim } = (await seen(superuser, id!)).authenticity!;
    expect(dkim.map((one) => one.domain)).toEqual(Array.from({ length: 10 }, (_, n) => `d${11 - n}.${domain}`));
    expect(dns.asked).toContain(`TXT s1._domainkey.d2.${domain}`);
    expect(dns.asked).not.toContain(`TXT s1._domainkey.d1.${domain}`);
  });
});

/** `preamble` is what no mail program shows. */
const forwarding = (desk: string, inner: Buffer, preamble = '') =>
  rawMessage(
    { From: `Front desk <desk@${desk}>`, Subject: 'Fwd: A notice', 'Content-Type': 'multipart/mixed; boundary=b' },
    `${preamble}--b\nContent-Type: text/plain\n\nPlease see the attached.\n--b\nContent-Type: message/rfc822\n\n${inner.toString()}\n--b--`,
  );

describe('a forwarded message', () => {
  test('is judged itself if its own signature is intact, else the one that carries it', async ({ world }) => {
    const superuser = await world.superuser();
    const [desk, author] = [someSender(), someSender()];
    key(desk);
    key(author);
    const inner = from(author);
    const intact = await signed(forwarding(desk, await signed(inner, author)), desk);
    const changed = await signed(
      forwarding(desk, Buffer.concat([await signed(inner, author), Buffer.from('x')])),
      desk,
    );
    const [first] = await arriveFrom(checkingWorld(world, dns), intact);
    const [second] = await arriveFrom(checkingWorld(world, dns), changed);
    const [one, other] = [await seen(superuser, first!), await seen(superuser, second!)];
    expect(one.sender?.email).toBe(`ada@${author}`);
    expect(one.authenticity).toMatchObject({ verdict: 'verified', domain: author });
    expect(one.authenticity_line).toBe(`Verified: sent by ${author}`);
    expect(other.sender?.email).toBe(`ada@${author}`);
    expect(other.authenticity).toMatchObject({ verdict: 'verified', domain: desk });
    expect(other.authenticity_line).toBe(`Verified: passed on by ${desk}`);
  });
});

describe('a DNS that does not answer', () => {
  test('is asked again after 5 minutes, an hour, 6 and 24 hours; rules, forwards and status stay', async ({
    world,
  }) => {
    const staff = await world.superuser();
    /** The clock outlives sessions. */
    const read = async (id: number) => seen(await world.session(staff), id);
    const checking = checkingWorld(world, dns);
    const [domain, silent] = [someSender(), someSender()];
    for (const one of [domain, silent]) dns.zone.set(`TXT s1._domainkey.${one}`, 'servfail');
    const [id] = await arriveFrom(checking, await signed(from(domain), domain));
    const [never] = await arriveFrom(checking, await signed(from(silent), silent));
    expect((await read(id!)).authenticity).toMatchObject({ verdict: 'unknown' });

    const jobsOf = async (notice_id: number) => {
      const { inbound_id } = await world.deps.db
        .selectFrom('notices')
        .select('inbound_id')
        .where('id', '=', notice_id)
        .executeTakeFirstOrThrow();
      const like = `check-sender:${inbound_id}:%`;
      const rows = await world.deps.db.selectFrom('jobs').select(['payload']).where('key', 'like', like).execute();
      await world.deps.db.deleteFrom('jobs').where('key', 'like', like).execute();
      return rows.map(({ payload }) => payload as { inbound_id: number; after: number });
    };
    const again = async (payload: { inbound_id: number; after: number }) =>
      checkAgain(checking.deps).run(payload, new AbortController().signal);

    const [first] = await jobsOf(id!);
    expect(first?.after).toBe(300);
    key(domain);
    world.clock.advance(300);
    await again(first!);
    const late = await read(id!);
    expect(late.authenticity).toMatchObject({ verdict: 'verified' });
    expect(Date.parse(late.authenticity!.checked_date)).toBeGreaterThan(Date.parse(late.received_date) + 299_000);
    expect(late.history[0]).toMatchObject({
      action: 'sender checked',
      changes: [{ field: 'authenticity', from: 'unknown', to: 'verified' }],
    });
    expect(await jobsOf(id!)).toEqual([]);

    let since = 300;
    for (const after of [300, 3600, 21_600, 86_400]) {
      const [next] = await jobsOf(never!);
      expect(next?.after).toBe(after);
      world.clock.advance(after - since);
      since = after;
      expect((await read(never!)).authenticity_line).toBe('Not checked yet');
      await again(next!);
    }
    expect(await jobsOf(never!)).toEqual([]);
    const over = await read(never!);
    expect(over.authenticity).toMatchObject({ verdict: 'unknown' });
    expect(over.authenticity_line).toBe('Could not be checked');
    expect(over.history.map(({ action }) => action)).toEqual(['received']);
  });

  test('holds up its own message until the time is up, and no other', async ({ world }) => {
    const superuser = await world.superuser();
    const checking = checkingWorld(world, dns);
    const [silent, other] = [someSender(), someSender()];
    dns.zone.set(`TXT s1._domainkey.${silent}`, 'silence');
    key(other);
    const order: string[] = [];
    const arrive = async (domain: string, checkMs?: number) => {
      const raw = await signed(from(domain), domain);
      const [id] = await arriveFrom(checking, raw, checkMs === undefined ? {} : { checkMs });
      order.push(domain);
      return (await seen(superuser, id!)).authenticity!.verdict;
    };
    const waiting = arrive(silent, 600);
    await expect.poll(() => dns.asked).toContain(`TXT s1._domainkey.${silent}`);
    expect(await arrive(other)).toBe('verified');
    expect(await waiting).toBe('unknown');
    expect(order).toEqual([other, silent]);
    expect(CHECK_MS).toBe(10_000);
  });

  test('holds up no large message, of which only two are read at once', async ({ world }) => {
    const superuser = await world.superuser();
    const checking = checkingWorld(world, dns);
    const [desk, one, two, other] = [someSender(), someSender(), someSender(), someSender()];
    for (const author of [one, two, other]) key(author);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let waiting = 0;
    /** The DNS answers what the headers ask at once, but not what the message inside asks. */
    const slowly = (): Aside => {
      let asked = 0;
      return async (wait) => {
        if (++asked === 2) {
          waiting++;
          await answered;
        }
        return wait();
      };
    };
    const handler = readInbound(checking.deps, readInThread);
    const done: string[] = [];
    const received = async (author: string) => {
      const raw = forwarding(desk, await signed(from(author), author), `${'x'.repeat(76)}\n`.repeat(14_000));
      expect(raw.length).toBeGreaterThan(1024 * 1024);
      return { author, inbound_id: await receivedFrom(checking, raw) };
    };
    const read = async ({ author, inbound_id }: Awaited<ReturnType<typeof received>>, aside?: Aside) => {
      await handler.run({ inbound_id }, new AbortController().signal, 1, aside);
      done.push(author);
      const [id] = await noticesOf(world, inbound_id);
      expect((await seen(superuser, id!)).authenticity).toMatchObject({ verdict: 'verified', domain: author });
    };
    const messages = [await received(one), await received(two), await received(other)] as const;
    const slow = [read(messages[0], slowly()), read(messages[1], slowly())];
    await expect.poll(() => waiting).toBe(2);
    const quick = read(messages[2]);
    await expect.poll(() => done).toEqual([other]);
    answer();
    await Promise.all([quick, ...slow]);
  });
});

test('the line goes into the forward, and the answers of the DNS into the evidence', async ({ world }) => {
  const owner = await world.user();
  const { company_id, domains } = await companyWith(world, owner, [null], { notice_email: owner.email });
  const domain = someSender();
  policy(domain, 'p=reject');
  const url = `https://${domains[0]!.name}/copies/1.jpg`;
  const letter = [
    'I am the owner of the copyrighted photograph "Low Tide". The following URL infringes my copyright:',
    url,
    'I have a good faith belief that the use is not authorized by the copyright owner, its agent or the law.',
    'The information in this notice is accurate, and under penalty of perjury, I am the owner of the copyright.',
    `You can reach me at ada@${domain}, 1 Quay Street, Portland.`,
    '/s/ Ada Marlow',
  ].join('\n\n');
  const [id] = await arriveFrom(checkingWorld(world, dns), mailFrom(`Ada Marlow <ada@${domain}>`, {}, letter));
  const notice = await seen(owner, id!);
  expect(notice).toMatchObject({ company: { id: company_id }, authenticity: { verdict: 'failed', domain } });
  expect((await world.mails(owner.email))[0]!.text).toContain(
    `Warning: ${domain} does not vouch for this message. This alone is no reason to ignore a notice.`,
  );
  const evidence = await authenticityEvidence(world.deps.db, id!);
  expect(evidence!.authenticity).toEqual(notice.authenticity);
  expect(evidence!.dns).toContainEqual({
    ...{ name: `_dmarc.${domain}`, type: 'TXT', answer: ['v=DMARC1; p=reject'] },
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

test('nothing is checked with MAIL_AUTH=off', async ({ world }) => {
  const superuser = await world.superuser();
  const domain = someSender();
  key(domain);
  const raw = await signed(from(domain), domain);
  const [id] = await arriveFrom(checkingWorld(world, dns, { MAIL_AUTH: 'off' }), raw);
  expect(await seen(superuser, id!)).toMatchObject({ authenticity: null, authenticity_line: null });
  expect(await authenticityEvidence(world.deps.db, id!)).toBe(null);
});
