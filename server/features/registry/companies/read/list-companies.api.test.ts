import { expect } from 'vitest';
import { getCompany, listCompanies, listCompanyStatuses, listCountries } from '#core/contract/registry/companies.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { newCompany, putDomain } from '#tests/world/companies.ts';
import { test } from '#tests/world/world.ts';

const uniqueWord = () => `Mark${Math.random().toString(36).slice(2, 12)}`;

test('a superuser searches companies by part of their name, in any case and script', async ({ world }) => {
  const superuser = await world.superuser();
  const [owner, word] = [await world.user(), uniqueWord()];
  const names = [`Ærø ${word} Ltd`, `${word.toUpperCase()} 2`, `100%_${word}`];
  for (const name of names) await newCompany(owner, { name });
  const found = async (search: string) => {
    const { results, count } = await superuser.call(listCompanies, { query: { search, ordering: 'id', limit: 500 } });
    expect(count).toBe(results.length);
    return results.map(({ name }) => name);
  };
  expect(await found(word)).toEqual(names);
  expect(await found(`ærø ${word.toLowerCase()}`)).toEqual([names[0]]);
  expect(await found(`0%_${word}`)).toEqual([names[2]]);
  expect(await found(`%${word}%`)).toEqual([]);
});

test('any substring of a name matches, however short and with any characters', async ({ world }) => {
  const superuser = await world.superuser();
  const { company } = await newCompany(await world.user(), { name: "Q'\\& ö:*|!(Z𝒳" });
  const letters = [...company.name];
  for (const start of letters.keys()) {
    for (let end = start + 1; end <= letters.length; end++) {
      const search = letters.slice(start, end).join('').trim();
      if (search === '') continue;
      const { results } = await superuser.call(listCompanies, { query: { search, ordering: '-id', limit: 500 } });
      expect(
        results.map(({ id }) => id),
        search,
      ).toContain(company.id);
    }
  }
  const { results } = await superuser.call(listCompanies, { query: { search: "Q'\\& ö:*|!(Z𝒳x" } });
  expect(results).toEqual([]);
});

test('a listed company has the same shape as a single one, including its order and counts', async ({ world }) => {
  const [superuser, owner, name] = [await world.superuser(), await world.user(), uniqueWord()];
  const { company } = await newCompany(owner, { name });
  await putDomain(world, company.id, { status_id: 10 });
  await putDomain(world, company.id, { status_id: 13 });
  await putDomain(world, company.id, { status_id: 14 });
  const { results } = await superuser.call(listCompanies, { query: { search: name } });
  expect(results).toEqual([await owner.call(getCompany, { params: company })]);
  expect(results[0]).toMatchObject({ open_order: company.open_order, counts: { domains: 2, orders: 1, notices: 0 } });
});

test('companies can be paged, filtered by status and sorted in both directions, with an exact count', async ({
  world,
}) => {
  const [superuser, word] = [await world.superuser(), uniqueWord()];
  const made = [];
  for (const status of [COMPANY_STATUS.registered, COMPANY_STATUS.new, COMPANY_STATUS.suspended]) {
    const id = await world.company([], status);
    await world.deps.db
      .updateTable('companies')
      .set({
        name: `${word} ${3 - made.length}`,
        expires_date: status === COMPANY_STATUS.registered ? '2030-01-01' : null,
      })
      .where('id', '=', id)
      .execute();
    made.push(id);
  }
  const [registered, fresh, suspended] = made;
  const ids = async (query: object) => {
    const { results, count } = await superuser.call(listCompanies, { query: { search: word, ...query } });
    return [results.map(({ id }) => id), count];
  };
  expect(await ids({ ordering: 'name' })).toEqual([[suspended, fresh, registered], 3]);
  expect(await ids({ ordering: '-name' })).toEqual([[registered, fresh, suspended], 3]);
  expect(await ids({ ordering: 'status' })).toEqual([[fresh, suspended, registered], 3]);
  expect(await ids({ ordering: '-expires_date', limit: 1 })).toEqual([[registered], 3]);
  expect(await ids({ ordering: 'id', limit: 2, offset: 2 })).toEqual([[suspended], 3]);
  expect(await ids({ ordering: 'id', offset: 7 })).toEqual([[], 3]);
  expect(await ids({ status__name: 'Suspended' })).toEqual([[suspended], 1]);
});

test.for([{ limit: 0 }, { limit: 501 }, { offset: -1 }, { ordering: 'zip' }, { status__name: 'Draft' }, { page: 1 }])(
  'an invalid query is rejected with 400: %o',
  async (query, { world }) => {
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    const response = await (await world.superuser()).request({ url: `/api/companies/?${search}` });
    expect([response.statusCode, Object.keys(response.json())]).toEqual([
      400,
      expect.arrayContaining(Object.keys(query)),
    ]);
  },
);

test('the statuses of companies are listed', async ({ world }) => {
  const user = await world.user();
  const all = await user.call(listCompanyStatuses, {});
  expect(all).toEqual({
    results: [
      { id: 4, name: 'New' },
      { id: 5, name: 'Expired' },
      { id: 6, name: 'Suspended' },
      { id: 13, name: 'Registered' },
      { id: 14, name: 'Removed' },
    ],
    count: 5,
  });
  const some = await user.call(listCompanyStatuses, { query: { search: 're', ordering: '-name', limit: 2 } });
  expect([some.results.map(({ id }) => id), some.count]).toEqual([[14, 13], 3]);
});

test('all countries are listed, United States first', async ({ world }) => {
  const user = await world.user();
  const { results, count } = await user.call(listCountries, { query: { per_page: 251, page: 1 } });
  expect([count, results.length]).toEqual([249, 249]);
  expect(results[0]).toEqual({ id: 840, code: 'US', en: 'United States' });
  expect(results[1]?.en).toBe('Afghanistan');
  expect(results.at(-1)?.en).toBe('Zimbabwe');
  expect(new Set(results.flatMap(({ id, code, en }) => [id, code, en])).size).toBe(3 * 249);
});

test('countries are paged by page and per_page or by limit and offset', async ({ world }) => {
  const user = await world.user();
  const codes = async (query: object) => (await user.call(listCountries, { query })).results.map(({ code }) => code);
  const all = await codes({ limit: 500 });
  expect(await codes({})).toEqual(all.slice(0, 10));
  expect(await codes({ limit: 5, offset: 3 })).toEqual(all.slice(3, 8));
  expect(await codes({ per_page: 100, page: 3 })).toEqual(all.slice(200));
  expect(await codes({ per_page: 100, page: 4 })).toEqual([]);
  expect(await codes({ search: 'kingdom' })).toEqual(['GB']);
  expect((await codes({ ordering: '-code', limit: 1 }))[0]).toBe('ZW');
  expect((await user.request({ url: '/api/countries/?per_page=252' })).statusCode).toBe(400);
});
