import { describe, expect } from 'vitest';
import { submitNotice } from '#core/contract/intake/submissions.ts';
import { submissionLetters } from '#core/copy/intake/submissions/letters.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { readReference } from '#core/rules/intake/submission-reference.ts';
import { putDomain, someDomain } from '#tests/world/companies.ts';
import { type FormBody, formBody, noticeOf, type Page, pageOf } from '#tests/world/forms.ts';
import { test, type World } from '#tests/world/world.ts';

const refusedForm = (world: World, { slug }: Pick<Page, 'slug'>, body: object) =>
  world.visitor().refused(submitNotice, { params: { slug }, body } as never);

/** The field errors of a refused form, without the general keys. */
async function faultsOf(world: World, page: Page, body: object): Promise<Record<string, unknown>> {
  const { status, body: refusal } = await refusedForm(world, page, body);
  expect(status).toBe(400);
  const { message, errors, ...fields } = refusal;
  expect(errors).toHaveLength(Object.keys(fields).length);
  expect(message).toBe((Object.values(fields)[0] as string[])[0]);
  return Object.fromEntries(Object.entries(fields).map(([field, sentences]) => [field, (sentences as string[])[0]]));
}

const submissionsOf = ({ deps }: World, { company_id }: Page) =>
  deps.db.selectFrom('submissions').selectAll().where('company_id', '=', company_id).orderBy('id').execute();

