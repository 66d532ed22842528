import { expect } from 'vitest';
import { changePublicPage } from '#core/contract/intake/public-page.ts';
import { changeRepeatPolicy } from '#core/contract/intake/repeat-policy.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { HtmlPage } from '#tests/samples/html-page.ts';
import { type Page, pageOf } from '#tests/world/forms.ts';
import { test, type World } from '#tests/world/world.ts';
import { HOLES } from './drawn-pages.ts';

const PATHS = ['', '/notice', '/counter-notice', '/transparency'] as const;

const open = async (world: World, url: string) => {
  const { statusCode: status, body } = await world.visitor().request({ url });
  return { status, body, page: new HtmlPage(body) };
};

const change = (page: Page, body: object) =>
  page.owner.call(changePublicPage, { params: { id: page.company_id }, body });

/** A company with a public report, all of whose pages were drawn. */
async function drawnOf(world: World): Promise<Page> {
  const page = await pageOf(world);
  await change(page, { is_transparency: true });
  for (const path of PATHS) expect((await open(world, `/p/${page.slug}${path}`)).status).toBe(200);
  return page;
}

test('no page shows another company, also when many are asked for at once', async ({ world }) => {
  const companies = [await drawnOf(world), await drawnOf(world), await drawnOf(world)];
  const asked = PATHS.flatMap((path) => [...companies, ...companies].map((company) => ({ path, company })));
  const shown = await Promise.all(asked.map(({ path, company }) => open(world, `/p/${company.slug}${path}`)));
  for (const [at, { body }] of shown.entries()) {
    const own = asked[at]!.company;
    expect(body).toContain(`/p/${own.slug}`);
    for (const other of companies) if (other !== own) expect(body).not.toMatch(`/p/${other.slug}`);
    for (const other of companies) if (other !== own) expect(body).not.toContain(other.company);
  }
});

test('whatever changes is on the page at once', async ({ world }) => {
  const company = await drawnOf(world);
  const url = `/p/${company.slug}`;
  await change(company, { intro: 'Our first words.' });
  expect((await open(world, url)).body).toContain('Our first words.');
  await change(company, { intro: 'Our second words.', service_name: 'Clipwell' });
  for (const path of PATHS) expect((await open(world, url + path)).body).toContain('Clipwell');
  const second = await open(world, url);
  expect([second.body.includes('first words'), second.body.includes('second words')]).toEqual([false, true]);
  await change(company, { intro: 'Our first words.' });
  expect((await open(world, url)).body).not.toContain('second words');

  await company.owner.call(changeRepeatPolicy, { params: { id: company.company_id }, body: { limit: 7, months: 5 } });
  expect((await open(world, url)).body).toContain('7 notices within 5 months');
  await change(company, { is_transparency: false });
  expect((await open(world, url)).body).not.toContain('/transparency');
  expect((await open(world, `${url}/transparency`)).status).toBe(404);
  await change(company, { is_on: false });
  for (const path of PATHS) expect((await open(world, url + path)).status).toBe(404);
});

test.for(['suspended', 'expired', 'removed'] as const)(
  'a company that is %s claims no designation',
  async (status, { world }) => {
    const company = await drawnOf(world);
    const url = `/p/${company.slug}`;
    expect((await open(world, url)).body).toContain(`DMCA-${company.company_id}`);
    await world.deps.db
      .updateTable('companies')
      .set({ status_id: COMPANY_STATUS[status] })
      .where('id', '=', company.company_id)
      .execute();
    const shown = await open(world, url);
    expect([shown.status, shown.body.includes(`DMCA-${company.company_id}`)]).toEqual([
      status === 'removed' ? 410 : 200,
      false,
    ]);
  },
);

test('the day of expiry ends the claim without any change', async ({ world }) => {
  const company = await drawnOf(world);
  const claims = async () => (await open(world, `/p/${company.slug}`)).body.includes(`DMCA-${company.company_id}`);
  expect(await claims()).toBe(true);
  world.clock.advance(4 * 365 * 86_400);
  expect(await claims()).toBe(false);
});

test('a domain that is gone is no example on the form', async ({ world }) => {
  const company = await drawnOf(world);
  const url = `/p/${company.slug}/notice`;
  expect((await open(world, url)).body).toContain(company.domain);
  await world.deps.db.deleteFrom('domains').where('company_id', '=', company.company_id).execute();
  expect((await open(world, url)).body).not.toContain(company.domain);
});

test('each language has its own page, and links name it if the address does', async ({ world }) => {
  const company = await drawnOf(world);
  for (const path of PATHS) {
    for (const lang of ['en', 'de', 'fr', 'es']) {
      const { page, body } = await open(world, `/p/${company.slug}${path}?lang=${lang}`);
      expect(page.tags('html')[0]!.attribs.lang).toBe(lang);
      expect(body).toContain(`"/p/${company.slug}${path === '' ? '/notice' : ''}?lang=${lang}"`);
    }
    const unnamed = await open(world, `/p/${company.slug}${path}`);
    expect(unnamed.body).toMatch(new RegExp(`"/p/${company.slug}${path === '' ? '/notice' : ''}"`));
  }
});

test('each visit to a form has its own stamp', async ({ world }) => {
  const company = await drawnOf(world);
  for (const path of ['/notice', '/counter-notice']) {
    const first = await open(world, `/p/${company.slug}${path}`);
    world.clock.advance(1);
    const second = await open(world, `/p/${company.slug}${path}`);
    const [one, other] = [first, second].map(({ page }) => page.value('drawn')!);
    expect([one === other, first.body.replace(one!, '')]).toEqual([false, second.body.replace(other!, '')]);
    for (const hole of Object.values(HOLES)) expect(first.body).not.toContain(hole);
  }
});
