import { afterAll, beforeAll, expect } from 'vitest';
import { SOURCE } from '#core/lookups.ts';
import { type DnsServer, startDnsServer } from '#tests/fakes/record-dns-server.ts';
import { rawMessage, seen } from '#tests/world/intake.ts';
import {
  arriveFrom,
  checkingWorld,
  fromDomain,
  mailFrom,
  publishing,
  type Received,
  sealed,
  signed,
  someSender,
  withHeaders,
} from '#tests/world/signed-mail.ts';
import { test, type World } from '#tests/world/world.ts';

let dns: DnsServer;
beforeAll(async () => {
  dns = await startDnsServer();
});
afterAll(() => dns.stop());

const { key, sealKey, policy, spf } = publishing(() => dns.zone);

interface Case {
  /** Publishes records of the domain and makes the message. */
  mail(domain: string): Buffer | Promise<Buffer>;
  received?: (domain: string) => Received;
  settings?: Parameters<typeof checkingWorld>[2];
  expected(domain: string): object;
  line: (domain: string) => string;
}

const from = fromDomain;
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
  'two servers sealed it': {
    mail: async (domain) => {
      key(domain);
      for (const one of [`one-${domain}`, `two-${domain}`]) sealKey(one);
      const passedOn = await sealed(await signed(from(domain), domain), `one-${domain}`);
      return sealed(passedOn, `two-${domain}`, 'pass');
    },
    expected: () => ({ verdict: 'verified', arc: { result: 'pass' } }),
    line: verified,
  },
  'it was changed after it was sealed, and a seal alone verifies nobody': {
    mail: async (domain) => {
      sealKey(`list-${domain}`);
      return Buffer.concat([await sealed(from(domain), `list-${domain}`), Buffer.from('Added.\r\n')]);
    },
    expected: () => ({ verdict: 'unsigned', dkim: [], arc: { result: 'fail' } }),
    line: unsigned,
  },
  'the first seal of two is forged': {
    mail: async (domain) => {
      sealKey(`two-${domain}`);
      const passedOn = await sealed(from(domain), `one-${domain}`);
      return sealed(passedOn, `two-${domain}`, 'pass');
    },
    expected: () => ({ verdict: 'unsigned', arc: { result: 'fail' } }),
    line: unsigned,
  },
  'the key of the seal could not be looked up': {
    mail: async (domain) => {
      key(domain);
      dns.zone.set(`TXT s1._domainkey.list-${domain}`, 'servfail');
      return sealed(await signed(from(domain), domain), `list-${domain}`);
    },
    expected: () => ({ verdict: 'verified', arc: { result: 'temperror' } }),
    line: verified,
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
