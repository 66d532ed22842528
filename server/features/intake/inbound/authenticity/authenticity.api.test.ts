import { afterAll, beforeAll, describe, expect } from 'vitest';
import { SOURCE } from '#core/lookups.ts';
import { type DnsServer, startDnsServer } from '#tests/fakes/record-dns-server.ts';
import { companyWith, rawMessage, seen } from '#tests/world/intake.ts';
import {
  arriveFrom,
  checkingWorld,
  KEY_RECORD,
  mailFrom,
  type Received,
  signed,
  withHeaders,
} from '#tests/world/signed-mail.ts';
import { test, type World } from '#tests/world/world.ts';
import { authenticityEvidence } from './authenticity-evidence.ts';
import { CHECK_MS } from './begin-check.ts';
import { checkAgain } from './check-again.ts';

let dns: DnsServer;
beforeAll(async () => {
  dns = await startDnsServer();
});
afterAll(() => dns.stop());

/** Publishes a key, a DMARC record or an SPF record. */
const key = (domain: string) => dns.zone.set(`TXT s1._domainkey.${domain}`, [KEY_RECORD]);
const policy = (domain: string, tags: string) => dns.zone.set(`TXT _dmarc.${domain}`, [`v=DMARC1; ${tags}`]);
const spf = (domain: string, terms: string) => dns.zone.set(`TXT ${domain}`, [`v=spf1 ${terms}`]);

interface Case {
  /** Publishes records of the domain and makes the message. */
  mail(domain: string): Buffer | Promise<Buffer>;
  received?: (domain: string) => Received;
  settings?: Parameters<typeof checkingWorld>[2];
  expected(domain: string): object;
  line: (domain: string) => string;
}

const from = (domain: string, headers?: Record<string, string>) => mailFrom(`Ada Marlow <ada@${domain}>`, headers);
const verified = (domain: string) => `Verified: sent by ${domain}`;
const unsigned = () => 'Unverified: nothing shows who sent this';
const notVouched = (domain: string) => `Warning: ${domain} does not vouch for this message`;
const severalSenders = () => 'Warning: this message names several senders';

