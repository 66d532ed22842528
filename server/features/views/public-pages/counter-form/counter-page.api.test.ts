import { expect } from 'vitest';
import { COUNTER_STATEMENTS } from '#core/contract/intake/counter-form.ts';
import { LANGUAGES } from '#core/contract/intake/notice-form.ts';
import { changePublicPage } from '#core/contract/intake/public-page.ts';
import { counterCopy } from '#core/copy/pages/counter/counter-copy.ts';
import { byMailSentence, translateError } from '#core/copy/pages/form-errors.ts';
import { policyText } from '#core/copy/pages/policy/policy-text.ts';
import { messages } from '#core/messages.ts';
import { HtmlPage, urlEncoded } from '#tests/samples/html-page.ts';
import { confirmToken, counterBody, type Page, pageOf, statusToken, stranger } from '#tests/world/forms.ts';
import { test, type World } from '#tests/world/world.ts';

type Fields = Record<string, string>;

/** A valid form with the fields of the page. */
function typedFields(page: Page, changes: Fields = {}): Fields {
  const { urls, mistake, jurisdiction, service, ...texts } = counterBody(page);
  const boxes = Object.fromEntries(COUNTER_STATEMENTS.map((name) => [name, 'true']));
  return { ...(texts as Fields), ...boxes, urls: urls.join('\r\n'), ...changes };
}

const read = (response: { statusCode: number; body: string; headers: Record<string, unknown> }) => ({
  status: response.statusCode,
  headers: response.headers,
  body: response.body,
  page: new HtmlPage(response.body),
});

const open = async (world: World, url: string) => read(await world.visitor().request({ url }));
const post = async (world: World, url: string, fields: Fields) =>
  read(await world.visitor().request({ method: 'POST', url, ...urlEncoded(fields) }));

test('the policy page leads to a form of one page in four languages', async ({ world }) => {
  const company = await pageOf(world);
  const at = `/p/${company.slug}/counter-notice`;
  const policy = await open(world, `/p/${company.slug}`);
  expect(policy.page.tags('a').map(({ attribs }) => attribs.href)).toContain(at);
  const block = await open(world, `/p/${company.slug}/policy-block.html`);
  expect(block.body).toContain(`href="${world.deps.config.PUBLIC_URL}${at}"`);
  for (const lang of LANGUAGES) {
    const { status, page, headers } = await open(world, `${at}?lang=${lang}`);
    expect([status, headers['content-language'], page.texts('h1')]).toEqual([200, lang, [counterCopy[lang].title]]);
    const [form] = page.tags('form');
    expect(form!.attribs).toMatchObject({ method: 'post', action: `${at}?lang=${lang}`, novalidate: '' });
    expect(page.all(({ name, attribs }) => name === 'fieldset' && attribs.class === 'step')).toHaveLength(4);
    // What is signed is English.
    for (const name of COUNTER_STATEMENTS) {
      expect(page.value(name)).toBeUndefined();
      expect(page.texts('span')).toContain(policyText('en').counterStatements[name](company.company));
      expect(page.texts('span')).toContain(policyText(lang).counterStatements[name](company.company));
    }
    expect(page.value('drawn')).not.toBe('');
    expect(page.controls('website')[0]!.parent).toMatchObject({ attribs: { 'aria-hidden': 'true' } });
    for (const { attribs } of page.all(
      ({ name, attribs }) => /input|textarea/.test(name) && attribs.type !== 'hidden',
    )) {
      const isLabeled =
        page.tags('label').some((label) => label.attribs.for === attribs.id) || attribs.type === 'checkbox';
      expect([attribs.name, isLabeled]).toEqual([attribs.name, true]);
    }
  }
});

test('a refused form shows every error beside its field, with everything typed', async ({ world }) => {
  const company = await pageOf(world);
  for (const lang of ['en', 'de'] as const) {
    const at = `/p/${company.slug}/counter-notice?lang=${lang}`;
    const values = { company: company.company, agentEmail: world.deps.config.AGENT_EMAIL };
    const told = (sentence: string) => translateError(sentence, lang, values);
    const empty = await post(world, at, {});
    expect(empty.status).toBe(400);
    const errors = {
      ...{ name: messages.nameRequired, email: messages.emailRequired, address: messages.counterAddressRequired },
      ...{ country: messages.countryRequired, phone: messages.counterPhoneRequired, urls: messages.urlRequired },
      ...Object.fromEntries(COUNTER_STATEMENTS.map((name) => [name, messages.formStatementRequired])),
    };
    for (const [name, sentence] of Object.entries(errors)) {
      expect([name, empty.page.error(name)]).toEqual([name, told(sentence)]);
    }
    const typed = typedFields(company, { urls: 'nonsense', explanation: '"<b>mine</b>"', signature: 'Nobody' });
    const { page } = await post(world, at, typed);
    for (const name of ['name', 'explanation', 'urls', 'phone', 'signature']) {
      expect([name, page.value(name)]).toEqual([name, typed[name]]);
    }
  }
});

