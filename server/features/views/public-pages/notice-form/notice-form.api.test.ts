import { expect } from 'vitest';
import { STATEMENTS } from '#core/contract/intake/notice-form.ts';
import { changePublicPage } from '#core/contract/intake/public-page.ts';
import { policyText } from '#core/copy/pages/policy/policy-text.ts';
import { messages } from '#core/messages.ts';
import { HtmlPage, urlEncoded } from '#tests/samples/html-page.ts';
import { formBody, type Page, pageOf, stranger } from '#tests/world/forms.ts';
import { test, type World } from '#tests/world/world.ts';

type Fields = Record<string, string>;

/** A valid form with the fields of the page. */
function typedFields(page: Page, changes: Fields = {}): Fields {
  const { works, urls, good_faith, fair_use, accuracy, misrepresentation, forwarding, ...texts } = formBody(page);
  return {
    ...(texts as Fields),
    ...Object.fromEntries(STATEMENTS.map((name) => [name, 'true'])),
    'works.0.description': works[0]!.description,
    'works.0.kind': works[0]!.kind,
    urls: urls.join('\r\n'),
    ...changes,
  };
}

const read = (response: { statusCode: number; body: string; headers: Record<string, unknown> }) => ({
  status: response.statusCode,
  body: response.body,
  headers: response.headers,
  page: new HtmlPage(response.body),
});

const open = async (world: World, { slug }: Page, query = '') =>
  read(await world.visitor().request({ url: `/p/${slug}/notice${query}` }));

const post = async (world: World, { slug }: Pick<Page, 'slug'>, fields: Fields, query = '') =>
  read(await world.visitor().request({ method: 'POST', url: `/p/${slug}/notice${query}`, ...urlEncoded(fields) }));

const without = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

test('the form is one page with five parts, three works and hints for browsers', async ({ world }) => {
  const company = await pageOf(world);
  const { status, page } = await open(world, company);
  const [form] = page.tags('form');
  expect([status, page.tags('form').length]).toEqual([200, 1]);
  expect(form!.attribs).toMatchObject({
    method: 'post',
    action: `/p/${company.slug}/notice`,
    enctype: 'multipart/form-data',
    novalidate: '',
  });
  expect(page.all(({ name, attribs }) => name === 'fieldset' && attribs.class === 'step')).toHaveLength(5);
  expect(page.texts('legend').filter((text) => text.startsWith('Work '))).toHaveLength(3);
  expect(page.texts('button')).toContain('Add another work');
  expect(page.texts('footer')[0]).toContain('Policy version 2026-11-17');
  expect(page.value('drawn')).not.toBe('');
  expect(page.controls('email')[0]!.attribs).toMatchObject({
    autocomplete: 'email',
    inputmode: 'email',
    type: 'email',
  });
  expect(page.controls('files')[0]!.attribs).toMatchObject({ type: 'file', multiple: '' });
  for (const name of STATEMENTS) expect(page.value(name)).toBeUndefined();
  // The honeypot is hidden from people and screen readers, but not from programs.
  expect(page.controls('website')[0]!.attribs).toMatchObject({ type: 'text', tabindex: '-1', autocomplete: 'off' });
  expect(page.controls('website')[0]!.parent).toMatchObject({ attribs: { 'aria-hidden': 'true' } });
  // Every control has a label.
  for (const { attribs } of page.all(
    ({ name, attribs }) => /input|select|textarea/.test(name) && attribs.type !== 'hidden',
  )) {
    const isLabeled =
      page.tags('label').some((label) => label.attribs.for === attribs.id) || /radio|checkbox/.test(attribs.type ?? '');
    expect([attribs.name, isLabeled]).toEqual([attribs.name, true]);
  }
});

