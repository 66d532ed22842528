import { describe, expect } from 'vitest';
import { createRule } from '#core/contract/intake/filters.ts';
import { listNoticesWithoutSent, sendNotice } from '#core/contract/intake/notices.ts';
import { getCompany } from '#core/contract/registry/companies.ts';
import { arrive, companyWith, rawMessage, seen, takedown } from '#tests/world/intake.ts';
import { COMPLETE } from '#tests/world/notices.ts';
import { test } from '#tests/world/post.ts';
import { someEmail } from '#tests/world/world.ts';

const missing = (...elements: (keyof typeof COMPLETE)[]) => ({
  ...COMPLETE,
  ...Object.fromEntries(elements.map((element) => [element, false])),
});

describe('a matched notice is forwarded automatically', () => {
  test('to the domain’s own address with the original attached, and is Sent when the mail server accepts it', async ({
    world,
    post,
  }) => {
    const [owner, email] = [await world.user(), someEmail()];
    const { company_id, domains } = await companyWith(world, owner, [email], { notice_email: someEmail() });
    const { peer, work } = await post();
    const raw = rawMessage({ Subject: 'Grüße', 'X-Odd': 'ünïcode' }, '.a dot\n\nand a line\n');
    const [id] = await arrive(world, takedown([`https://${domains[0]!.name}/x`]), { raw });
    expect(await seen(owner, id!)).toMatchObject({
      status: { name: 'New' },
      deliveries: [{ email, status: 'queued', error: null }],
    });
    await work();
    const notice = await seen(owner, id!);
    expect(notice).toMatchObject({ status: { name: 'Sent' }, deliveries: [{ email, status: 'sent' }] });
    // Mails of other tests may be due too.
    const received = peer.received.filter(({ to }) => to.includes(email));
    expect(received).toHaveLength(1);
    const [{ to, headers, raw: sent }] = received as [(typeof received)[0]];
    expect(to).toEqual([email]);
    expect(headers.get('message-id')).toEqual([notice.deliveries[0]!.message_id]);
    expect(headers.get('auto-submitted')).toEqual(['auto-generated']);
    expect(headers.get('x-loop')).toEqual([notice.deliveries[0]!.message_id]);
    expect(sent).toMatch(/Content-Type: message\/rfc822; name=original\.eml/);
    expect(sent).toMatch(/Content-Disposition: attachment; filename=original\.eml/);
    expect(sent).toContain(raw.toString());
    expect((await owner.call(getCompany, { params: { id: company_id } })).counts.notices).toBe(1);
  });

  test('or to the company’s address, or to its first owner', async ({ world }) => {
    const [owner, second, noticeEmail] = [await world.user(), await world.user(), someEmail()];
    const named = await companyWith(world, owner, [null], { notice_email: noticeEmail });
    const [first] = await arrive(world, takedown([`https://${named.domains[0]!.name}/x`]));
    expect((await seen(owner, first!)).deliveries.map(({ email }) => email)).toEqual([noticeEmail]);
    const bare = await companyWith(world, second);
    await world.join(bare.company_id, owner, 'owner');
    const [id] = await arrive(world, takedown([`https://${bare.domains[0]!.name}/x`]));
    expect((await seen(second, id!)).deliveries.map(({ email }) => email)).toEqual([second.email]);
  });

  test('once to each address, with the URLs on its domains', async ({ world }) => {
    const [owner, one, two] = [await world.user(), someEmail(), someEmail()];
    const { domains } = await companyWith(world, owner, [one, two, one.toUpperCase(), null]);
    const [a, b, c] = domains.map(({ name }) => `https://${name}/x`);
    const [id] = await arrive(world, takedown([a!, b!, c!]));
    expect((await seen(owner, id!)).deliveries.map(({ email }) => email).sort()).toEqual([one, two].sort());
    const [letter] = await world.mails(one);
    expect(letter!.text).toContain(a);
    expect(letter!.text).toContain(c);
    expect(letter!.text).not.toContain(b);
    const other = await world.mails(two);
    expect(other.map(({ text }) => [text.includes(b!), text.includes(a!)])).toEqual([[true, false]]);
  });

  test.for([
    ['six elements', COMPLETE, false, true],
    ['four', missing('signature', 'accuracy'), false, true],
    ['three', missing('signature', 'accuracy', 'good_faith'), false, false],
    ['none, but ACNS', missing('signature', 'work', 'material', 'contact', 'good_faith', 'accuracy'), true, true],
    ['six, but a trademark', { ...COMPLETE, kind: 'trademark', verdict: 'not_a_notice' } as const, true, false],
  ] as const)('depending on completeness: %s', async ([, completeness, hasAcns, goes], { world }) => {
    const owner = await world.user();
    const { domains } = await companyWith(world, owner);
    const acns = hasAcns
      ? {
          ...{ case_id: '1', status: 'Open', retraction: false },
          complainant: { entity: '', contact: '', address: '', phone: '', email: '' },
          source: { timestamp: '', ip_address: '', port: '', type: '', url_base: '', user_name: '' },
          items: [],
        }
      : null;
    const [id] = await arrive(world, takedown([`https://${domains[0]!.name}/x`], { completeness, acns }));
    await world.work();
    const { status, deliveries } = await seen(owner, id!);
    expect([status.name, deliveries.length]).toEqual(goes ? ['Sent', 1] : ['New', 0]);
  });

  test('unless a rule decides otherwise', async ({ world }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const { domains } = await companyWith(world, owner);
    const subject = `Rule ${domains[0]!.name}`;
    const body = {
      name: subject,
      condition: 'all' as const,
      rows: [{ field: 'subject', field_condition: 'equals', value: subject }],
      actions: [{ action: 'ignore' }],
    };
    await superuser.call(createRule, { body });
    const [id] = await arrive(world, takedown([`https://${domains[0]!.name}/x`], { subject }));
    await world.work();
    expect(await seen(owner, id!)).toMatchObject({ status: { name: 'Ignored' }, deliveries: [] });
  });
});

