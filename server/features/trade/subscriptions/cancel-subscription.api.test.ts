import { describe, expect } from 'vitest';
import { getCompany, listCompanies } from '#core/contract/registry/companies.ts';
import { placeRenewal } from '#core/contract/registry/company-orders.ts';
import { completeOrder } from '#core/contract/trade/orders.ts';
import { cancelSubscription, getSubscription, payOrder, resumeSubscription } from '#core/contract/trade/payments.ts';
import { getProtection } from '#core/contract/views/protection.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { historyOf, IDS, placeOrder, registeredCompany, setSubscription } from '#tests/world/orders.ts';
import { byCard } from '#tests/world/payments.ts';
import {
  booksOf,
  keepOn,
  PAYS_ONCE,
  reconcile,
  type Subscribed,
  subscribe,
  subscribeWithoutCard,
  subscriptionOf,
} from '#tests/world/subscriptions.ts';
import { test, type World } from '#tests/world/world.ts';

const cancel = async (world: World, { owner, company_id }: Subscribed) =>
  (await world.session(owner)).call(cancelSubscription, { params: { id: company_id } });
const resume = async (world: World, { owner, company_id }: Subscribed) =>
  (await world.session(owner)).call(resumeSubscription, { params: { id: company_id } });
const refusals = async (world: World, { owner, company_id }: Subscribed) => {
  const member = await world.session(owner);
  const params = { id: company_id };
  return [
    (await member.refused(cancelSubscription, { params })).status,
    (await member.refused(resumeSubscription, { params })).status,
  ];
};
const actions = async (world: World, { company_id }: Subscribed) =>
  (await historyOf(world, CONTENT_TYPES.company, company_id)).map(({ action }) => action);
const canceledMails = async (world: World, { owner }: Subscribed) =>
  (await world.mails(owner.email)).filter(({ subject }) => subject.startsWith('Canceled:'));
const endedMails = async (world: World, { owner }: Subscribed) =>
  (await world.mails(owner.email)).filter(({ subject }) => subject.startsWith('Ended:'));

