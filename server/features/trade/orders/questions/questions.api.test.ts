import { expect } from 'vitest';
import { askCustomer } from '#core/contract/trade/order-questions.ts';
import { getOrder } from '#core/contract/trade/orders.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { arriveAsIs, rawMessage } from '#tests/world/intake.ts';
import { historyOf, orderIn } from '#tests/world/orders.ts';
import { test, type World } from '#tests/world/world.ts';
import { REPLY_MARKER } from './answer-text.ts';

/** An order with a question about it, and the address for answers. */
async function asked(world: World) {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const order = await orderIn(world, owner, 'processing');
  const note = await superuser.call(askCustomer, { params: order, body: { text: 'What is the legal name?' } });
  const [mail] = await world.mails(owner.email);
  const notes = async () => (await owner.call(getOrder, { params: order })).notes.map(({ text }) => text);
  return { owner, superuser, order, note, mail: mail!, address: mail!.reply_to!, notes };
}

const answer = (address: string, body: string, headers: Record<string, string> = {}) =>
  rawMessage({ From: 'Ada <ada@example.com>', To: `Agent <${address}>`, Subject: 'Re: Question', ...headers }, body);

test('a question goes to owners and administrators, and is logged on the order', async ({ world }) => {
  const { owner, superuser, order, note, mail, address, notes } = await asked(world);
  expect(note).toMatchObject({ user: { id: superuser.id }, text: expect.stringContaining('What is the legal name?') });
  expect(await notes()).toEqual([note.text]);
  expect(mail.subject).toBe(`Question about order ${order.number}: registration of ${order.company.name}`);
  expect(mail.text).toMatch(new RegExp(`^Hello,\n\n${REPLY_MARKER}\n.*What is the legal name\\?`, 's'));
  expect(address).toMatch(/^agent\+question-[0-9a-f]{32}@localhost$/);
  expect((await historyOf(world, CONTENT_TYPES.order, order.id)).at(-1)).toMatchObject({ action: 'note added' });
  const viewer = await world.user();
  await world.join(order.company.id, viewer, 'viewer');
  await superuser.call(askCustomer, { params: order, body: { text: 'And the phone?' } });
  expect(await world.mails(viewer.email)).toEqual([]);
  expect((await world.mails(owner.email))[0]!.reply_to).not.toBe(address);
  const blank = await superuser.refused(askCustomer, { params: order, body: { text: ' ' } });
  expect([blank.status, blank.body.text]).toEqual([400, [messages.questionRequired]]);
  expect((await owner.refused(askCustomer, { params: order, body: { text: 'Why?' } })).status).toBe(403);
});

test('the answer becomes a note without the quoted question, and the asker is told', async ({ world }) => {
  const { superuser, address, mail, notes } = await asked(world);
  const quoted = mail.text.replace(/^/gm, '> ');
  const body = `Harbor Hosting LLC, see <b>our</b> site.\n\nOn 17 Nov 2026, the agent wrote:\n${quoted}`;
  const raw = answer(address.toUpperCase(), body, { 'In-Reply-To': mail.message_id });
  expect(await arriveAsIs(world, raw)).toEqual([]);
  const text = 'Answer by email from ada@example.com:\n\nHarbor Hosting LLC, see <b>our</b> site.';
  expect((await notes())[0]).toBe(text);
  expect((await world.mails(superuser.email))[0]!.text).toContain(text);
  // The same message again adds nothing.
  await arriveAsIs(world, raw);
  expect(await notes()).toHaveLength(2);
});

test('automatic replies are ignored, and long answers are cut', async ({ world }) => {
  const { address, notes } = await asked(world);
  expect(
    await arriveAsIs(world, answer(address, 'I am out of the office.', { 'Auto-Submitted': 'auto-replied' })),
  ).toEqual([]);
  expect(await notes()).toHaveLength(1);
  expect(await arriveAsIs(world, answer(address, 'Our name. '.repeat(2000)))).toEqual([]);
  const [long] = await notes();
  expect(long!.length).toBeLessThanOrEqual(5000);
  expect(long).toContain('was omitted');
});

test('a message that matches no question is handled like any other, and so is the twenty-first answer', async ({
  world,
}) => {
  const { address, notes } = await asked(world);
  const unknown = address.replace(/[0-9a-f]{32}/, 'f'.repeat(32));
  expect(await arriveAsIs(world, answer(unknown, 'A message to nobody.'))).toHaveLength(1);
  for (let at = 0; at < 20; at++) expect(await arriveAsIs(world, answer(address, `Answer ${at}`))).toEqual([]);
  expect(await arriveAsIs(world, answer(address, 'Answer 21'))).toHaveLength(1);
  expect(await notes()).toHaveLength(21);
});

test('a notice that is sent as an answer is still a notice', async ({ world }) => {
  const { address, notes } = await asked(world);
  const notice = `DMCA takedown notice. I am the owner of the photographs at https://ada.example.net/photos.
The following material infringes my copyright: https://${'harbor'}-pages.example.org/stolen.jpg
I have a good faith belief that use of the material is not authorized by the copyright owner, its agent, or the law.
The information in this notice is accurate and, under penalty of perjury, I am the owner of the exclusive right.
Please remove it. Ada Marlow, 1 Quay Street, Portland, Maine, ada@example.com, +1 207 555 0100
/s/ Ada Marlow`;
  expect(await arriveAsIs(world, answer(address, notice))).toHaveLength(1);
  expect(await notes()).toHaveLength(2);
});