describe('a failed delivery', () => {
  test('keeps the status, shows the server’s text, asks for action, and can be resent', async ({ world, post }) => {
    const owner = await world.user();
    const { company_id, domains } = await companyWith(world, owner, [someEmail()]);
    await world.deps.db
      .updateTable('companies')
      .set({ expires_date: '2999-01-01' })
      .where('id', '=', company_id)
      .execute();
    const company = () => owner.call(getCompany, { params: { id: company_id } });
    const { work } = await post(550);
    const [id] = await arrive(world, takedown([`https://${domains[0]!.name}/x`]));
    expect((await company()).protection).toBe('protected');
    await work();
    const failed = await seen(owner, id!);
    expect(failed).toMatchObject({ status: { name: 'New' }, deliveries: [{ status: 'failed' }] });
    expect(failed.deliveries[0]!.error).toContain('550');
    expect(failed.history[0]).toMatchObject({ action: 'delivery failed' });
    expect((await company()).protection).toBe('action_needed');
    const without = () => owner.call(listNoticesWithoutSent, { query: {} });
    expect((await without()).results.map((one) => one.id)).toEqual([id]);

    const body = { email: 'right@example.com', subject: 'Again', message: 'Please see.' };
    await owner.call(sendNotice, { params: { id: id! }, body });
    expect((await company()).protection).toBe('protected');
    expect((await without()).results).toEqual([]);
    await work();
    const sent = await seen(owner, id!);
    expect(sent.status.name).toBe('Sent');
    expect(sent.deliveries.map(({ status }) => status)).toEqual(['failed', 'sent']);
  });

  test('is not hidden by another delivery that succeeds at the same time', async ({ world, post }) => {
    const owner = await world.user();
    const { company_id, domains } = await companyWith(world, owner, [someEmail(), someEmail()]);
    await world.deps.db
      .updateTable('companies')
      .set({ expires_date: '2999-01-01' })
      .where('id', '=', company_id)
      .execute();
    const { work } = await post(550);
    const [id] = await arrive(world, takedown(domains.map(({ name }) => `https://${name}/x`)));
    await work();
    const { status, deliveries } = await seen(owner, id!);
    expect([status.name, deliveries.map((one) => one.status).sort()]).toEqual(['Sent', ['failed', 'sent']]);
    expect((await owner.call(getCompany, { params: { id: company_id } })).protection).toBe('action_needed');
  });

  test('with a temporary error is retried and does not count as failed', async ({ world, post }) => {
    const owner = await world.user();
    const { domains } = await companyWith(world, owner, [someEmail()]);
    const { peer, work } = await post(451);
    const [id] = await arrive(world, takedown([`https://${domains[0]!.name}/x`]));
    await work();
    expect(await seen(owner, id!)).toMatchObject({ status: { name: 'New' }, deliveries: [{ status: 'queued' }] });
    world.clock.advance(31);
    await work();
    expect(await seen(owner, id!)).toMatchObject({ status: { name: 'Sent' }, deliveries: [{ status: 'sent' }] });
    expect(peer.tries()).toBe(2);
  });
});

