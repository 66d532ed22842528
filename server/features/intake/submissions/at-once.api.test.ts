import { expect } from 'vitest';
import { confirmSubmission } from '#core/contract/intake/submissions.ts';
import { confirmToken, formBody, type Page, pageOf, stranger, submit } from '#tests/world/forms.ts';
import type { Person } from '#tests/world/person.ts';
import { test } from '#tests/world/world.ts';

const send = (who: Person, { slug }: Page, payload: object) =>
  who.request({ method: 'POST', url: `/api/p/${slug}/notices/`, payload });

test('a network does not pass its limit by sending forms at once', async ({ world }) => {
  const page = await pageOf(world);
  const who = stranger(world);
  const answers = await Promise.all(Array.from({ length: 15 }, () => send(who, page, formBody(page))));
  expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(10);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
});

test('a form that is sent several times at once is one form with one mail', async ({ world }) => {
  const page = await pageOf(world);
  const form = formBody(page);
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(world.visitor(), page, form)));
  expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
  expect(await world.mails(form.email)).toHaveLength(1);
});

test('a form that is confirmed several times at once is one notice with one forward', async ({ world }) => {
  const page = await pageOf(world);
  const { db } = world.deps;
  const notice_email = `notices-${page.company_id}@example.org`;
  await db.updateTable('companies').set({ notice_email }).where('id', '=', page.company_id).execute();
  const form = formBody(page);
  const reference = await submit(world, page, form);
  const token = await confirmToken(world, form.email);
  const confirm = () => world.visitor().call(confirmSubmission, { body: { token } });
  const answers = await Promise.all(Array.from({ length: 5 }, confirm));
  expect(answers).toEqual(Array(5).fill({ reference }));
  const made = await db.selectFrom('notices').select('id').where('company_id', '=', page.company_id).execute();
  expect(made).toHaveLength(1);
  await world.work();
  expect(await world.mails(notice_email)).toHaveLength(1);
  expect(await world.mails(form.email)).toHaveLength(2);
});
