import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { listDomains } from '#core/contract/registry/domains.ts';
import { DOMAIN_STATUS } from '#core/lookups.ts';
import { compactCounters } from '#server/db/counters/compact-counters.ts';
import { putDomain, someDomain } from '#tests/world/companies.ts';
import type { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';

const names = async (person: Person, query: object) => {
  const { results, count } = await person.call(listDomains, { query });
  return { names: results.map(({ name }) => name), count };
};

/** Two companies of one owner, with domains whose names alternate between them. */
async function twoCompanies(world: World, each = 4) {
  const owner = await world.user();
  const companies = [await world.company([[owner, 'owner']]), await world.company([[owner, 'viewer']])] as const;
  const mark = someDomain();
  const all: string[] = [];
  for (let n = 0; n < 2 * each; n++) {
    const status_id = n % 3 === 2 ? DOMAIN_STATUS.removed : DOMAIN_STATUS.registered;
    const name = `${String(n).padStart(3, '0')}.${mark}`;
    await putDomain(world, companies[n % 2]!, { name, status_id });
    all.push(name);
  }
  return { owner, companies, mark, all };
}

test('a member sees the domains of all their companies and no others', async ({ world }) => {
  const { owner, all } = await twoCompanies(world);
  await twoCompanies(world);
  expect(await names(owner, {})).toEqual({ names: all, count: 8 });
  expect(await names(await world.user(), {})).toEqual({ names: [], count: 0 });
});

test('every page of every ordering, in both directions, is the correct slice', async ({ world }) => {
  const { owner, mark, companies } = await twoCompanies(world, 6);
  const superuser = await world.superuser();
  for (const [person, extra] of [
    [owner, {}],
    [owner, { company__id: companies[0] }],
    [superuser, { search: mark }],
    [superuser, { search: mark, status__name: 'Registered' }],
  ] as const) {
    for (const ordering of ['name', '-name', 'id', '-id', 'created_date', '-created_date', 'status', '-status']) {
      const whole = await names(person, { ...extra, ordering, limit: 500 });
      expect(whole.names).toHaveLength(whole.count);
      const pages: string[] = [];
      for (let offset = 0; offset < whole.count; offset += 5) {
        const part = await names(person, { ...extra, ordering, limit: 5, offset });
        expect(part.count).toBe(whole.count);
        pages.push(...part.names);
      }
      expect(pages).toEqual(whole.names);
      const turned = await names(person, {
        ...extra,
        ordering: ordering.replace(/^(-?)/, (m) => (m ? '' : '-')),
        limit: 500,
      });
      expect(turned.names).toEqual(whole.names.toReversed());
    }
  }
});

test('domains are filtered by company and by status, within the user’s companies', async ({ world }) => {
  const { owner, companies, all } = await twoCompanies(world);
  const other = await twoCompanies(world);
  expect(await names(owner, { company__id: companies[0] })).toEqual({
    names: all.filter((_, n) => n % 2 === 0),
    count: 4,
  });
  expect(await names(owner, { company__id: other.companies[0] })).toEqual({ names: [], count: 0 });
  expect(await names(owner, { status__name: 'Removed' })).toEqual({
    names: all.filter((_, n) => n % 3 === 2),
    count: 2,
  });
  expect(await names(owner, { status__name: 'Attached to another order' })).toEqual({ names: [], count: 0 });
  const superuser = await world.superuser();
  expect((await names(superuser, { company__id: other.companies[1] })).names).toEqual(
    other.all.filter((_, n) => n % 2),
  );
});

test('search matches a substring of the name and treats wildcards literally', async ({ world }) => {
  const { owner, all, mark } = await twoCompanies(world);
  expect((await names(owner, { search: `3.${mark.toUpperCase()} ` })).names).toEqual([all[3]]);
  for (const search of ['%', '_', '\\', `0_0.${mark}`])
    expect(await names(owner, { search })).toEqual({ names: [], count: 0 });
  expect(await names(owner, { search: '' })).toEqual({ names: all, count: 8 });
});

test('a superuser’s search matches the whole term, not only its n-grams', async ({ world }) => {
  const superuser = await world.superuser();
  const mark = `q${randomUUID().slice(0, 8)}k`;
  const company = await world.company([[superuser, 'owner']]);
  await putDomain(world, company, { name: `${mark}.example.com` });
  // The same n-grams in the same order, but not contiguous.
  await putDomain(world, company, { name: `${mark.match(/.{1,3}/g)!.join('-')}.example.com` });
  for (let from = 0; from <= 2; from++) {
    for (const search of [mark.slice(from), mark.slice(from).toUpperCase(), `${mark.slice(from)}.exam`]) {
      expect(await names(superuser, { search })).toEqual({ names: [`${mark}.example.com`], count: 1 });
    }
  }
  for (const search of [`${mark}%`, `${mark.slice(0, -1)}_`, `${mark}\\`])
    expect(await names(superuser, { search })).toEqual({ names: [], count: 0 });
});

test('a page beyond the end is empty and has the same count', async ({ world }) => {
  const { owner } = await twoCompanies(world);
  expect(await names(owner, { offset: 8 })).toEqual({ names: [], count: 8 });
  expect(await names(owner, { offset: 2 ** 31 - 1 })).toEqual({ names: [], count: 8 });
  expect((await names(owner, { limit: 3, offset: 6 })).names).toHaveLength(2);
});

test.for([
  'limit=0',
  'limit=501',
  'offset=-1',
  'ordering=email',
  'status__name=Nothing',
  'company__id=x',
  'company__id=0',
  'x=1',
  'limit=1&limit=2',
])('%s is rejected with 400', async (query, { world }) => {
  const response = await (await world.user()).request({ url: `/api/domains/?${query}` });
  expect(response.statusCode).toBe(400);
});

test('the count stays exact through additions, status changes, deletions and compaction', async ({ world }) => {
  const { owner, companies } = await twoCompanies(world);
  const { db } = world.deps;
  const counts = async () => [
    (await names(owner, { limit: 1 })).count,
    (await names(owner, { limit: 1, company__id: companies[0] })).count,
    (await names(owner, { limit: 1, status__name: 'Registered' })).count,
  ];
  expect(await counts()).toEqual([8, 4, 6]);
  await db.updateTable('domains').set({ status_id: 13 }).where('company_id', '=', companies[0]).execute();
  expect(await counts()).toEqual([8, 4, 7]);
  await Promise.all([compactCounters(db), compactCounters(db), putDomain(world, companies[0]), compactCounters(db)]);
  expect(await counts()).toEqual([9, 5, 8]);
  await expect(
    db.transaction().execute(async (tx) => {
      await tx.deleteFrom('domains').where('company_id', '=', companies[1]).execute();
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await counts()).toEqual([9, 5, 8]);
  await db.deleteFrom('companies').where('id', '=', companies[0]).execute();
  await compactCounters(db);
  expect(await counts()).toEqual([4, 0, 3]);
});

test('compaction does not rewrite unchanged counters', async ({ world }) => {
  const company_id = await world.company([[await world.user(), 'owner']]);
  const { db } = world.deps;
  const rows = async () =>
    (
      await sql<{ change: number; written: string }>`
      select change, xmin::text as written from counter_domains_by_status where company_id = ${company_id}`.execute(db)
    ).rows;
  for (let n = 0; n < 3; n++) await putDomain(world, company_id);
  expect((await rows()).map(({ change }) => change)).toEqual([1, 1, 1]);
  await compactCounters(db);
  const compacted = await rows();
  expect(compacted.map(({ change }) => change)).toEqual([3]);
  await compactCounters(db);
  expect(await rows()).toEqual(compacted);
});