describe('a form that is taken', () => {
  test('answers 202 with its reference, stores the form, and mails a link', async ({ world }) => {
    const page = await pageOf(world);
    const form = formBody(page);
    const response = await world
      .visitor()
      .request({ method: 'POST', url: `/api/p/${page.slug}/notices/`, payload: form });
    expect(response.statusCode).toBe(202);
    const { reference } = response.json();
    expect(response.json()).toEqual({ reference });
    expect(readReference(reference)).toBe(reference);
    const [stored] = await submissionsOf(world, page);
    expect(stored).toMatchObject({
      reference,
      state: 'submitted',
      is_suspect: false,
      lang: 'en',
      policy_version: '2026-11-17',
    });
    expect(stored!.form).toMatchObject({
      name: 'Nora Quill',
      urls: form.urls,
      works: [{ ...form.works[0], urls: [] }],
    });
    const [mail] = await world.mails(form.email);
    expect(mail!.subject).toBe(`Confirm your notice ${reference}`);
    expect(mail!.text).toMatch(/http:\/\/localhost:3000\/n\/confirm\/[\w-]{43}\n/);
    // Nothing that was typed goes to an address that may be anybody's.
    expect(mail!.text + mail!.html).not.toMatch(/Nora|lighthouse|Harbor Lane/);
    expect(await noticeOf(world, reference)).toBeUndefined();
  });

  test('keeps tokens as SHA-256 only', async ({ world }) => {
    const page = await pageOf(world);
    const form = formBody(page);
    await world.visitor().call(submitNotice, { params: { slug: page.slug }, body: form } as never);
    const [mail] = await world.mails(form.email);
    const token = /\/n\/confirm\/([\w-]{43})/.exec(mail!.text)![1]!;
    const [stored] = await submissionsOf(world, page);
    expect(stored!.confirm_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test.for(['es', 'fr', 'de'] as const)('speaks %s in its mail, and English in its answer', async (lang, { world }) => {
    const page = await pageOf(world);
    const form = formBody(page);
    const url = `/api/p/${page.slug}/notices/`;
    const headers = { 'accept-language': `${lang}-CH, en;q=0.5` };
    const { reference } = (await world.visitor().request({ method: 'POST', url, payload: form, headers })).json();
    const [mail] = await world.mails(form.email);
    expect(mail!.subject).toBe(submissionLetters[lang].confirm.subject(reference));
    expect(mail!.html).toContain(`<html lang="${lang}">`);
    const refused = await world.visitor().request({ method: 'POST', url, payload: {}, headers });
    expect(refused.json().name).toEqual([messages.nameRequired]);
    const named = formBody(page);
    await world.visitor().request({ method: 'POST', url: `${url}?lang=es`, payload: named, headers });
    expect((await world.mails(named.email))[0]!.html).toContain('<html lang="es">');
  });

  test('may be about an Expired or a Suspended company', async ({ world }) => {
    for (const status_id of [COMPANY_STATUS.expired, COMPANY_STATUS.suspended]) {
      const page = await pageOf(world);
      await world.deps.db.updateTable('companies').set({ status_id }).where('id', '=', page.company_id).execute();
      await world.visitor().call(submitNotice, { params: { slug: page.slug }, body: formBody(page) } as never);
      expect(await submissionsOf(world, page)).toHaveLength(1);
    }
  });

  test('has its URLs folded, completed and each on a site of the company', async ({ world }) => {
    const page = await pageOf(world);
    const { domain } = page;
    const urls = [
      `${domain}/a`,
      ` HTTP://${domain.toUpperCase()}/a `,
      `https://cdn.${domain}/B`,
      `ftp://www.${domain}/b`,
    ];
    await world.visitor().call(submitNotice, { params: { slug: page.slug }, body: formBody(page, { urls }) } as never);
    const [stored] = await submissionsOf(world, page);
    expect(stored!.form.urls).toEqual([`http://${domain}/a`, `https://cdn.${domain}/B`, `ftp://www.${domain}/b`]);
  });

  test('with 250 addresses after folding', async ({ world }) => {
    const page = await pageOf(world);
    const many = Array.from({ length: 250 }, (_, n) => `http://${page.domain}/${n}`);
    // Without a scheme, as people paste them, and with another case of the host.
    const repeats = many
      .slice(0, 40)
      .flatMap((url) => [url.replace('http://', ''), ` ${url.replace(page.domain, page.domain.toUpperCase())}`]);
    const urls = [...many, ...repeats];
    const { countryRequired } = messages;
    expect(await faultsOf(world, page, formBody(page, { urls, country: '' }))).toEqual({ country: countryRequired });
    await world.visitor().call(submitNotice, { params: { slug: page.slug }, body: formBody(page, { urls }) } as never);
    const tooMany = messages.formTooManyUrls('agent@safeharbor.example');
    for (const more of [[...many, `http://${page.domain}/250`], Array.from({ length: 1001 }, () => many[0]!)]) {
      const faults = await faultsOf(world, page, formBody(page, { urls: more }));
      expect(Object.keys(faults)).toEqual(['urls']);
      expect(faults.urls).toBe(tooMany.replace('agent@safeharbor.example', world.deps.config.AGENT_EMAIL));
    }
  });
});

describe('a form that is refused', () => {
  test.for<[field: keyof FormBody, faults: Record<string, string>]>([
    ['role', { role: messages.formRoleRequired }],
    ['name', { name: messages.nameRequired }],
    ['email', { email: messages.emailRequired }],
    ['email_repeat', { email_repeat: messages.formEmailsDiffer }],
    ['country', { country: messages.countryRequired }],
    ['works', { works: messages.formWorkRequired }],
    ['urls', { urls: messages.urlRequired }],
    ['good_faith', { good_faith: messages.formStatementRequired }],
    ['fair_use', { fair_use: messages.formStatementRequired }],
    ['accuracy', { accuracy: messages.formStatementRequired }],
    ['misrepresentation', { misrepresentation: messages.formStatementRequired }],
    ['forwarding', { forwarding: messages.formStatementRequired }],
    ['signature', { signature: messages.formSignatureDiffers }],
  ])('without %s says so', async ([field, faults], { world }) => {
    const page = await pageOf(world);
    const { [field]: _, ...rest } = formBody(page);
    expect(await faultsOf(world, page, rest)).toEqual(faults);
    expect(await submissionsOf(world, page)).toEqual([]);
  });

  test.for<[what: string, changes: (domain: string) => object, faults: Record<string, string>]>([
    ['an agent without an owner', () => ({ role: 'agent' }), { owner_name: messages.formOwnerRequired }],
    ['another role', () => ({ role: 'friend' }), { role: messages.formRoleRequired }],
    ['no address', () => ({ email: 'nora', email_repeat: 'nora' }), { email: messages.emailInvalid }],
    ['another repetition', () => ({ email_repeat: 'other@example.com' }), { email_repeat: messages.formEmailsDiffer }],
    ['neither street nor phone', () => ({ address: ' ', phone: '' }), { address: messages.formAddressOrPhone }],
    [
      'a short description',
      () => ({ works: [{ description: 'A photo', kind: 'image' }] }),
      { 'works.0.description': messages.formWorkRequired },
    ],
    [
      'a long description',
      () => ({ works: [{ description: 'x'.repeat(2001), kind: 'image' }] }),
      { 'works.0.description': 'Ensure this field has at most 2000 characters.' },
    ],
    [
      'no kind',
      () => ({ works: [{ description: 'A photograph of a quay' }] }),
      { 'works.0.kind': messages.formWorkKindRequired },
    ],
    [
      'another kind',
      () => ({ works: [{ description: 'A photograph of a quay', kind: 'dance' }] }),
      { 'works.0.kind': messages.formWorkKindRequired },
    ],
    [
      'a bad URL of a work',
      () => ({
        works: [
          { description: 'A photograph of a quay', kind: 'text', urls: ['https://example.com/', 'http://10.0.0.1/'] },
        ],
      }),
      { 'works.0.urls.1': messages.urlInvalid },
    ],
    [
      '21 works',
      () => ({ works: Array.from({ length: 21 }, () => ({ description: 'A photograph of a quay', kind: 'text' })) }),
      { works: messages.formTooManyWorks },
    ],
    ['no works', () => ({ works: [] }), { works: messages.formWorkRequired }],
    ['no URLs', () => ({ urls: [] }), { urls: messages.urlRequired }],
    [
      'a private URL',
      (domain) => ({ urls: [`https://${domain}/`, 'http://192.168.0.1/x'] }),
      { 'urls.1': messages.urlInvalid },
    ],
    ['no URL', (domain) => ({ urls: [`https://${domain}/`, 'the second page'] }), { 'urls.1': messages.urlInvalid }],
    ['a long place', () => ({ where: 'x'.repeat(2001) }), { where: 'Ensure this field has at most 2000 characters.' }],
    [
      'a long name',
      () => ({ name: 'x'.repeat(201), signature: 'x'.repeat(201) }),
      { name: 'Ensure this field has at most 200 characters.' },
    ],
    ['another signature', () => ({ signature: 'Nora Q.' }), { signature: messages.formSignatureDiffers }],
    [
      'a box that is only truthy',
      () => ({ good_faith: 'on', fair_use: 1, accuracy: 'true' }),
      {
        good_faith: messages.formStatementRequired,
        fair_use: messages.formStatementRequired,
        accuracy: messages.formStatementRequired,
      },
    ],
  ])('with %s says so', async ([, changes, faults], { world }) => {
    const page = await pageOf(world);
    expect(await faultsOf(world, page, formBody(page, changes(page.domain)))).toEqual(faults);
  });

  test('takes a signature that differs in case and spaces, and an address in any case', async ({ world }) => {
    const page = await pageOf(world);
    const form = formBody(page);
    const body = { ...form, signature: '  nora   QUILL ', email_repeat: ` ${form.email.toUpperCase()} ` };
    await world.visitor().call(submitNotice, { params: { slug: page.slug }, body } as never);
  });

  test('names a URL that is on another site, by its line', async ({ world }) => {
    const [page, other] = [await pageOf(world), await pageOf(world)];
    const { name: sub } = await putDomain(world, other.company_id, { name: `theirs.${page.domain}` });
    const urls = [
      `https://${page.domain}/`,
      `https://${other.domain}/x`,
      `https://${someDomain()}/`,
      `https://a.${sub}/`,
      'x',
    ];
    const elsewhere = `This address is not on a site of ${page.company}.`;
    expect(await faultsOf(world, page, formBody(page, { urls }))).toEqual({
      'urls.1': elsewhere,
      'urls.2': elsewhere,
      'urls.3': elsewhere,
      'urls.4': messages.urlInvalid,
    });
  });

  test('tells all faults in one round', async ({ world }) => {
    const page = await pageOf(world);
    const faults = await faultsOf(world, page, {
      role: 'agent',
      name: 'Nora Quill',
      email: 'nora@example.com',
      email_repeat: 'nora@example.org',
      works: [{ description: 'short' }],
      urls: ['https://example.com/', 'nothing'],
      good_faith: true,
      signature: 'Someone else',
    });
    expect(faults).toEqual({
      country: messages.countryRequired,
      'works.0.description': messages.formWorkRequired,
      'works.0.kind': messages.formWorkKindRequired,
      'urls.0': messages.formUrlElsewhere(page.company),
      'urls.1': messages.urlInvalid,
      fair_use: messages.formStatementRequired,
      accuracy: messages.formStatementRequired,
      misrepresentation: messages.formStatementRequired,
      forwarding: messages.formStatementRequired,
      owner_name: messages.formOwnerRequired,
      email_repeat: messages.formEmailsDiffer,
      address: messages.formAddressOrPhone,
      signature: messages.formSignatureDiffers,
    });
  });

  test('is 404 where there is no page, 410 where the company was removed, and takes no files', async ({ world }) => {
    const page = await pageOf(world);
    expect((await refusedForm(world, { slug: 'nobody-here' }, {})).status).toBe(404);
    const { db } = world.deps;
    await db.updateTable('public_pages').set({ is_on: false }).where('company_id', '=', page.company_id).execute();
    expect((await refusedForm(world, page, formBody(page))).status).toBe(404);
    expect((await refusedForm(world, page, {})).status).toBe(404);
    const { removed } = COMPANY_STATUS;
    await db.updateTable('companies').set({ status_id: removed }).where('id', '=', page.company_id).execute();
    const { status, body } = await refusedForm(world, page, formBody(page));
    const sentence = `${page.company} no longer uses this agent. Please write to ${page.company} directly.`;
    expect([status, body]).toEqual([410, { message: sentence }]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const url = `/api/p/${page.slug}/notices/`;
    const multipart = await world.visitor().request({ method: 'POST', url, payload: '--x--\r\n', headers });
    expect(multipart.statusCode).toBe(415);
  });
});

test('a form that is sent twice within ten minutes is one form with one mail', async ({ world }) => {
  const page = await pageOf(world);
  const form = formBody(page);
  const send = async (body: object) =>
    (await world.visitor().call(submitNotice, { params: { slug: page.slug }, body } as never)).reference;
  const first = await send(form);
  expect(await send({ ...form, name: ' Nora Quill' })).toBe(first);
  expect(await world.mails(form.email)).toHaveLength(1);
  expect(await submissionsOf(world, page)).toHaveLength(1);
  expect(await send({ ...form, where: 'In the header' })).not.toBe(first);
  world.clock.advance(601);
  expect(await send(form)).not.toBe(first);
  expect(await world.mails(form.email)).toHaveLength(3);
});
