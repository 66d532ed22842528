import { expect } from 'vitest';
import { changePublicPage } from '#core/contract/intake/public-page.ts';
import { act, noticeOn, noticeSeen } from '#tests/world/actions.ts';
import { type Page, pageOf, siteOfPage } from '#tests/world/forms.ts';
import { putContact } from '#tests/world/notices.ts';
import { test, type World } from '#tests/world/world.ts';

const read = async (world: World, { slug }: Page, query = '') => {
  const { statusCode, body, headers } = await world
    .visitor()
    .request({ method: 'GET', url: `/p/${slug}/transparency${query}` });
  return { status: statusCode, body, headers };
};
const turnOn = ({ owner, company_id }: Page, is_transparency = true) =>
  owner.call(changePublicPage, { params: { id: company_id }, body: { is_transparency } });

/** The cells of the table's rows. */
const rowsOf = (html: string): string[][] =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) =>
    [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => cell!.replace(/<[^>]+>/g, '')),
  );

test('the public report: off at first, then the closed months, masked and frozen, in four languages', async ({
  world,
}) => {
  world.clock.set(new Date('2026-10-07T23:55:00Z'));
  const page = await pageOf(world);
  expect((await read(world, page)).status).toBe(404);
  await turnOn(page);
  const none = await read(world, page);
  expect(none.status).toBe(200);
  expect(none.body).toContain('There is nothing to report yet.');
  expect(none.body).not.toContain('<table');
  expect(none.body).not.toContain('<script');

  const site = await siteOfPage(world, page);
  const sender_id = await putContact(world, page.company_id);
  await world.deps.db
    .updateTable('contacts')
    .set({ name: 'Ingrid Solberg', company: 'Fjord Pictures AS' })
    .where('id', '=', sender_id)
    .execute();
  const received_date = new Date('2026-09-03T00:00:00Z');
  const id = await noticeOn(world, site, { urls: 6, received_date, sender_id });
  const urls = (await noticeSeen(page.owner, id)).urls.map((url) => url.id);
  await act(page.owner, id, { action: 'disabled', date: '2026-09-03T06:00:00Z', urls: urls.slice(0, 3) });
  await act(page.owner, id, { action: 'declined', reason: 'licensed', urls: urls.slice(3, 4) });
  // September is closed for 7 days only five minutes later.
  expect((await read(world, page)).body).toContain('There is nothing to report yet.');
  world.clock.set(new Date('2026-10-08T00:00:00Z'));
  const shown = await read(world, page, '?lang=en');
  const rows = [
    [
      'Month',
      'Received',
      'URLs',
      'Disabled',
      'Not found',
      'Declined',
      'Open',
      'Counter-notices',
      'Restored',
      'Median hours to disable',
    ],
    ['September 2026', '1–2', '5–7', '3', '0', '1–2', '1–2', '0', '0', '6'],
    ['Total', '1–2', '5–7', '3', '0', '1–2', '1–2', '0', '0', '–'],
  ];
  expect(rowsOf(shown.body)).toEqual(rows);
  for (const secret of ['Solberg', 'Fjord', site.domain.name]) expect(shown.body).not.toContain(secret);

  // Published once, a month never changes.
  await act(page.owner, id, { action: 'gone', urls: urls.slice(4) });
  expect(rowsOf((await read(world, page, '?lang=en')).body)).toEqual(rows);
  for (const [lang, word] of [
    ['de', 'Transparenzbericht'],
    ['es', 'Informe de transparencia'],
    ['fr', 'Rapport de transparence'],
  ] as const) {
    const { body, headers } = await read(world, page, `?lang=${lang}`);
    expect(body).toContain(`<h1>${word}</h1>`);
    expect(headers['content-language']).toBe(lang);
  }

  const policy = async () => (await world.visitor().request({ method: 'GET', url: `/p/${page.slug}` })).body;
  expect(await policy()).toContain(`/p/${page.slug}/transparency`);
  await turnOn(page, false);
  expect((await read(world, page)).status).toBe(404);
  expect(await policy()).not.toContain('/transparency');
  await turnOn(page);
  expect(rowsOf((await read(world, page, '?lang=en')).body)).toEqual(rows);

  // The last 24 closed months.
  world.clock.set(new Date('2028-10-09T00:00:00Z'));
  const later = rowsOf((await read(world, page, '?lang=en')).body);
  expect([later.length, later[1]![0], later[24]![0]]).toEqual([26, 'September 2028', 'October 2026']);
});