describe('a canceled subscription', () => {
  test('runs until its period ends, is not charged, and ends with a mail', async ({ world }) => {
    const subscribed = await subscribe(world, '2027-01-15');
    const canceled = await cancel(world, subscribed);
    expect(canceled).toMatchObject({ status: 'active', cancels_at_end: true, next_charge_date: null });
    expect(await cancel(world, subscribed)).toEqual(canceled);
    // Once, with the date.
    const [mail, ...more] = await canceledMails(world, subscribed);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Canceled: the monthly subscription of Harbor Hosting' });
    expect(mail?.text).toContain('It stays active until 15 Feb 2027, and your card will not be charged again.');
    expect(await subscriptionOf(world, subscribed)).toMatchObject({ status: 'active', cancels_at_end: true });
    for (const day of ['2027-02-01', '2027-02-14']) await keepOn(world, subscribed, day);
    expect((await subscriptionOf(world, subscribed))?.status).toBe('active');
    expect(await endedMails(world, subscribed)).toEqual([]);
    for (const day of ['2027-02-15', '2027-02-16']) await keepOn(world, subscribed, day);
    expect(await subscriptionOf(world, subscribed)).toMatchObject({ status: 'ended', cancels_at_end: false });
    expect((await booksOf(world, subscribed)).charges).toEqual([]);
    expect(await endedMails(world, subscribed)).toMatchObject([
      { subject: 'Ended: the monthly subscription of Harbor Hosting' },
    ]);
    expect((await actions(world, subscribed)).slice(-2)).toEqual(['subscription canceled', 'subscription ended']);
    expect(await refusals(world, subscribed)).toEqual([409, 409]);
  });

  test('that is resumed is charged as before', async ({ world }) => {
    const subscribed = await subscribe(world, '2027-01-15');
    const running = await resume(world, subscribed);
    expect(running).toMatchObject({ status: 'active', cancels_at_end: false, next_charge_date: '2027-02-15' });
    await cancel(world, subscribed);
    expect(await resume(world, subscribed)).toEqual(running);
    await keepOn(world, subscribed, '2027-02-15');
    expect(await subscriptionOf(world, subscribed)).toMatchObject({
      status: 'active',
      current_period_end: '2027-03-15',
    });
    expect((await actions(world, subscribed)).filter((action) => action.startsWith('subscription'))).toEqual([
      'subscription started',
      'subscription canceled',
      'subscription resumed',
      'subscription extended',
    ]);
  });

  test('without a card gets no invoice', async ({ world }) => {
    const subscribed = await subscribeWithoutCard(world, '2027-01-15');
    await cancel(world, subscribed);
    for (const day of ['2027-02-01', '2027-02-14', '2027-02-15', '2027-03-15']) await keepOn(world, subscribed, day);
    expect((await booksOf(world, subscribed)).invoices).toEqual([]);
    expect((await subscriptionOf(world, subscribed))?.status).toBe('ended');
  });

  test('without a card voids its open invoice, and gets a new one when it is resumed', async ({ world }) => {
    const subscribed = await subscribeWithoutCard(world, '2027-01-15');
    await keepOn(world, subscribed, '2027-02-01');
    expect((await booksOf(world, subscribed)).invoices).toMatchObject([{ status: 'open' }]);
    expect((await cancel(world, subscribed)).invoice).toBeNull();
    expect((await booksOf(world, subscribed)).invoices).toMatchObject([{ status: 'void' }]);
    await resume(world, subscribed);
    await keepOn(world, subscribed, '2027-02-02');
    expect((await booksOf(world, subscribed)).invoices).toMatchObject([{ status: 'void' }, { status: 'open' }]);
  });

  test('that is past due ends at once', async ({ world }) => {
    const subscribed = await subscribe(world, '2027-01-15', { number: PAYS_ONCE });
    for (const day of ['2027-02-15', '2027-02-16', '2027-02-18', '2027-02-22']) await keepOn(world, subscribed, day);
    expect((await resume(world, subscribed)).status).toBe('past_due');
    expect(await cancel(world, subscribed)).toMatchObject({ status: 'ended', cancels_at_end: false });
    expect(await endedMails(world, subscribed)).toHaveLength(1);
    expect(await refusals(world, subscribed)).toEqual([409, 409]);
  });

  test('that waits for a retry is unpaid and ends at once', async ({ world }) => {
    const subscribed = await subscribe(world, '2027-01-15', { number: PAYS_ONCE });
    await keepOn(world, subscribed, '2027-02-15');
    expect((await cancel(world, subscribed)).status).toBe('ended');
    await keepOn(world, subscribed, '2027-02-16');
    expect((await booksOf(world, subscribed)).charges).toHaveLength(1);
  });

  test('keeps the period that a charge in progress pays for, and ends after it', async ({ world }) => {
    const subscribed = await subscribe(world, '2027-01-15');
    await keepOn(world, subscribed, '2027-02-15', {
      charge: async (...given) => {
        await world.deps.gateway.charge(...given);
        throw new Error('no answer');
      },
    });
    expect(await cancel(world, subscribed)).toMatchObject({ status: 'active', cancels_at_end: true });
    await reconcile(world);
    expect(await subscriptionOf(world, subscribed)).toMatchObject({
      ...{ status: 'active', cancels_at_end: true, current_period_end: '2027-03-15' },
    });
    await keepOn(world, subscribed, '2027-03-15');
    expect((await subscriptionOf(world, subscribed))?.status).toBe('ended');
    expect((await booksOf(world, subscribed)).taken).toHaveLength(1);
  });

  test('ends when a charge in progress is declined', async ({ world }) => {
    const subscribed = await subscribe(world, '2027-01-15', { number: PAYS_ONCE });
    await keepOn(world, subscribed, '2027-02-15', {
      charge: async (...given) => {
        await world.deps.gateway.charge(...given);
        throw new Error('no answer');
      },
    });
    await cancel(world, subscribed);
    await reconcile(world);
    expect((await subscriptionOf(world, subscribed))?.status).toBe('ended');
    expect(await endedMails(world, subscribed)).toHaveLength(1);
  });
});

test('a company without a subscription answers 409', async ({ world }) => {
  const owner = await world.user();
  const { company } = await placeOrder(owner);
  const params = { id: company.id };
  for (const endpoint of [cancelSubscription, resumeSubscription])
    expect((await owner.refused(endpoint, { params })).status).toBe(409);
});

test('a company whose subscription has ended needs action, and a paid renewal starts it again', async ({ world }) => {
  const owner = await world.user();
  const { company_id, superuser } = await registeredCompany(world, owner);
  const params = { id: company_id };
  await setSubscription(world, company_id, 'ended');
  const { protection, reasons } = await owner.call(getProtection, { params });
  expect([protection, reasons]).toEqual([
    'action_needed',
    [{ code: 'subscription_ended', grave: false, mend: 'renew' }],
  ]);
  expect(await owner.call(getCompany, { params })).toMatchObject({
    status: { name: 'Registered' },
    protection: 'action_needed',
  });
  const query = { protection: 'action_needed', limit: 500, ordering: '-id' } as const;
  const { results } = await superuser.call(listCompanies, { query });
  expect(results.map(({ id }) => id)).toContain(company_id);
  const { order } = await owner.call(placeRenewal, { params, body: {} });
  expect(order.is_covered).toBe(false);
  await owner.call(payOrder, { body: byCard(order.id) });
  await superuser.call(completeOrder, { params: order, body: IDS });
  expect(await owner.call(getSubscription, { params })).toMatchObject({ status: 'active', cancels_at_end: false });
  expect((await owner.call(getProtection, { params })).protection).toBe('protected');
});
