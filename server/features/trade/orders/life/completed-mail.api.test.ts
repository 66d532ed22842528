import { expect } from 'vitest';
import { changePublicPage } from '#core/contract/intake/public-page.ts';
import { changeCompany, getCompany } from '#core/contract/registry/companies.ts';
import { placeAmendment, placeRenewal, removeCompany } from '#core/contract/registry/company-orders.ts';
import { completeOrder, getOrder, type Order, updateOrder } from '#core/contract/trade/orders.ts';
import { messages } from '#core/messages.ts';
import { expiryOf } from '#core/rules/registry/designation.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import { readAttachment } from '#server/features/records/files/read-attachment.ts';
import { someDomain } from '#tests/world/companies.ts';
import { IDS, placeOrder, registeredCompany, setStatus } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';

/** Completes an order that is in Processing. */
async function complete(world: World, superuser: Person, order: { id: number }, body: object = {}): Promise<Order> {
  await setStatus(world, order, 'processing');
  return superuser.call(completeOrder, { params: order, body });
}

const completed = async (world: World, { email }: Person) =>
  (await world.mails(email)).filter(({ subject }) => subject.includes(' is complete: '));

test('a completed registration is mailed to owners and administrators, with ids, date and the block', async ({
  world,
}) => {
  const [owner, administrator, viewer] = [await world.user(), await world.user(), await world.user()];
  const superuser = await world.superuser();
  const order = await placeOrder(owner);
  const name = someDomain();
  await owner.call(updateOrder, { params: order, body: { added: [{ name }] } });
  await world.join(order.company.id, administrator, 'administrator');
  await world.join(order.company.id, viewer, 'viewer');
  const done = await complete(world, superuser, order, { ...IDS, completed_date: '2026-01-31' });
  expect(done).toMatchObject({ ...IDS, completed_date: '2026-01-31' });
  expect(await completed(world, viewer)).toEqual([]);
  for (const person of [owner, administrator]) {
    const [mail, ...others] = await completed(world, person);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe(`Order ${order.number} is complete: registration of ${order.company.name}`);
    for (const part of [IDS.dmca_public_id, IDS.dmca_registration_id, 'Valid until: 31 Jan 2029', name]) {
      expect(mail!.text).toContain(part);
    }
    // The defaults of the AGENT_* settings, as they must stand on the customer's site.
    for (const line of [
      'Copyright Agent',
      'Safeharbor',
      '1 Harbor Way, Suite 100, Wilmington, DE 19801, United States',
    ]) {
      expect(mail!.text.split('\n')).toContain(line);
    }
    const slug = name.replaceAll('.', '-');
    expect(mail!.text).toContain('Put this on your own site too: the law asks for it there.');
    expect(mail!.text).toContain(
      `Notice form: http://localhost:3000/p/${slug}/notice\nCopyright policy: http://localhost:3000/p/${slug}\n`,
    );
    expect(mail!.file_ids).toHaveLength(1);
    const { name: file, type, bytes } = await readAttachment(world.deps.db, mail!.file_ids[0]!);
    expect([file, type]).toEqual(['copyright-agent.html', 'text/html']);
    const html = Buffer.from(bytes).toString();
    expect(html).toMatch(/^<section>.*DMCA-1042.*<\/section>\n$/s);
    expect(html).not.toMatch(/style|class=|<script/);
  }
  // The block belongs to the mail; the order's files are those that the superuser added.
  expect((await owner.call(getOrder, { params: order })).files).toEqual([]);
});

test('amendments and renewals are mailed with the new date; a removal without date and block', async ({ world }) => {
  const owner = await world.user();
  const { company_id, superuser } = await registeredCompany(world, owner, { completed_date: '2026-01-31' });
  const params = { id: company_id };
  const blockOf = async ([mail]: Awaited<ReturnType<typeof completed>>) =>
    Buffer.from((await readAttachment(world.deps.db, mail!.file_ids[0]!)).bytes).toString();
  const block = await blockOf(await completed(world, owner));
  await owner.call(changePublicPage, { params, body: { is_on: false } });
  const { order: amendment } = await owner.call(placeAmendment, { params, body: { city: 'Bangor' } });
  const filed = await complete(world, superuser, amendment, { completed_date: '2026-02-01' });
  expect(filed).toMatchObject(IDS);
  expect((await completed(world, owner))[0]!.text).toContain('Valid until: 1 Feb 2029');
  expect((await completed(world, owner))[0]!.text).toContain('City: Bangor');
  // The block is the same whether the public page is on or off.
  expect(await blockOf(await completed(world, owner))).toBe(block);
  expect((await completed(world, owner))[0]!.text).not.toContain('/p/');
  const { order: renewal } = await owner.call(placeRenewal, { params, body: {} });
  await complete(world, superuser, renewal, { completed_date: '2026-03-01', dmca_registration_id: 'DMCA-1069187' });
  expect((await completed(world, owner))[0]!.text).toContain('Valid until: 1 Mar 2029');
  expect((await completed(world, owner))[0]!.text).toContain('registration number DMCA-1069187');
  const { order: removal } = await owner.call(removeCompany, { params, body: { confirm: 'delete', reason: 'Closed' } });
  await complete(world, superuser, removal);
  const [mail] = await completed(world, owner);
  expect(mail!.subject).toContain('removal of');
  expect(mail!.text).toContain('DMCA-1069187');
  expect(mail!.text).not.toMatch(/until|\b20\d\d\b|Copyright Agent/);
  expect(mail!.file_ids).toEqual([]);
});

test('a date and time is stored as given, and its UTC date starts the three years', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const order = await placeOrder(owner);
  const completed_date = '2026-01-30T22:30:00-05:00';
  expect(await complete(world, superuser, order, { ...IDS, completed_date })).toMatchObject({ completed_date });
  expect(await owner.call(getOrder, { params: order })).toMatchObject({ completed_date });
  const company = await owner.call(getCompany, { params: { id: order.company.id } });
  expect([company.designation?.registered_date, company.expires_date]).toEqual(['2026-01-31', '2029-01-31']);
  expect((await completed(world, owner))[0]!.text).toContain(shortDate(expiryOf(completed_date)));
  const other = await placeOrder(owner);
  await setStatus(world, other, 'processing');
  for (const [value, message] of [
    ['2026-01-30T22:30', messages.dateRequired],
    ['yesterday', messages.dateRequired],
    ['2999-01-01T00:00:00Z', messages.completedInFuture],
  ]) {
    const body = { ...IDS, completed_date: value };
    const refusal = await superuser.refused(completeOrder, { params: other, body });
    expect([refusal.status, refusal.body.completed_date]).toEqual([400, [message]]);
  }
});

test('an order keeps the ids that were filed when the company’s are corrected', async ({ world }) => {
  const owner = await world.user();
  const open = await placeOrder(owner);
  expect(open).toMatchObject({ dmca_public_id: null, dmca_registration_id: null });
  const { company_id, superuser } = await registeredCompany(world, owner);
  const params = { id: company_id };
  const ids = { dmca_public_id: '89183', dmca_registration_id: 'DMCA-1069186' };
  expect(await superuser.call(changeCompany, { params, body: ids })).toMatchObject({ designation: ids });
  const { results } = (await owner.request({ url: `/api/orders/?company=${company_id}` })).json<{ results: Order[] }>();
  expect(results).toMatchObject([IDS]);
});