test('an empty form is refused with every sentence beside its field', async ({ world }) => {
  const company = await pageOf(world);
  const { status, page } = await post(world, company, {});
  expect(status).toBe(400);
  const errors = {
    role: messages.formRoleRequired,
    name: messages.nameRequired,
    email: messages.emailRequired,
    country: messages.countryRequired,
    address: messages.formAddressOrPhone,
    'works.0.description': messages.formWorkRequired,
    urls: messages.urlRequired,
    ...Object.fromEntries(STATEMENTS.map((name) => [name, messages.formStatementRequired])),
  };
  for (const [name, sentence] of Object.entries(errors)) expect([name, page.error(name)]).toEqual([name, sentence]);
  // A summary with a link to each of them has the focus.
  const [summary] = page.all(({ attribs }) => attribs.role === 'alert');
  expect(summary!.attribs).toMatchObject({ tabindex: '-1', autofocus: '' });
  const links = page.tags('a').flatMap(({ attribs }) => (attribs.href?.startsWith('#') ? attribs.href.slice(1) : []));
  for (const name of Object.keys(errors)) {
    expect(links).toContain(name);
    expect(page.byId(name)?.attribs.name).toBe(name);
  }
  expect(page.texts('title')[0]).toMatch(/^Error: /);
});

const SINGLE: readonly (readonly [string, Fields | string, string])[] = [
  ['role', 'role', messages.formRoleRequired],
  ['name', 'name', messages.nameRequired],
  ['owner_name', { role: 'agent' }, messages.formOwnerRequired],
  ['email', { email: 'nora@' }, messages.emailInvalid],
  ['email_repeat', { email_repeat: 'other@example.com' }, messages.formEmailsDiffer],
  ['country', 'country', messages.countryRequired],
  ['address', { address: '', phone: '' }, messages.formAddressOrPhone],
  ['works.0.description', { 'works.0.description': 'too short' }, messages.formWorkRequired],
  ['works.0.kind', 'works.0.kind', messages.formWorkKindRequired],
  ['works.0.kind', { 'works.0.kind': 'sculpture' }, messages.formWorkKindRequired],
  ['urls', 'urls', messages.urlRequired],
  ['where', { where: 'x'.repeat(2001) }, messages.formTooLong(2000)],
  ['fair_use', 'fair_use', messages.formStatementRequired],
  ['accuracy', { accuracy: '1' }, messages.formStatementRequired],
  ['signature', { signature: 'Nora Q' }, messages.formSignatureDiffers],
];
test.for(SINGLE)('%s alone is refused: %j', async ([name, change, sentence], { world }) => {
  const company = await pageOf(world);
  const valid = typedFields(company);
  const fields = typeof change === 'string' ? without(valid, change) : { ...valid, ...change };
  const { status, page } = await post(world, company, fields);
  expect([status, page.error(name)]).toEqual([400, sentence]);
  const wrong = page.all(({ attribs }) => attribs['aria-invalid'] === 'true').map(({ attribs }) => attribs.name);
  expect([...new Set(wrong)]).toEqual([name]);
  // Everything else is still there.
  for (const [field, value] of Object.entries(fields)) {
    if (field !== name) expect([field, page.value(field)]).toEqual([field, value.replaceAll('\r\n', '\n')]);
  }
});

test('what was typed is drawn again as text, in every field', async ({ world }) => {
  const company = await pageOf(world);
  const names = Object.keys((await open(world, company)).page.fields());
  const texts = names.filter(
    (name) => !/^(role|drawn|works\.\d\.kind)$|^proof/.test(name) && !STATEMENTS.includes(name as 'accuracy'),
  );
  expect(texts.length).toBeGreaterThan(20);
  const typed = Object.fromEntries(texts.map((name) => [name, `"><script>alert('${name}')</script>&amp;`]));
  const { status, page, body } = await post(world, company, typed);
  expect(status).toBe(400);
  expect(page.tags('script')).toEqual([]);
  expect(body).not.toContain('<script>alert');
  for (const name of texts.filter((one) => one !== 'website'))
    expect([name, page.value(name)]).toEqual([name, typed[name]]);
});

