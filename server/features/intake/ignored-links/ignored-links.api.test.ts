import { expect } from 'vitest';
import {
  createIgnoredLink,
  deleteIgnoredLink,
  getIgnoredLink,
  listIgnoredLinkNotices,
  listIgnoredLinks,
} from '#core/contract/intake/ignored-links.ts';
import { getNotice } from '#core/contract/intake/notices.ts';
import { someDomain } from '#tests/world/companies.ts';
import { putNotice } from '#tests/world/notices.ts';
import { test, type World } from '#tests/world/world.ts';

const ignoredOn = async (world: World, id: number) => {
  const superuser = await world.superuser();
  const { urls } = await superuser.call(getNotice, { params: { id } });
  return urls.filter(({ is_ignored }) => is_ignored).map(({ url }) => url);
};

test('a new ignored link marks matching URLs of existing notices', async ({ world }) => {
  const superuser = await world.superuser();
  const host = someDomain();
  const urls = [
    `https://${host}/store`,
    `http://www.${host}/store/item?x=1`,
    `https://${host}/stores`,
    `https://a.${host}/store`,
  ];
  const notice = await putNotice(world, { urls: urls.map((url) => ({ url })) });
  const link = await superuser.call(createIgnoredLink, { body: { link: `https://${host}/store/` } });
  expect(link).toMatchObject({ link: `https://${host}/store/`, notices_count: 1, user: { id: superuser.id } });
  expect(await ignoredOn(world, notice)).toEqual(urls.slice(0, 2));
  const { results, count } = await superuser.call(listIgnoredLinkNotices, { params: link, query: {} });
  expect([count, results.map(({ id }) => id)]).toEqual([1, [notice]]);
});

test('a host without a path covers the whole host but not its subdomains', async ({ world }) => {
  const superuser = await world.superuser();
  const host = someDomain();
  const notice = await putNotice(world, { urls: [{ url: `https://${host}/a` }, { url: `https://a.${host}/` }] });
  await superuser.call(createIgnoredLink, { body: { link: host } });
  expect(await ignoredOn(world, notice)).toEqual([`https://${host}/a`]);
});

test('deleting a link restores its URLs, except those covered by a narrower link', async ({ world }) => {
  const superuser = await world.superuser();
  const host = someDomain();
  const notice = await putNotice(world, { urls: [{ url: `https://${host}/a` }, { url: `https://${host}/b` }] });
  const wide = await superuser.call(createIgnoredLink, { body: { link: `https://${host}` } });
  const narrow = await superuser.call(createIgnoredLink, { body: { link: `https://${host}/b` } });
  await superuser.call(deleteIgnoredLink, { params: wide });
  expect(await ignoredOn(world, notice)).toEqual([`https://${host}/b`]);
  await superuser.call(deleteIgnoredLink, { params: narrow });
  expect(await ignoredOn(world, notice)).toEqual([]);
  expect((await superuser.refused(getIgnoredLink, { params: wide })).status).toBe(404);
});

test('an address that is not public is a field error, and a duplicate link is rejected with 409', async ({ world }) => {
  const superuser = await world.superuser();
  const link = `https://${someDomain()}/page`;
  for (const bad of ['http://10.0.0.1/', 'localhost', 'javascript:alert(1)']) {
    const { status, body } = await superuser.refused(createIgnoredLink, { body: { link: bad } });
    expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining(['link'])]);
  }
  await superuser.call(createIgnoredLink, { body: { link } });
  const twice = await superuser.refused(createIgnoredLink, { body: { link: link.replace('https://', 'http://www.') } });
  expect([twice.status, twice.body.message]).toEqual([409, 'This link is already ignored.']);
});

test('only superusers can use ignored links', async ({ world }) => {
  const user = await world.user();
  expect((await user.refused(listIgnoredLinks, { query: {} })).status).toBe(403);
});