const CASES: Readonly<Record<string, Case>> = {
  'nothing is signed or published': {
    mail: (domain) => from(domain),
    expected: (domain) => ({
      ...{ verdict: 'unsigned', domain, dkim: [], arc: { result: 'none' }, pgp: null, by: 'us' },
      ...{ spf: { result: 'none', domain: 'mta.sender.example' }, dmarc: { result: 'none', policy: null } },
      reply_to_differs: false,
    }),
    line: unsigned,
  },
  'its domain signed it and asks to reject others': {
    mail: (domain) => {
      key(domain);
      policy(domain, 'p=reject');
      return signed(from(domain), domain);
    },
    expected: (domain) => ({
      verdict: 'verified',
      dkim: [{ domain, selector: 's1', result: 'pass', aligned: true }],
      dmarc: { result: 'pass', policy: 'reject' },
    }),
    line: verified,
  },
  'its domain signed it and publishes no policy': {
    mail: (domain) => {
      key(domain);
      return signed(from(domain), domain);
    },
    expected: () => ({ verdict: 'verified', dmarc: { result: 'none', policy: null } }),
    line: verified,
  },
  'a subdomain signed it': {
    mail: (domain) => {
      key(`mail.${domain}`);
      policy(domain, 'p=none');
      return signed(from(domain), `mail.${domain}`);
    },
    expected: () => ({ verdict: 'verified', dkim: [{ aligned: true }], dmarc: { result: 'pass', policy: 'none' } }),
    line: verified,
  },
  'a subdomain signed it, which the domain does not accept': {
    mail: (domain) => {
      key(`mail.${domain}`);
      policy(domain, 'p=reject; adkim=s');
      return signed(from(domain), `mail.${domain}`);
    },
    expected: () => ({
      verdict: 'failed',
      dkim: [{ result: 'pass', aligned: false }],
      dmarc: { result: 'fail', policy: 'reject' },
    }),
    line: notVouched,
  },
  'another domain signed it': {
    mail: (domain) => {
      key(`lists-${domain}`);
      return signed(from(domain), `lists-${domain}`);
    },
    expected: () => ({ verdict: 'other_domain', dkim: [{ result: 'pass', aligned: false }] }),
    line: (domain) => `Signed by lists-${domain}, not by ${domain}`,
  },
  'another domain signed it, and its own asks for quarantine': {
    mail: (domain) => {
      key(`lists-${domain}`);
      policy(domain, 'p=quarantine');
      return signed(from(domain), `lists-${domain}`);
    },
    expected: () => ({ verdict: 'failed', dmarc: { result: 'fail', policy: 'quarantine' } }),
    line: notVouched,
  },
  'the server may send for the domain': {
    mail: (domain) => {
      policy(domain, 'p=reject');
      spf(domain, 'include:_spf.example.org -all');
      dns.zone.set('TXT _spf.example.org', ['v=spf1 a:mta.example.org -all']);
      dns.zone.set('A mta.example.org', ['192.0.2.10']);
      return from(domain);
    },
    received: (domain) => ({ sender: `bounces@${domain}` }),
    expected: (domain) => ({
      verdict: 'verified',
      spf: { result: 'pass', domain },
      dmarc: { result: 'pass', policy: 'reject' },
    }),
    line: verified,
  },
  'the server may send for a subdomain, which the domain does not accept': {
    mail: (domain) => {
      policy(domain, 'p=reject; aspf=s');
      spf(`mail.${domain}`, '+all');
      return from(domain);
    },
    received: (domain) => ({ sender: `bounces@mail.${domain}` }),
    expected: () => ({ verdict: 'failed', spf: { result: 'pass' }, dmarc: { result: 'fail' } }),
    line: notVouched,
  },
  'the server may send for the domain, which publishes no policy': {
    mail: (domain) => {
      spf(domain, 'ip4:192.0.2.0/24 -all');
      return from(domain);
    },
    received: (domain) => ({ sender: `bounces@${domain}` }),
    expected: () => ({ verdict: 'unsigned', spf: { result: 'pass' }, dmarc: { result: 'none', policy: null } }),
    line: unsigned,
  },
  'the domain asks for nothing': {
    mail: (domain) => {
      policy(domain, 'p=none');
      spf(domain, '-all');
      return from(domain);
    },
    received: (domain) => ({ sender: `bounces@${domain}` }),
    expected: () => ({ verdict: 'unsigned', spf: { result: 'fail' }, dmarc: { result: 'fail', policy: 'none' } }),
    line: unsigned,
  },
  'the policy for subdomains applies': {
    mail: (domain) => {
      policy(domain, 'p=none; sp=reject');
      return mailFrom(`ada@legal.${domain}`);
    },
    expected: (domain) => ({
      ...{ verdict: 'failed', domain: `legal.${domain}` },
      dmarc: { result: 'fail', policy: 'reject' },
    }),
    line: (domain) => notVouched(`legal.${domain}`),
  },
  'its text was changed': {
    mail: async (domain) => {
      key(domain);
      return Buffer.concat([await signed(from(domain), domain), Buffer.from('Added.\r\n')]);
    },
    expected: () => ({ verdict: 'unsigned', dkim: [{ result: 'fail', aligned: true }] }),
    line: unsigned,
  },
  'the signature does not cover the whole text': {
    mail: async (domain) => {
      key(domain);
      return Buffer.concat([await signed(from(domain), domain, { maxBodyLength: 6 }), Buffer.from('Added.\r\n')]);
    },
    expected: () => ({ verdict: 'unsigned', dkim: [{ result: 'policy' }] }),
    line: unsigned,
  },
  'the signature does not cover the From header': {
    mail: (domain) => {
      key(domain);
      return signed(from(domain), domain, { headerList: 'Subject' });
    },
    expected: () => ({ verdict: 'unsigned', dkim: [{ result: 'permerror' }] }),
    line: unsigned,
  },
  'the key is missing': {
    mail: (domain) => signed(from(domain), domain),
    expected: () => ({ verdict: 'unsigned', dkim: [{ result: 'neutral' }] }),
    line: unsigned,
  },
  'there are two From headers': {
    mail: async (domain) => {
      key(domain);
      return withHeaders(await signed(from(domain), domain), 'From: Bea Orchard <bea@victim.example>');
    },
    expected: () => ({ verdict: 'failed' }),
    line: severalSenders,
  },
  'From names two domains': {
    mail: (domain) => {
      key(domain);
      return signed(mailFrom(`ada@${domain}, bea@victim.example`), domain);
    },
    expected: (domain) => ({ verdict: 'failed', domain }),
    line: severalSenders,
  },
  'From names two people of one domain': {
    mail: (domain) => {
      key(domain);
      return signed(mailFrom(`ada@${domain}, bea@${domain}`), domain);
    },
    expected: () => ({ verdict: 'verified' }),
    line: verified,
  },
  'From is missing': {
    mail: () => rawMessage({ From: '' }),
    expected: () => ({ verdict: 'unsigned', domain: null }),
    line: unsigned,
  },
  'replies go to another organization': {
    mail: (domain) => from(domain, { 'Reply-To': `a@${domain}, b@elsewhere.example` }),
    expected: () => ({ verdict: 'unsigned', reply_to_differs: true }),
    line: unsigned,
  },
  'replies go to a subdomain': {
    mail: (domain) => from(domain, { 'Reply-To': `claims@mail.${domain}` }),
    expected: () => ({ reply_to_differs: false }),
    line: unsigned,
  },
  'one key could be looked up and another one not': {
    mail: async (domain) => {
      key(domain);
      dns.zone.set(`TXT s1._domainkey.lists-${domain}`, 'servfail');
      return signed(await signed(from(domain), domain), `lists-${domain}`);
    },
    expected: () => ({ verdict: 'verified', dkim: [{ result: 'temperror' }, { result: 'pass' }] }),
    line: verified,
  },
  'its domain signed it, and its policy could not be looked up': {
    mail: (domain) => {
      key(domain);
      dns.zone.set(`TXT _dmarc.${domain}`, 'servfail');
      return signed(from(domain), domain);
    },
    expected: () => ({ verdict: 'verified', dmarc: { result: 'temperror', policy: null } }),
    line: verified,
  },
  'the policy could not be looked up': {
    mail: (domain) => {
      dns.zone.set(`TXT _dmarc.${domain}`, 'servfail');
      return from(domain);
    },
    expected: () => ({ verdict: 'unknown', dmarc: { result: 'temperror' } }),
    line: () => 'Not checked yet',
  },
  'the policy matters only with SPF, which is off': {
    mail: (domain) => {
      policy(domain, 'p=reject');
      key(`lists-${domain}`);
      return signed(from(domain), `lists-${domain}`);
    },
    settings: { MAIL_AUTH: 'dkim' },
    expected: () => ({
      verdict: 'other_domain',
      spf: { result: 'none', domain: null },
      dmarc: { result: 'none', policy: 'reject' },
    }),
    line: (domain) => `Signed by lists-${domain}, not by ${domain}`,
  },
  'it came by HTTP': {
    mail: (domain) => {
      policy(domain, 'p=reject');
      return from(domain);
    },
    received: () => ({ source: SOURCE.api, ip: null }),
    expected: () => ({ verdict: 'unsigned', spf: { result: 'none', domain: null }, dmarc: { result: 'none' } }),
    line: unsigned,
  },
  'the mail server in front vouches for it': {
    mail: (domain) =>
      withHeaders(
        from(domain),
        `Received: from mta by mx.example.net; Thu, 19 Nov 2026 01:00:00 +0000`,
        `Authentication-Results: MX.example.net 1; dkim=pass (good; key) header.d=${domain} header.s=k1;`,
        ` spf=softfail smtp.mailfrom=b@elsewhere.example; dmarc=pass (p=reject dis=none) header.from=${domain}`,
      ),
    settings: { AUTH_RESULTS_FROM: 'mx.example.net' },
    expected: (domain) => ({
      ...{ verdict: 'verified', by: 'front', dkim: [{ domain, selector: 'k1', result: 'pass', aligned: true }] },
      ...{ spf: { result: 'softfail', domain: 'elsewhere.example' }, dmarc: { result: 'pass', policy: 'reject' } },
    }),
    line: verified,
  },
  'the mail server in front says nothing about DMARC': {
    mail: (domain) => {
      policy(domain, 'p=reject');
      return withHeaders(from(domain), 'Authentication-Results: mx.example.net; spf=fail smtp.mailfrom=a@b.example');
    },
    settings: { AUTH_RESULTS_FROM: 'mx.example.net' },
    expected: () => ({ verdict: 'failed', by: 'front', dmarc: { result: 'fail', policy: 'reject' } }),
    line: notVouched,
  },
};

let made = 0;
const someSender = () => `sender-${++made}.example`;

async function arriveOnce(world: World, { mail, received, settings }: Case, domain: string): Promise<number> {
  const [id] = await arriveFrom(checkingWorld(world, dns, settings), await mail(domain), received?.(domain));
  return id!;
}

test('each verdict follows from what the sender’s domain publishes', async ({ world }) => {
  const superuser = await world.superuser();
  for (const [name, one] of Object.entries(CASES)) {
    const domain = someSender();
    const notice = await seen(superuser, await arriveOnce(world, one, domain));
    expect(notice.authenticity, name).toMatchObject(one.expected(domain));
    expect(notice.authenticity_line, name).toBe(one.line(domain));
  }
});

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

describe('a forwarded message', () => {
  const forwarding = (desk: string, inner: Buffer) =>
    rawMessage(
      { From: `Front desk <desk@${desk}>`, Subject: 'Fwd: A notice', 'Content-Type': 'multipart/mixed; boundary=b' },
      `--b\nContent-Type: text/plain\n\nPlease see the attached.\n--b\nContent-Type: message/rfc822\n\n${inner.toString()}\n--b--`,
    );

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
