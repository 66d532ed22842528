import { expect } from 'vitest';
import { changePublicPage } from '#core/contract/intake/public-page.ts';
import { POLICY_VERSION } from '#core/copy/pages/policy/policy-text.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { HtmlPage } from '#tests/samples/html-page.ts';
import { type Page, pageOf } from '#tests/world/forms.ts';
import { test, type World } from '#tests/world/world.ts';

const open = async (world: World, url: string, headers: Record<string, string> = {}) => {
  const response = await world.visitor().request({ url, headers });
  return { ...response, status: response.statusCode, page: new HtmlPage(response.body) };
};

const setStatus = ({ deps }: World, { company_id }: Page, status_id: number) =>
  deps.db.updateTable('companies').set({ status_id }).where('id', '=', company_id).execute();

const change = (page: Page, body: object) =>
  page.owner.call(changePublicPage, { params: { id: page.company_id }, body });

test('the policy page names the agent, the law and the company’s rules', async ({ world }) => {
  const company = await pageOf(world);
  const { status, page, body } = await open(world, `/p/${company.slug}`);
  expect([status, page.texts('h1')]).toEqual([200, [company.company]]);
  expect(page.texts('h2')).toEqual([
    `Designated agent, registration number DMCA-${company.company_id}`,
    'How to send a notice',
    'False claims',
    'How to answer a notice',
    'Repeat infringers',
    'What happens to personal data',
  ]);
  const { AGENT_NAME, AGENT_ORGANIZATION, AGENT_ADDRESS, AGENT_PHONE, AGENT_EMAIL } = world.deps.config;
  for (const text of [AGENT_NAME, AGENT_ORGANIZATION, AGENT_ADDRESS, AGENT_PHONE, AGENT_EMAIL]) {
    expect(page.texts('address')[0]).toContain(text);
  }
  const paragraphs = page.texts('p').join('\n');
  expect(paragraphs).toContain('3 notices within 12 months');
  expect(paragraphs).toContain('17 U.S.C. § 512(f)');
  expect(page.texts('footer')[0]).toContain(POLICY_VERSION);
  expect(body).toContain(`href="/p/${company.slug}/notice"`);
});

test('texts of the company are paragraphs, and markup in them is text', async ({ world }) => {
  const company = await pageOf(world);
  await change(company, {
    service_name: 'Clip <i>well</i>',
    intro: 'First line\nsecond line\n\n<script>alert(1)</script> http://evil.example.com',
    repeat_policy: 'We warn first.\n\nThen we close.',
  });
  const { page, body } = await open(world, `/p/${company.slug}`);
  expect(page.texts('h1')).toEqual(['Clip <i>well</i>']);
  expect(page.texts('p')).toEqual(
    expect.arrayContaining([
      'First linesecond line',
      '<script>alert(1)</script> http://evil.example.com',
      'We warn first.',
      'Then we close.',
    ]),
  );
  expect(page.tags('script')).toEqual([]);
  expect(body).not.toContain('href="http://evil.example.com');
  // Statements and rules name the legal name.
  expect(page.texts('p').join('\n')).toContain(`In appropriate circumstances, ${company.company} closes`);
});

test.for([
  ['Expired', COMPANY_STATUS.expired],
  ['Suspended', COMPANY_STATUS.suspended],
] as const)('the page of an %s company claims no designation', async ([, status_id], { world }) => {
  const company = await pageOf(world);
  await setStatus(world, company, status_id);
  for (const path of ['', '/policy-block.html']) {
    const { status, body } = await open(world, `/p/${company.slug}${path}`);
    expect([status, body.includes('Agent for notices'), /designated/i.test(body)]).toEqual([200, true, false]);
  }
  expect((await open(world, `/p/${company.slug}/notice`)).status).toBe(200);
});

test('an expiry date in the past ends the claim too', async ({ world }) => {
  const company = await pageOf(world);
  world.clock.advance(4 * 365 * 86_400);
  expect((await open(world, `/p/${company.slug}`)).page.texts('h2')[0]).toBe('Agent for notices');
});

test('the block to paste has no style, class or script, and whole links', async ({ world }) => {
  const company = await pageOf(world);
  const { body, headers, page } = await open(world, `/p/${company.slug}/policy-block.html`);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toMatch(/^<section lang="en">.*<\/section>$/s);
  expect(body).not.toMatch(/<style|<script|<link|class=|style=|\bon\w+=/);
  const links = page.tags('a').map(({ attribs }) => attribs.href!);
  expect(links.length).toBeGreaterThan(1);
  for (const href of links) expect(href).toMatch(/^(mailto:|http:\/\/localhost:3000\/p\/)/);
});