test('addresses that are not valid, or of another site, are named one by one', async ({ world }) => {
  const [company, other] = [await pageOf(world), await pageOf(world)];
  const lines = [
    `https://${company.domain}/a`,
    '',
    'no address',
    `https://${other.domain}/b`,
    `${company.domain}/without-scheme`,
    'http://127.0.0.1/x',
  ];
  const { status, page } = await post(world, company, typedFields(company, { urls: lines.join('\r\n') }));
  expect(status).toBe(400);
  expect(page.error('urls')).toBe(
    [
      `no address ${messages.urlInvalid}`,
      `http://127.0.0.1/x ${messages.urlInvalid}`,
      `https://${other.domain}/b ${messages.formUrlElsewhere(company.company)}`,
    ].join(''),
  );
  expect(page.value('urls')).toBe(lines.join('\n'));
});

test('blank works are ignored, and errors stay at the block they were typed in', async ({ world }) => {
  const company = await pageOf(world);
  const fields = {
    ...without(typedFields(company), 'works.0.description', 'works.0.kind'),
    'works.1.description': 'A painting of the harbor at night',
    'works.1.kind': 'image',
    'works.2.description': 'short',
    'works.2.kind': 'text',
    'works.2.urls': 'https://example.org/original\nnothing',
  };
  const { status, page } = await post(world, company, fields);
  expect(status).toBe(400);
  expect(page.error('works.0.description')).toBeUndefined();
  expect(page.error('works.1.description')).toBeUndefined();
  expect(page.error('works.2.description')).toBe(messages.formWorkRequired);
  expect(page.error('works.2.urls')).toBe(`nothing ${messages.urlInvalid}`);
});

test('another work is added without a script, keeping everything typed, up to twenty', async ({ world }) => {
  const company = await pageOf(world);
  let fields: Record<string, string> = { ...without(typedFields(company), 'country'), add_work: '1' };
  const first = await post(world, company, fields);
  expect(first.status).toBe(200);
  expect(first.page.all(({ attribs }) => attribs['aria-invalid'] !== undefined)).toEqual([]);
  expect(first.page.controls('works.3.description')[0]!.attribs).toHaveProperty('autofocus');
  expect(first.page.value('works.0.description')).toBe(fields['works.0.description']);
  for (let blocks = 4; blocks < 20; blocks++) {
    fields = { ...(await post(world, company, fields)).page.fields(), add_work: '1' };
  }
  const last = await post(world, company, fields);
  expect(last.page.controls('works.19.description')).toHaveLength(1);
  expect(last.page.all(({ attribs }) => attribs.name === 'add_work')).toEqual([]);

  const all = Object.fromEntries(
    [...Array(21).keys()].flatMap((index) => [
      [`works.${index}.description`, `Work with the number ${index}`],
      [`works.${index}.kind`, 'text'],
    ]),
  );
  const { status, page } = await post(world, company, { ...typedFields(company), ...all });
  expect([status, page.error('works.0.description')]).toEqual([400, messages.formTooManyWorks]);
});

test('a form that is taken leads to a page with its reference, which a reload repeats', async ({ world }) => {
  const company = await pageOf(world);
  const typed = typedFields(company);
  const { status, headers, body } = await post(world, company, typed);
  expect(status).toBe(303);
  expect(headers.location).toMatch(new RegExp(`^/p/${company.slug}/sent/SH-[0-9A-Z]{4}-[0-9A-Z]{4}$`));
  expect(body).toBe('');
  const sent = read(await world.visitor().request({ url: String(headers.location) }));
  expect([sent.status, sent.page.texts('h1')]).toEqual([200, ['Check your email']]);
  const reference = String(headers.location).split('/').at(-1)!;
  expect(sent.page.texts('dd')).toEqual([reference]);
  expect(await world.mails(typed.email!)).toHaveLength(1);

  const wrong = await world.visitor().request({ url: `/p/${company.slug}/sent/SH-0000-0001` });
  expect(wrong.statusCode).toBe(404);
});

test('a form drawn before the slug changed is taken', async ({ world }) => {
  const company = await pageOf(world);
  await company.owner.call(changePublicPage, {
    params: { id: company.company_id },
    body: { slug: `${company.slug}-new` },
  });
  const refused = await post(world, company, {});
  expect(refused.status).toBe(400);
  expect(refused.page.tags('form')[0]!.attribs.action).toBe(`/p/${company.slug}-new/notice`);
  const { status, headers } = await post(world, { slug: company.slug.toUpperCase() }, typedFields(company));
  expect([status, headers.location]).toEqual([303, expect.stringMatching(`^/p/${company.slug}-new/sent/`)]);
});

