import { describe, expect } from 'vitest';
import { listNotices } from '#core/contract/intake/notices.ts';
import { NOTICE_STATUS } from '#core/lookups.ts';
import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import { arrive, companyWith, rawMessage, seen, takedown } from '#tests/world/intake.ts';
import { COMPLETE } from '#tests/world/notices.ts';
import { test } from '#tests/world/world.ts';

const mentioned = (url: string) => ({ url, host: new URL(url).hostname, role: 'mentioned' as const });
const of = (kind: Completeness['kind'], verdict: Completeness['verdict']) => ({ ...COMPLETE, kind, verdict });

describe('the suggested company', () => {
  test.for(['auto_reply', 'bounce'] as const)(
    'of a message of kind %s is the first one it names',
    async (kind, { world }) => {
      const superuser = await world.superuser();
      const [first, second] = [
        await companyWith(world, await world.user()),
        await companyWith(world, await world.user()),
      ];
      const urls = [second, first].map(({ domains }) => `https://${domains[0]!.name}/`);
      const [id, ...more] = await arrive(world, takedown(urls, { completeness: of(kind, 'not_a_notice') }));
      expect(more).toEqual([]);
      expect(await seen(superuser, id!)).toMatchObject({ company: null, suggested_company: { id: second.company_id } });
    },
  );

  test('is the first one mentioned if no company is reported', async ({ world }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const [first, second] = [await companyWith(world, owner), await companyWith(world, await world.user())];
    const [one, two] = [first, second].map(({ domains }) => `https://${domains[0]!.name}/`);
    const [id] = await arrive(world, takedown([], { urls: [mentioned(one!), mentioned(two!)] }));
    const notice = await seen(superuser, id!);
    expect(notice).toMatchObject({ company: null, suggested_company: { id: first.company_id } });
    expect(notice.urls.map(({ domain }) => domain?.id)).toEqual([first.domains[0]!.id, second.domains[0]!.id]);
    // No suggestion for a notice that has a company.
    const [own] = await arrive(world, takedown([one!], { urls: [...takedown([one!]).urls, mentioned(two!)] }));
    expect(await seen(superuser, own!)).toMatchObject({ company: { id: first.company_id }, suggested_company: null });
  });

  test('of an unread message comes from its decoded text, with email addresses as the last resort', async ({
    world,
  }) => {
    const superuser = await world.superuser();
    const [first, second] = [
      await companyWith(world, await world.user()),
      await companyWith(world, await world.user()),
    ];
    const text = `Write to abuse@${first.domains[0]!.name}. It is on ${second.domains[0]!.name}.`;
    const raw = rawMessage({ 'Content-Transfer-Encoding': 'base64' }, Buffer.from(text).toString('base64'));
    const [id] = await arrive(world, { unreadable: 'It cannot be read.' }, { raw });
    expect((await seen(superuser, id!)).suggested_company?.id).toBe(second.company_id);
  });
});

describe('the domain of a URL', () => {
  test('is shown to superusers for every company, and customers see only URLs on their own domains', async ({
    world,
  }) => {
    const [owner, other, superuser] = [await world.user(), await world.user(), await world.superuser()];
    const [own, theirs] = [await companyWith(world, owner), await companyWith(world, other)];
    const urls = [own, theirs].map(({ domains }) => `https://${domains[0]!.name}/x`);
    const [mine, yours] = await arrive(world, takedown(urls));
    expect((await seen(superuser, mine!)).urls.map(({ domain }) => domain)).toEqual([
      own.domains[0],
      theirs.domains[0],
    ]);
    expect((await seen(owner, mine!)).urls.map(({ url }) => url)).toEqual([urls[0]]);
    expect((await seen(other, yours!)).urls.map(({ url }) => url)).toEqual([urls[1]]);
    for (const person of [superuser, owner]) {
      const listed = await person.call(listNotices, { query: { domain: own.domains[0]!.id } });
      expect(listed.results.map(({ id }) => id)).toEqual([mine]);
    }
    expect((await owner.call(listNotices, { query: { domain: theirs.domains[0]!.id } })).count).toBe(0);
  });
});

describe('a message of kind other', () => {
  test('that names a registered domain becomes a New notice of its company and is not forwarded automatically', async ({
    world,
  }) => {
    const owner = await world.user();
    const { company_id, domains } = await companyWith(world, owner);
    for (const verdict of ['core_only', 'not_a_notice'] as const) {
      const completeness = of('other', verdict);
      const [id] = await arrive(world, takedown([`https://${domains[0]!.name}/x`], { completeness }));
      await world.work();
      expect(await seen(owner, id!)).toMatchObject({
        company: { id: company_id },
        status: { id: NOTICE_STATUS.new },
        completeness: { kind: 'other', verdict },
        deliveries: [],
      });
    }
    expect(await world.mails(owner.email)).toEqual([]);
  });
});
