import { expect } from 'vitest';
import { STATEMENTS } from '#core/contract/intake/notice-form.ts';
import { getNotice } from '#core/contract/intake/notices.ts';
import { messages } from '#core/messages.ts';
import { HtmlPage } from '#tests/samples/html-page.ts';
import { multipart, type Part, PNG } from '#tests/samples/multipart.ts';
import { confirmToken, formBody, noticeOf, type Page, pageOf } from '#tests/world/forms.ts';
import { test, type World } from '#tests/world/world.ts';

/** A valid form in parts, in the order of the page: the files come before the statements and the signature. */
function partsOf(page: Page, files: readonly Part[], changes: Record<string, string> = {}): Part[] {
  const { works, urls, signature, email, email_repeat, name, country, phone, role } = formBody(page);
  const before = { role, name, email, email_repeat, country, phone, 'works.0.description': works[0]!.description };
  const after = { ...Object.fromEntries(STATEMENTS.map((one) => [one, 'true'])), signature };
  const texts = (fields: Record<string, string>): Part[] =>
    Object.entries({ ...fields, ...changes })
      .filter(([field]) => field in fields)
      .map(([field, bytes]) => ({ field, bytes }));
  return [...texts({ ...before, 'works.0.kind': 'image', urls: urls[0]! }), ...files, ...texts(after)];
}

const send = async (world: World, { slug }: Page, parts: readonly Part[]) => {
  const response = await world.visitor().request({ method: 'POST', url: `/p/${slug}/notice`, ...multipart(...parts) });
  return { status: response.statusCode, headers: response.headers, page: new HtmlPage(response.body) };
};

const AGAIN = 'Your files were not saved. Please choose them again.';
const file = (name: string, bytes: Buffer | string = PNG): Part => ({ field: 'files', file: name, bytes });

test('files of the form are files of the notice; an empty file field is none', async ({ world }) => {
  const company = await pageOf(world);
  const parts = partsOf(company, [file('screen one.png'), file('', ''), { ...file('other.png'), field: 'elsewhere' }]);
  const { status, headers } = await send(world, company, parts);
  expect(status).toBe(303);
  const email = String(parts.find(({ field }) => field === 'email')!.bytes);
  const token = await confirmToken(world, email);
  await world.visitor().request({ method: 'POST', url: `/n/confirm/${token}` });
  const notice = (await noticeOf(world, String(headers.location).split('/').at(-1)!))!;
  const { attachments } = await company.owner.call(getNotice, { params: { id: notice } });
  expect(attachments.map(({ name }) => name)).toEqual(['screen one.png']);
});

test('a refused form says that files must be chosen again, only if there were any', async ({ world }) => {
  const company = await pageOf(world);
  const wrong = { country: '' };
  const withFile = await send(world, company, partsOf(company, [file('a.png')], wrong));
  expect([withFile.status, withFile.page.texts('p').includes(AGAIN)]).toEqual([400, true]);
  const without = await send(world, company, partsOf(company, [file('', '')], wrong));
  expect([without.status, without.page.texts('p').includes(AGAIN)]).toEqual([400, false]);
});

test('too many files are refused with the faults of the fields, and everything typed stays', async ({ world }) => {
  const company = await pageOf(world);
  const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(`${name}.png`));
  const { status, page } = await send(world, company, partsOf(company, files, { country: '' }));
  expect(status).toBe(400);
  expect([page.error('files'), page.error('country')]).toEqual([messages.formTooManyFiles, messages.countryRequired]);
  expect([page.value('signature'), page.value('accuracy')]).toEqual(['Nora Quill', 'true']);
});

test('more than 10 MB together are refused with 413, and everything typed stays', async ({ world }) => {
  const company = await pageOf(world);
  const half = Buffer.alloc(6 * 1024 * 1024, 'x');
  const { status, page } = await send(world, company, partsOf(company, [file('a.bin', half), file('b.bin', half)]));
  expect([status, page.error('files')]).toEqual([413, messages.formTooManyFiles]);
  expect(page.texts('p')).toContain(AGAIN);
  expect([page.value('name'), page.value('signature')]).toEqual(['Nora Quill', 'Nora Quill']);
});

test('broken multipart bodies are refused with a page', async ({ world }) => {
  const company = await pageOf(world);
  const { payload, headers } = multipart({ field: 'name', bytes: 'Nora' });
  const url = `/p/${company.slug}/notice`;
  const cut = await world.visitor().request({ method: 'POST', url, payload: payload.subarray(0, 60), headers });
  expect([cut.statusCode, cut.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  const many = await send(
    world,
    company,
    [...Array(400).keys()].map((index) => ({ field: `x${index}`, bytes: 'x' })),
  );
  expect(many.status).toBe(413);
});