test('a taken form leads to a page of its own, and is confirmed by a button', async ({ world }) => {
  const company = await pageOf(world);
  const at = `/p/${company.slug}/counter-notice?lang=fr`;
  const { page } = await open(world, at);
  world.clock.advance(60);
  const fields = typedFields(company, { drawn: page.value('drawn')! });
  const { status, headers } = await post(world, at, fields);
  const location = String(headers.location);
  expect([status, location]).toEqual([303, expect.stringMatching(/\/sent\/SH-[0-9A-Z-]+\?lang=fr$/)]);
  const sent = await open(world, location);
  expect([sent.status, sent.page.texts('p').includes(counterCopy.fr.sent.received)]).toEqual([200, true]);
  const { is_suspect, lang, state } = await world.deps.db
    .selectFrom('submissions')
    .select(['is_suspect', 'lang', 'state'])
    .where('reference', '=', /SH-[0-9A-Z-]+/.exec(location)![0])
    .executeTakeFirstOrThrow();
  expect([is_suspect, lang, state]).toEqual([false, 'fr', 'submitted']);
  const link = `/n/confirm/${await confirmToken(world, fields.email!)}`;
  for (let scan = 0; scan < 2; scan++) {
    const seen = await open(world, link);
    expect([seen.status, seen.page.texts('h1')]).toEqual([200, [counterCopy.fr.confirm.title]]);
  }
  const done = await post(world, link, {});
  expect([done.status, done.page.texts('h1')]).toEqual([200, [counterCopy.fr.confirm.doneTitle]]);
  expect((await open(world, link)).page.texts('h1')).toEqual([counterCopy.fr.confirm.doneTitle]);

  await world.work();
  const shown = await open(world, `/n/${await statusToken(world, fields.email!)}`);
  const { title, urls, text, write } = counterCopy.fr.status;
  const reference = /SH-[0-9A-Z-]+/.exec(location)![0];
  expect([shown.status, shown.page.texts('h1')]).toEqual([200, [`${title} ${reference}`]]);
  expect(shown.page.texts('h2')).toEqual([urls, text]);
  expect(shown.page.texts('p')).toContain(write(world.deps.config.AGENT_EMAIL));
  // Nothing can be done here: neither form of a notice is drawn.
  expect(shown.page.tags('form')).toEqual([]);
});

test('another language keeps what was typed, and an earlier slug is taken', async ({ world }) => {
  const company = await pageOf(world);
  const at = (slug: string) => `/p/${slug}/counter-notice`;
  const { status, page } = await post(world, `${at(company.slug)}?lang=es`, { redraw: 'es', name: 'Ida' });
  expect([status, page.value('name'), page.texts('h1')]).toEqual([200, 'Ida', [counterCopy.es.title]]);
  const slug = `${company.slug}-new`;
  await company.owner.call(changePublicPage, { params: { id: company.company_id }, body: { slug } });
  const taken = await post(world, at(company.slug), typedFields(company));
  expect([taken.status, taken.headers.location]).toEqual([303, expect.stringMatching(new RegExp(`^/p/${slug}/sent/`))]);
  const moved = await open(world, `${at(company.slug)}?lang=de`);
  expect([moved.status, moved.headers.location]).toEqual([301, `${at(slug)}?lang=de`]);
});

test('its network limit is that of all forms, and under load it demands a proof of work', async ({ world }) => {
  const company = await pageOf(world);
  const url = `/p/${company.slug}/counter-notice`;
  const visitor = stranger(world);
  for (let n = 0; n < 10; n++) {
    const { statusCode } = await visitor.request({ method: 'POST', url, ...urlEncoded(typedFields(company)) });
    expect(statusCode).toBe(303);
  }
  const typed = typedFields(company);
  const refused = read(await visitor.request({ method: 'POST', url, ...urlEncoded(typed) }));
  expect([refused.status, refused.page.value('name'), Number(refused.headers['retry-after']) > 0]).toEqual([
    ...[429, typed.name, true],
  ]);
  for (let n = 0; n < 41; n++) await post(world, url, typedFields(company));
  const under = await post(world, url, typedFields(company));
  expect([under.status, under.page.value('proof.challenge') !== '']).toEqual([403, true]);
  expect(under.body).toContain(byMailSentence('en', world.deps.config.AGENT_EMAIL));
});
