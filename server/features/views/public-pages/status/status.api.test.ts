import { expect } from 'vitest';
import { getNotice } from '#core/contract/intake/notices.ts';
import { messages } from '#core/messages.ts';
import { HtmlPage, urlEncoded } from '#tests/samples/html-page.ts';
import { confirmToken, formBody, noticeOf, type Page, pageOf, statusToken, submit } from '#tests/world/forms.ts';
import { test, type World } from '#tests/world/world.ts';

const read = (response: { statusCode: number; body: string; headers: Record<string, unknown> }) => ({
  status: response.statusCode,
  headers: response.headers,
  page: new HtmlPage(response.body),
});
const open = async (world: World, url: string, headers = {}) => read(await world.visitor().request({ url, headers }));
const post = async (world: World, url: string, fields: Record<string, string> = {}) =>
  read(await world.visitor().request({ method: 'POST', url, ...urlEncoded(fields) }));

interface Filed {
  company: Page;
  reference: string;
  email: string;
  confirm: string;
}

async function filed(world: World, lang?: string): Promise<Filed> {
  const company = await pageOf(world);
  const form = formBody(company);
  const reference = await submit(world, company, form, lang);
  return { company, reference, email: form.email, confirm: `/n/confirm/${await confirmToken(world, form.email)}` };
}

async function confirmed(world: World, lang?: string): Promise<Filed & { status: string; notice: number }> {
  const form = await filed(world, lang);
  await post(world, form.confirm);
  await world.work();
  const notice = (await noticeOf(world, form.reference))!;
  return { ...form, notice, status: `/n/${await statusToken(world, form.email)}` };
}

test('opening the link of the mail shows one button and changes nothing', async ({ world }) => {
  const { confirm, reference } = await filed(world);
  for (let opened = 0; opened < 2; opened++) {
    const { status, page } = await open(world, confirm);
    expect([status, page.texts('h1'), page.texts('button')]).toEqual([
      200,
      ['Confirm your notice'],
      ['Confirm notice'],
    ]);
    expect(page.tags('form')[0]!.attribs).toMatchObject({ method: 'post', action: confirm });
    expect(await noticeOf(world, reference)).toBeUndefined();
  }
});

test('the button makes the notice, once', async ({ world }) => {
  const { confirm, reference, company } = await filed(world);
  for (let pressed = 0; pressed < 2; pressed++) {
    const { status, page } = await post(world, confirm);
    expect([status, page.texts('h1'), page.texts('dd')]).toEqual([
      200,
      ['Notice confirmed'],
      [reference, company.company],
    ]);
  }
  expect(await noticeOf(world, reference)).toBeDefined();
  expect((await open(world, confirm)).page.texts('dd')[0]).toBe(reference);
});

test('a link that is unknown or expired is refused with 400 by all pages of tokens', async ({ world }) => {
  const { confirm } = await filed(world);
  world.clock.advance(8 * 86_400);
  for (const url of [confirm, '/n/confirm/unknown', '/n/unknown', `/n/${'x'.repeat(300)}`]) {
    const { status, page } = await open(world, url);
    expect([url, status, page.texts('h1')]).toEqual([url, 400, [messages.tokenExpired]]);
  }
  for (const url of [confirm, '/n/confirm/unknown', '/n/unknown/withdraw', '/n/unknown/supplement']) {
    const { status, page } = await post(world, url, { signature: 'Nora Quill', text: 'More' });
    expect([url, status, page.texts('h1')]).toEqual([url, 400, [messages.tokenExpired]]);
  }
});

test('the status page shows the notice and what became of each address', async ({ world }) => {
  const { status: url, reference, company } = await confirmed(world);
  const { status, page } = await open(world, url);
  expect([status, page.texts('h1')]).toEqual([200, [`Notice ${reference}`]]);
  expect(page.texts('dd')[0]).toBe(company.company);
  expect(page.texts('code')).toEqual([expect.stringContaining(company.domain)]);
  const states = page.all(({ attribs }) => attribs.class?.startsWith('badge') ?? false);
  expect(states).toHaveLength(1);
  expect(page.tags('meta').some(({ attribs }) => attribs.content === 'noindex')).toBe(true);
});

test('pages of a German form are German, unless the address names another language', async ({ world }) => {
  const { confirm, status } = await confirmed(world, 'de');
  expect((await open(world, confirm)).page.texts('h1')).toEqual(['Meldung bestätigt']);
  expect((await open(world, status, { 'accept-language': 'fr' })).page.tags('html')[0]!.attribs.lang).toBe('de');
  expect((await open(world, `${status}?lang=es`)).page.tags('html')[0]!.attribs.lang).toBe('es');
});

test('withdrawing needs the signature of the notice, and works once', async ({ world }) => {
  const { status: url, notice, company } = await confirmed(world);
  const refused = await post(world, `${url}/withdraw`, { signature: 'Someone <b>else</b>' });
  expect([refused.status, refused.page.error('signature')]).toEqual([400, messages.formSignatureDiffers]);
  expect(refused.page.value('signature')).toBe('Someone <b>else</b>');
  expect(refused.page.tags('details').map(({ attribs }) => 'open' in attribs)).toEqual([false, true]);

  const done = await post(world, `${url}/withdraw`, { signature: ' nora  QUILL ' });
  expect([done.status, done.headers.location]).toEqual([303, url]);
  const { page } = await open(world, url);
  expect(page.texts('p').join()).toMatch(/This notice was withdrawn on \d+ \w+ \d{4}\./);
  expect(page.tags('form')).toEqual([]);

  const late = await post(world, `${url}/supplement`, { text: 'One more thing' });
  expect([late.status, late.page.texts('p').includes(messages.supplementRefused)]).toEqual([409, true]);
  expect((await company.owner.call(getNotice, { params: { id: notice } })).form).not.toBeNull();
});

test('information is added to the notice, and a blank text is refused', async ({ world }) => {
  const { status: url } = await confirmed(world);
  const blank = await post(world, `${url}/supplement?lang=fr`, { text: '  ' });
  expect([blank.status, blank.page.error('text')]).toEqual([400, 'Veuillez saisir un texte.']);
  const long = await post(world, `${url}/supplement`, { text: 'x'.repeat(5001) });
  expect([long.status, long.page.error('text'), long.page.value('text')]).toEqual([
    400,
    messages.formTooLong(5000),
    'x'.repeat(5001),
  ]);
  const done = await post(world, `${url}/supplement`, { text: 'The <b>original</b> is from 2019.' });
  expect([done.status, done.headers.location]).toEqual([303, `${url}?added`]);
  const { page } = await open(world, `${url}?added`);
  expect(page.texts('p')).toContain('Your information was added and forwarded.');
  expect(page.all(({ attribs }) => attribs.class === 'letter').length).toBe(1);
  expect(page.texts('div').join('')).toContain('The <b>original</b> is from 2019.');
});

test('the address of an act, opened again, leads back to the status page', async ({ world }) => {
  const { status: url } = await confirmed(world);
  for (const act of ['withdraw', 'supplement']) {
    const { status, headers } = await open(world, `${url}/${act}`);
    expect([status, headers.location]).toEqual([303, url]);
  }
});
