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

test('a link is kept, and marks what it is about on the notices that are here', async ({ world }) => {
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

test('a host without a path is all of that host and none of its subdomains', async ({ world }) => {
  const superuser = await world.superuser();
  const host = someDomain();
  const notice = await putNotice(world, { urls: [{ url: `https://${host}/a` }, { url: `https://a.${host}/` }] });
  await superuser.call(createIgnoredLink, { body: { link: host } });
  expect(await ignoredOn(world, notice)).toEqual([`https://${host}/a`]);
});

test('a link that is gone counts again, except for what a narrower one hides', async ({ world }) => {
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

test('what is no public address is refused on the field, and the same link twice is 409', async ({ world }) => {
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

test('they are the superusers’ alone', async ({ world }) => {
  const user = await world.user();
  expect((await user.refused(listIgnoredLinks, { query: {} })).status).toBe(403);
});