test('in German the form is German, and what is signed is English with a translation', async ({ world }) => {
  const company = await pageOf(world);
  const { page } = await open(world, company, '?lang=de');
  const [english, german] = [policyText('en'), policyText('de')];
  expect(page.tags('html')[0]!.attribs.lang).toBe('de');
  expect(page.texts('h1')).toEqual(['Urheberrechtsverletzung melden']);
  const inEnglish = page.all(({ name, attribs }) => name === 'span' && attribs.lang === 'en');
  expect(inEnglish).toHaveLength(6);
  const spans = page.texts('span');
  for (const name of STATEMENTS) {
    expect(spans).toContain(english.statements[name](company.company));
    expect(spans).toContain(german.statements[name](company.company));
  }
  expect(spans).toEqual(expect.arrayContaining([english.englishIsSigned, german.englishIsSigned]));
  expect(page.tags('form')[0]!.attribs.action).toBe(`/p/${company.slug}/notice?lang=de`);

  const refused = await post(world, company, {}, '?lang=de');
  expect([refused.status, refused.page.error('role')]).toEqual([
    400,
    'Bitte geben Sie an, ob Sie der Rechteinhaber sind oder für ihn handeln.',
  ]);
  const taken = await post(world, company, typedFields(company), '?lang=de');
  expect(taken.headers.location).toMatch(/\/sent\/SH-\w{4}-\w{4}\?lang=de$/);
  const onEnglishPage = await open(world, company);
  expect(onEnglishPage.body).not.toContain('The English text is what you sign.');
});

test('another language keeps what was typed', async ({ world }) => {
  const company = await pageOf(world);
  const typed = without(typedFields(company), 'name');
  const { status, page } = await post(world, company, { ...typed, redraw: 'fr' }, '?lang=fr');
  expect([status, page.tags('html')[0]!.attribs.lang]).toEqual([200, 'fr']);
  expect(page.fields()).toMatchObject(typed);
  expect(page.all(({ attribs }) => attribs['aria-invalid'] !== undefined)).toEqual([]);
});

test('the stamp of the first drawing survives refusals', async ({ world }) => {
  const company = await pageOf(world);
  const drawn = (await open(world, company)).page.value('drawn')!;
  const refused = await post(world, company, { drawn });
  expect(refused.page.value('drawn')).toBe(drawn);
});

test('beyond the limit the form is drawn again with everything typed', async ({ world }) => {
  const company = await pageOf(world);
  const visitor = stranger(world);
  const send = async (fields: Fields) =>
    read(await visitor.request({ method: 'POST', url: `/p/${company.slug}/notice`, ...urlEncoded(fields) }));
  for (let sent = 0; sent < 10; sent++) expect((await send(typedFields(company))).status).toBe(303);
  const typed = typedFields(company);
  const { status, headers, page } = await send(typed);
  expect([status, Number(headers['retry-after']) > 3000]).toEqual([429, true]);
  expect(page.texts('h2').join()).toMatch(
    new RegExp(`Please try again after .+ UTC, or write to ${world.deps.config.AGENT_EMAIL}\\.`),
  );
  expect(page.fields()).toMatchObject({ ...typed });
});

test('a body that is no form is refused with a page', async ({ world }) => {
  const company = await pageOf(world);
  const url = `/p/${company.slug}/notice`;
  const json = await world
    .visitor()
    .request({ method: 'POST', url, payload: '<a/>', headers: { 'content-type': 'text/xml' } });
  expect([json.statusCode, json.headers['content-type']]).toEqual([415, 'text/html; charset=utf-8']);
  const huge = await post(world, company, { where: 'x'.repeat(7 * 1024 * 1024) });
  expect([huge.status, huge.page.texts('h1')]).toEqual([413, ['This form is too large']]);
});