describe('the letter', () => {
  test('states the claim, the claimant, the URLs, missing elements and what to do, with a single-line subject', async ({
    world,
  }) => {
    const [owner, email] = [await world.user(), someEmail()];
    const { domains } = await companyWith(world, owner, [email]);
    const { name } = domains[0]!;
    const sender = someEmail();
    const urls = Array.from({ length: 60 }, (_, n) => `https://${name}/${n}?q=<script>`);
    const read = takedown(urls, {
      completeness: { ...missing('signature', 'accuracy'), verdict: 'core_only' },
      sender: { name: 'Rights <b>& Co</b>\r\nBcc: x@example.net', email: sender },
      subject: 'Hello\r\nBcc: evil@example.net\u2028X-Evil: 1',
    });
    const [id] = await arrive(world, read);
    const [mail] = await world.mails(email);
    expect(mail!.subject).toMatch(
      new RegExp(`^Copyright notice \\d+ about ${name}: Hello Bcc: evil@example.net X-Evil: 1$`),
    );
    for (const text of [mail!.text, mail!.html]) {
      expect(text).toContain(sender);
      expect(text).toContain('60 URLs');
      expect(text).toContain('and 10 more');
      expect(text).toContain('a signature of a person');
      expect(text).not.toContain('identification of the copyrighted work');
      expect(text).toContain('What to do');
      expect(text).toContain(`/notices/${id}/`);
    }
    expect(mail!.text).toContain(`https://${name}/49?q=<script>`);
    expect(mail!.text).not.toContain(`https://${name}/50`);
    expect(mail!.html).not.toMatch(/<script|<b>/);
    expect(mail!.html).toContain('Rights &lt;b&gt;&amp; Co&lt;/b&gt; Bcc: x@example.net');
  });

  test('attaches an original that cannot be sent as it is in encoded form, byte for byte', async ({ world, post }) => {
    const [owner, email] = [await world.user(), someEmail()];
    const { domains } = await companyWith(world, owner, [email]);
    const { peer, work } = await post();
    const raw = rawMessage({}, `${'long '.repeat(500)}\u0000`);
    await arrive(world, takedown([`https://${domains[0]!.name}/x`]), { raw });
    await work();
    const sent = peer.received.find(({ to }) => to.includes(email))!.raw;
    const wrapped = /filename=original\.eml\r\n(?:[^\r].*\r\n)*\r\n([\s\S]+?)\r\n--/.exec(sent)![1]!;
    expect(Buffer.from(wrapped, 'base64').equals(raw)).toBe(true);
  });
});
