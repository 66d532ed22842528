import { describe, expect } from 'vitest';
import { createIgnoredLink } from '#core/contract/intake/ignored-links.ts';
import { listEvents, listHistory } from '#core/contract/records/history.ts';
import { getCompany } from '#core/contract/registry/companies.ts';
import { COMPANY_STATUS, CONTENT_TYPES, DOMAIN_STATUS, NOTICE_STATUS } from '#core/lookups.ts';
import { UNREAD } from '#core/rules/intake/notice-completeness.ts';
import type { Db } from '#server/db/tables.ts';
import { putDomain, someDomain } from '#tests/world/companies.ts';
import {
  arrive,
  companyWith,
  leaveUnread,
  noticesOf,
  rawMessage,
  receive,
  seen,
  someMessageId,
  takedown,
} from '#tests/world/intake.ts';
import { COMPLETE } from '#tests/world/notices.ts';
import { registeredCompany, setSubscription } from '#tests/world/orders.ts';
import { test } from '#tests/world/world.ts';
import { readInbound } from '../read-inbound.ts';

/** A database that fails after this many transactions. */
function cutOffAfter(transactions: number, db: Db): Db {
  let left = transactions;
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction' && left-- <= 0) throw new Error('cut off');
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const mentioned = (url: string) => ({ url, host: new URL(url).hostname, role: 'mentioned' as const });

describe('the company of a notice', () => {
  test('is the one whose domain the host equals or is below; the notice has its details and the raw message', async ({
    world,
  }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const { company_id, domains } = await companyWith(world, owner);
    const url = `https://cdn.${domains[0]!.name}/file`;
    const raw = rawMessage();
    const [id, ...more] = await arrive(world, takedown([url, 'https://elsewhere.example.org/x']), {
      raw,
      to: ['dmca@agent.example.com', 'second@agent.example.com'],
    });
    expect(more).toEqual([]);
    const notice = await seen(owner, id!);
    expect(notice).toMatchObject({
      company: { id: company_id },
      dmca_public_id: 'P-1042',
      dmca_registration_id: 'DMCA-1042',
      source: { name: 'Email' },
      sender: { email: 'rights@example.net' },
      to: ['dmca@agent.example.com', 'second@agent.example.com'],
      urls: [{ url, domain: domains[0] }],
      parse_error: null,
      suggested_company: null,
    });
    expect((await seen(superuser, id!)).urls).toHaveLength(2);
    const file = await owner.request({ url: `/api/files/${notice.raw_file_id}/` });
    expect(file.headers['content-type']).toBe('message/rfc822');
    expect(file.rawPayload.equals(raw)).toBe(true);
  });

  test('is decided by the longest registered domain', async ({ world }) => {
    const [outer, inner] = [await world.user(), await world.user()];
    const { domains } = await companyWith(world, outer);
    const { company_id } = await companyWith(world, inner);
    const name = `shop.${domains[0]!.name}`;
    await putDomain(world, company_id, { name });
    const [id] = await arrive(world, takedown([`https://www.${name}/x`]));
    expect((await seen(inner, id!)).company?.id).toBe(company_id);
    const [other] = await arrive(world, takedown([`https://notshop.${domains[0]!.name}/x`]));
    expect((await seen(outer, other!)).urls[0]!.domain).toEqual(domains[0]);
  });

  test('gets its own notice with its own URLs if several companies are reported', async ({ world }) => {
    const [one, two] = [await world.user(), await world.user()];
    const [a, b] = [await companyWith(world, one), await companyWith(world, two)];
    const urls = [`https://${a.domains[0]!.name}/1`, `https://${b.domains[0]!.name}/2`];
    const ids = await arrive(world, takedown(urls));
    expect(ids).toHaveLength(2);
    expect((await seen(one, ids[0]!)).urls.map(({ url }) => url)).toEqual([urls[0]]);
    expect((await seen(two, ids[1]!)).urls.map(({ url }) => url)).toEqual([urls[1]]);
    await expect(seen(one, ids[1]!)).rejects.toMatchObject({ status: 404 });
  });

  test.for([
    ['expired', COMPANY_STATUS.expired],
    ['suspended', COMPANY_STATUS.suspended],
  ] as const)('can be %s: it still receives notices', async ([, status_id], { world }) => {
    const owner = await world.user();
    const { domains } = await companyWith(world, owner, [null], { status_id });
    const [id] = await arrive(world, takedown([`https://${domains[0]!.name}/x`]));
    await world.work();
    expect((await seen(owner, id!)).status.name).toBe('Sent');
  });

  test('can have a subscription that has ended: it still receives notices', async ({ world }) => {
    const owner = await world.user();
    const { company_id, domains } = await registeredCompany(world, owner);
    await setSubscription(world, company_id, 'ended');
    const [id] = await arrive(world, takedown([`https://${domains[0]!.name}/x`]));
    await world.work();
    expect(await seen(owner, id!)).toMatchObject({
      company: { id: company_id },
      status: { name: 'Sent' },
      deliveries: [{ email: owner.email, status: 'sent' }],
    });
  });

  test('is empty for removed, draft and unregistered domains, and for hosts that only look similar', async ({
    world,
  }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const company_id = await world.company([[owner, 'owner']]);
    const removed = await putDomain(world, company_id, { status_id: DOMAIN_STATUS.removed });
    const draft = await putDomain(world, company_id, { status_id: DOMAIN_STATUS.draft });
    const registered = await putDomain(world, company_id);
    const hosts = [removed.name, draft.name, someDomain(), `not${registered.name}`, `${registered.name}.example.org`];
    const [id] = await arrive(world, takedown(hosts.map((host) => `https://${host}/x`)));
    expect(await seen(superuser, id!)).toMatchObject({ company: null, suggested_company: null, deliveries: [] });
    await expect(seen(owner, id!)).rejects.toMatchObject({ status: 404 });
  });

  test('is only suggested if its domain is mentioned but not reported', async ({ world }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const { company_id, domains } = await companyWith(world, owner);
    const urls = [mentioned(`https://${domains[0]!.name}/original`)];
    const [id] = await arrive(world, takedown(['https://copies.example.org/x'], { urls }));
    expect(await seen(superuser, id!)).toMatchObject({ company: null, suggested_company: { id: company_id } });
    await expect(seen(owner, id!)).rejects.toMatchObject({ status: 404 });
  });

  test('is not matched by an ignored link, which stays on the notice marked as ignored', async ({ world }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const { domains } = await companyWith(world, owner);
    const host = `https://${domains[0]!.name}`;
    await superuser.call(createIgnoredLink, { body: { link: `${host}/policy` } });
    const [none] = await arrive(world, takedown([`${host}/policy/dmca`]));
    expect((await seen(superuser, none!)).company).toBeNull();
    const [id] = await arrive(world, takedown([`${host}/policy`, `${host}/file`]));
    expect((await seen(owner, id!)).urls.map(({ url, is_ignored }) => [url, is_ignored])).toEqual([
      [`${host}/policy`, true],
      [`${host}/file`, false],
    ]);
  });
});

describe('an inbound message', () => {
  test('creates history, an event, a count, and attachments that only viewers of the notice can open', async ({
    world,
  }) => {
    const [owner, superuser, stranger] = [await world.user(), await world.superuser(), await world.user()];
    const { company_id, domains } = await companyWith(world, owner);
    const attachments = [
      { name: 'exhibit.pdf', bytes: Buffer.from('%PDF-1.7 exhibit') },
      { name: '../evil\u0000.html', bytes: Buffer.from('<script>alert(1)</script>') },
    ];
    const [id] = await arrive(world, takedown([`https://${domains[0]!.name}/x`], { attachments }));
    const notice = await seen(owner, id!);
    expect(notice.attachments.map(({ type }) => type)).toEqual(['application/pdf', 'application/octet-stream']);
    expect(notice.attachments.map(({ name }) => name)).toEqual(['exhibit.pdf', '_evil.html']);
    const path = `/api/files/${notice.attachments[0]!.file_id}/`;
    expect((await owner.request({ url: path })).body).toBe('%PDF-1.7 exhibit');
    expect((await stranger.request({ url: path })).statusCode).toBe(404);
    const query = { object_id: id!, content_type__model: 'notice' as const };
    const { results } = await owner.call(listHistory, { query });
    const changes = [{ field: 'sent to', from: null, to: owner.email }];
    expect(results.at(-1)).toMatchObject({ action: 'received', user: null, changes });
    const events = await owner.call(listEvents, { query: { uuid: results.at(-1)!.uuid } });
    expect(events.results.map(({ event_type, object_id }) => [event_type.name, object_id])).toEqual([
      ['Notice received', id],
    ]);
    expect((await owner.call(getCompany, { params: { id: company_id } })).counts.notices).toBe(1);
    const [unassigned] = await arrive(world, takedown(['https://elsewhere.example.org/x'], { attachments }));
    const { attachments: files } = await seen(superuser, unassigned!);
    expect((await owner.request({ url: `/api/files/${files[0]!.file_id}/` })).statusCode).toBe(404);
    expect((await superuser.request({ url: `/api/files/${files[0]!.file_id}/` })).statusCode).toBe(200);
  });

  test('creates one contact per sender address, regardless of case', async ({ world }) => {
    const superuser = await world.superuser();
    const email = `${someDomain().replace('.com', '')}@example.net`;
    const from = (name: string) => takedown([], { sender: { name, email } });
    const [first] = await arrive(world, from('Quay Rights'));
    const [second] = await arrive(world, from('QUAY RIGHTS LLC'));
    const [one, two] = [await seen(superuser, first!), await seen(superuser, second!)];
    expect(one.sender).toEqual(two.sender);
    expect(one.sender!.name).toBe('Quay Rights');
  });

  test('is linked to earlier notices of the same case', async ({ world }) => {
    const owner = await world.user();
    const { domains } = await companyWith(world, owner);
    const urls = [1, 2].map((n) => `https://${domains[0]!.name}/${n}`);
    const [first] = await arrive(world, takedown(urls));
    const [again] = await arrive(world, takedown([...urls].reverse(), { subject: 'Second notice' }));
    const [other] = await arrive(world, takedown(urls.slice(1)));
    expect((await seen(owner, again!)).earlier.map(({ id }) => id)).toEqual([first]);
    expect((await seen(owner, other!)).earlier).toEqual([]);
  });

  test.for(['counter_notice', 'retraction'] as const)(
    'of kind %s is linked to the notice it answers and stays New',
    async (kind, { world }) => {
      const owner = await world.user();
      const { domains } = await companyWith(world, owner);
      const url = `https://${domains[0]!.name}/x`;
      const message_id = someMessageId();
      const [named] = await arrive(world, takedown([url]), { raw: rawMessage({ 'Message-ID': message_id }) });
      const [newest] = await arrive(world, takedown([url, `${url}/2`]));
      await world.work();
      const completeness = { ...COMPLETE, kind, verdict: 'not_a_notice' as const };
      const sender = { name: 'A user', email: 'user@example.org' };
      const [byUrl] = await arrive(world, takedown([url], { completeness, sender }));
      const [byId] = await arrive(
        world,
        takedown([url], { completeness, sender, references: [message_id.slice(1, -1)] }),
      );
      await world.work();
      expect((await seen(owner, byUrl!)).earlier.map(({ id }) => id)).toContain(newest);
      expect((await seen(owner, byId!)).earlier.map(({ id }) => id)).toContain(named);
      for (const id of [byUrl, byId]) {
        expect(await seen(owner, id!)).toMatchObject({ status: { id: NOTICE_STATUS.new }, deliveries: [] });
      }
    },
  );

  test('that retracts a notice is linked to it even if both are read at the same moment', async ({ world }) => {
    const owner = await world.user();
    const { domains } = await companyWith(world, owner);
    const url = `https://${domains[0]!.name}/x`;
    const completeness = { ...COMPLETE, kind: 'retraction' as const, verdict: 'not_a_notice' as const };
    const received = [await receive(world, rawMessage()), await receive(world, rawMessage())];
    for (const { id } of received) await leaveUnread(world, id);
    const readings = [takedown([url]), takedown([url], { completeness })];
    const reader = readInbound(world.deps, async () => readings.shift()!);
    const { signal } = new AbortController();
    await Promise.all(received.map(({ id }) => reader.run({ inbound_id: id }, signal)));
    const [notice, retraction] = (await Promise.all(received.map(({ id }) => noticesOf(world, id)))).flat();
    expect((await seen(owner, retraction!)).earlier.map(({ id }) => id)).toEqual([notice]);
  });

  test('that cannot be read becomes a notice with its raw text and an error message', async ({ world }) => {
    const superuser = await world.superuser();
    const raw = rawMessage({ Subject: '=?utf-8?q?Gr=C3=BC=C3=9Fe?=' }, 'raw\u0000 text');
    const [id] = await arrive(world, { unreadable: 'It has too many parts.' }, { raw });
    const notice = await seen(superuser, id!);
    expect(notice).toMatchObject({
      subject: 'Grüße',
      sender: { email: 'rights@example.net' },
      parse_error: 'It has too many parts.',
      parsed_date: null,
      company: null,
      urls: [],
      completeness: { ...UNREAD },
    });
    expect(notice.text).toContain('raw text');
    expect((await superuser.request({ url: `/api/files/${notice.raw_file_id}/` })).rawPayload.equals(raw)).toBe(true);
  });

  test('with NUL characters and lone surrogates at any depth can be stored', async ({ world }) => {
    const superuser = await world.superuser();
    const bad = 'a\u0000b\ud800c';
    const acns = {
      ...{ case_id: bad, status: bad, retraction: false },
      complainant: { entity: bad, contact: bad, address: bad, phone: bad, email: bad },
      source: { timestamp: bad, ip_address: bad, port: bad, type: bad, url_base: bad, user_name: bad },
      items: [{ timestamp: bad, title: bad, file_name: bad, file_size: bad, url: bad, hash: bad }],
    };
    const completeness = { ...COMPLETE, found: { signature: bad } };
    const urls = [{ url: `https://x.example.org/${bad}`, host: 'x.example.org', role: 'reported' as const }];
    const read = takedown([], { subject: bad, text: bad, html: bad, acns, completeness, urls });
    const [id] = await arrive(world, { ...read, relay: { name: bad, email: bad } });
    expect(await seen(superuser, id!)).toMatchObject({ subject: 'a b\ufffdc', text: 'ab\ufffdc' });
  });
});

describe('a repeated reading', () => {
  test('follows a timeout; after repeated timeouts the raw text is shown', async ({ world }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const { domains } = await companyWith(world, owner);
    const url = `https://${domains[0]!.name}/x`;
    const slow = { unreadable: 'It takes too long.', isPossiblyOurFault: true };
    const readFor = async (tries: number) => {
      const { id } = await receive(world, rawMessage());
      await leaveUnread(world, id);
      let left = tries;
      const { run } = readInbound(world.deps, async () => (left-- > 0 ? slow : takedown([url])));
      for (let attempt = 1; attempt <= tries && attempt < 3; attempt++) {
        await expect(run({ inbound_id: id }, new AbortController().signal, attempt)).rejects.toThrow(slow.unreadable);
        expect(await noticesOf(world, id)).toEqual([]);
      }
      await run({ inbound_id: id }, new AbortController().signal, Math.min(tries + 1, 3));
      return (await noticesOf(world, id))[0]!;
    };
    expect(await seen(owner, await readFor(2))).toMatchObject({ parse_error: null, urls: [{ url }] });
    expect(await seen(superuser, await readFor(3))).toMatchObject({ parse_error: slow.unreadable, company: null });
  });

  test('makes no notice twice, even with two workers at once', async ({ world }) => {
    const owner = await world.user();
    const { domains } = await companyWith(world, owner);
    const { id } = await receive(world, rawMessage());
    const { run } = readInbound(world.deps, async () => takedown([`https://${domains[0]!.name}/x`]));
    const read = () => run({ inbound_id: id }, new AbortController().signal);
    await Promise.all([read(), read(), read()]);
    await read();
    await world.work();
    expect(await world.mails(owner.email)).toHaveLength(1);
    const history = await world.deps.db
      .selectFrom('history')
      .select('action')
      .where('content_type', '=', CONTENT_TYPES.notice)
      .where('object_id', 'in', (eb) => eb.selectFrom('notices').select('id').where('inbound_id', '=', id))
      .orderBy('id')
      .execute();
    expect(history.map(({ action }) => action)).toEqual(['received', 'sent']);
  });

  test('of a letter with thousands of URLs resumes where it was interrupted: each URL is stored once, and it is forwarded once', async ({
    world,
  }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const { domains } = await companyWith(world, owner);
    const urls = Array.from({ length: 2_300 }, (_, n) => `https://${domains[0]!.name}/${n}`);
    const { id } = await receive(world, rawMessage());
    await leaveUnread(world, id);
    const readWith = (deps: typeof world.deps) =>
      readInbound(deps, async () => takedown(urls)).run({ inbound_id: id }, new AbortController().signal);
    await expect(readWith({ ...world.deps, db: cutOffAfter(3, world.deps.db) })).rejects.toThrow('cut off');
    const [notice, ...more] = await noticesOf(world, id);
    expect(more).toEqual([]);
    expect(await seen(superuser, notice!)).toMatchObject({ parsed_date: null, deliveries: [] });
    await Promise.all([readWith(world.deps), readWith(world.deps)]);
    await world.work();
    const whole = await seen(owner, notice!);
    expect(whole.urls.map(({ url }) => url)).toEqual(urls);
    expect(whole).toMatchObject({ parsed_date: expect.any(String), deliveries: [{ status: 'sent' }] });
    expect(await world.mails(owner.email)).toHaveLength(1);
    expect(await noticesOf(world, id)).toEqual([notice]);
  });
});