test('an unknown page, and one that is switched off, are the not-found page', async ({ world }) => {
  const company = await pageOf(world);
  await change(company, { is_on: false });
  for (const url of [
    `/p/${company.slug}`,
    `/p/${company.slug}/notice`,
    '/p/no-such-page',
    '/p',
    '/p/',
    '/n',
    '/n/a/b/c',
  ]) {
    const { status, page, headers } = await open(world, url);
    expect([url, status, headers['content-type'], page.texts('h1')]).toEqual([
      url,
      404,
      'text/html; charset=utf-8',
      ['Page not found'],
    ]);
    expect(page.texts('p')[0]).toBe(messages.notFound);
    expect(page.tags('a').map(({ attribs }) => attribs.href)).toContain('/');
  }
  for (const path of ['transparency', 'nothing']) {
    await change(company, { is_on: true });
    expect((await open(world, `/p/${company.slug}/${path}`)).status).toBe(404);
  }
});

test('a removed company’s pages say where to write', async ({ world }) => {
  const company = await pageOf(world);
  await setStatus(world, company, COMPANY_STATUS.removed);
  for (const path of ['', '/notice', '/counter-notice', '/policy-block.html']) {
    const { status, page } = await open(world, `/p/${company.slug}${path}`);
    expect([status, page.texts('p')[0]]).toEqual([410, messages.companyGone(company.company)]);
  }
});

test('earlier slugs and upper case redirect with path and query, at once to the newest', async ({ world }) => {
  const company = await pageOf(world);
  const slugs = [company.slug, `${company.slug}-b`, `${company.slug}-c`];
  for (const slug of slugs.slice(1)) await change(company, { slug });
  const newest = slugs[2]!;
  for (const [url, location] of [
    [`/p/${slugs[0]}`, `/p/${newest}`],
    [`/p/${slugs[1]}/notice?lang=de`, `/p/${newest}/notice?lang=de`],
    [`/p/${newest.toUpperCase()}`, `/p/${newest}`],
    [`/p/${newest.toUpperCase()}/notice?lang=fr&x=1`, `/p/${newest}/notice?lang=fr&x=1`],
    [`/p/${newest}/Notice`, `/p/${newest}/notice`],
  ]) {
    const { status, headers } = await open(world, url!);
    expect([url, status, headers.location]).toEqual([url, 301, location]);
  }
});

test.for([
  ['?lang=de', undefined, 'de', 'So senden Sie eine Meldung'],
  ['?lang=es', 'fr', 'es', 'Cómo enviar una notificación'],
  ['', 'fr-CA, en;q=0.5', 'fr', 'Comment envoyer une notification'],
  ['', 'da, de;q=0.8, en;q=0.7', 'de', 'So senden Sie eine Meldung'],
  ['', 'de;q=0, ja', 'en', 'How to send a notice'],
  ['?lang=xx', undefined, 'en', 'How to send a notice'],
] as const)('%s with Accept-Language %s is drawn in %s', async ([query, accept, lang, heading], { world }) => {
  const company = await pageOf(world);
  const headers: Record<string, string> = accept ? { 'accept-language': accept } : {};
  const drawn = await open(world, `/p/${company.slug}${query}`, headers);
  expect(drawn.page.tags('html')[0]!.attribs.lang).toBe(lang);
  expect(drawn.headers['content-language']).toBe(lang);
  expect(drawn.page.texts('h2')).toContain(heading);
  const switches = drawn.page.all(({ attribs }) => attribs.hreflang !== undefined && attribs.href !== undefined);
  expect(switches.map(({ attribs }) => attribs.href)).toEqual(
    expect.arrayContaining(['en', 'es', 'fr', 'de'].map((one) => `/p/${company.slug}?lang=${one}`)),
  );
});

test('all pages send the strict policy, and load only our own files', async ({ world }) => {
  const company = await pageOf(world);
  const strict =
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; script-src 'self'; worker-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
  const paths = ['', '/notice', '/sent/SH-0000-0000', '/policy-block.html', '/no'].map(
    (path) => `/p/${company.slug}${path}`,
  );
  for (const url of [...paths, '/p/none', '/n/none', '/n/confirm/none', `/n/${'x'.repeat(600)}`, '/p/%E0%A4%A']) {
    const { headers, page } = await open(world, url);
    expect([url, headers['content-security-policy'], headers['referrer-policy']]).toEqual([url, strict, 'no-referrer']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { attribs } of page.all(({ attribs: { src } }) => src !== undefined)) {
      expect(attribs.src).toMatch(/^\/p\/assets\//);
    }
    for (const { attribs } of page.all(({ attribs: { style } }) => style !== undefined)) expect(attribs).toEqual({});
  }
  const { page } = await open(world, `/p/${company.slug}`);
  const files = [
    page.tags('link').find(({ attribs }) => attribs.rel === 'stylesheet')!.attribs.href!,
    page.tags('img')[0]!.attribs.src!,
  ];
  for (const url of files) {
    const { status, headers } = await open(world, url);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(url).toMatch(/-[0-9a-f]{12}\./);
  }
});
