import { describe, expect } from 'vitest';
import { changePaymentMethod, listInvoices } from '#core/contract/trade/payments.ts';
import { CONTENT_TYPES, EVENT_TYPE, type Period } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { transaction } from '#server/db/transaction.ts';
import { historyOf } from '#tests/world/orders.ts';
import { aCard } from '#tests/world/payments.ts';
import {
  booksOf,
  dunningOf,
  keepOn,
  PAYS_ONCE,
  reconcile,
  type Subscribed,
  subscribe,
  subscriptionOf,
} from '#tests/world/subscriptions.ts';
import { test, type World } from '#tests/world/world.ts';
import { endSubscription } from '../../subscriptions/end-subscription.ts';

const periodEnd = async (world: World, subscribed: Subscribed) =>
  (await subscriptionOf(world, subscribed))?.current_period_end;

describe('the stored card', () => {
  test.for<[Period, string, string, number]>([
    ['month', '2027-02-15', '2027-03-15', 100_00],
    ['year', '2028-01-15', '2029-01-15', 960_00],
  ])('is charged when the %s ends, and the subscription continues', async ([period, end, next, cents], { world }) => {
    const subscribed = await subscribe(world, '2027-01-15', { period });
    for (const early of ['2027-01-16', '2027-02-01', '2027-02-14']) await keepOn(world, subscribed, early);
    expect((await booksOf(world, subscribed)).charges).toEqual([]);
    await keepOn(world, subscribed, end);
    expect(await subscriptionOf(world, subscribed)).toEqual({
      ...{ period, status: 'active', current_period_end: next, cancels_at_end: false },
    });
    const { charges, taken } = await booksOf(world, subscribed);
    expect(charges).toMatchObject([{ status: 'paid', period_start: end, amount_cents: cents }]);
    expect(taken).toMatchObject([{ id: charges[0]!.id, amount_cents: cents }]);
  });

  test('issues a paid invoice for the period, mails its PDF, and records it in the history', async ({ world }) => {
    const subscribed = await subscribe(world, '2027-01-31');
    await keepOn(world, subscribed, '2027-02-28');
    await world.work();
    const { company_id, owner } = subscribed;
    const { results } = await (await world.session(owner)).call(listInvoices, { params: { id: company_id } });
    expect(results[0]).toMatchObject({
      status: 'paid',
      total: '100.00',
      order: null,
      lines: [{ description: 'Monthly subscription, 28 Feb 2027 to 31 Mar 2027' }],
      file: { name: `${results[0]!.number}.pdf` },
    });
    const mails = await world.mails(owner.email);
    expect(mails[0]!.subject).toBe(`Invoice ${results[0]!.number}: $100, paid`);
    expect(mails[0]!.text).toContain('Your subscription continues.');
    expect(mails[0]!.file_ids).toEqual([results[0]!.file!.file_id]);
    expect((await historyOf(world, CONTENT_TYPES.company, company_id)).at(-1)).toMatchObject({
      action: 'subscription extended',
      user_id: null,
      changes: [{ field: 'current_period_end', from: '2027-02-28', to: '2027-03-31' }],
    });
  });

  test('is charged on the day of the month it started, whatever the month’s length', async ({ world }) => {
    const subscribed = await subscribe(world, '2028-01-31');
    const ends = ['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31'];
    expect(await periodEnd(world, subscribed)).toBe(ends[0]);
    for (const [index, end] of ends.slice(0, -1).entries()) {
      await keepOn(world, subscribed, end);
      await keepOn(world, subscribed, end);
      expect(await periodEnd(world, subscribed)).toBe(ends[index + 1]);
    }
    expect((await booksOf(world, subscribed)).taken).toHaveLength(3);
  });

  test('of a yearly subscription started on a leap day is charged on February 28, and on the 29th in leap years', async ({
    world,
  }) => {
    const subscribed = await subscribe(world, '2028-02-29', { period: 'year' });
    for (const end of ['2029-02-28', '2030-02-28', '2031-02-28']) await keepOn(world, subscribed, end);
    expect(await periodEnd(world, subscribed)).toBe('2032-02-29');
  });

  test('is charged once by two concurrent workers', async ({ world }) => {
    const subscribed = await subscribe(world, '2027-01-15');
    await Promise.all(Array.from({ length: 4 }, () => keepOn(world, subscribed, '2027-02-15')));
    expect((await booksOf(world, subscribed)).taken).toHaveLength(1);
    expect(await periodEnd(world, subscribed)).toBe('2027-03-15');
  });

  test('does not pay for missed periods', async ({ world }) => {
    const subscribed = await subscribe(world, '2027-01-15');
    await keepOn(world, subscribed, '2027-08-31');
    expect(await periodEnd(world, subscribed)).toBe('2027-09-30');
    await keepOn(world, subscribed, '2027-09-30');
    expect(await periodEnd(world, subscribed)).toBe('2027-10-31');
    expect((await booksOf(world, subscribed)).charges.map(({ period_start }) => period_start)).toEqual([
      '2027-08-31',
      '2027-09-30',
    ]);
  });

  test('is charged correctly when the clock jumps forward and back', async ({ world }) => {
    const subscribed = await subscribe(world, '2027-01-15');
    for (const day of ['2027-06-01', '2027-02-15', '2027-03-15', '2027-06-01', '2027-06-30'])
      await keepOn(world, subscribed, day);
    expect((await booksOf(world, subscribed)).taken).toHaveLength(1);
    expect(await periodEnd(world, subscribed)).toBe('2027-07-01');
  });

  test('is never charged after the subscription has ended', async ({ world }) => {
    const subscribed = await subscribe(world, '2027-01-15');
    const { company_id } = subscribed;
    await transaction(world.deps, null, (tx) => endSubscription(tx, company_id));
    await world.deps.db
      .updateTable('subscriptions')
      .set({ clock_date: '2027-02-15' })
      .where('company_id', '=', company_id)
      .execute();
    await keepOn(world, subscribed, '2027-02-15');
    expect((await booksOf(world, subscribed)).charges).toEqual([]);
    expect(await subscriptionOf(world, subscribed)).toMatchObject({
      status: 'ended',
      current_period_end: '2027-02-15',
    });
    expect((await historyOf(world, CONTENT_TYPES.company, company_id)).at(-1)).toMatchObject({
      action: 'subscription ended',
      changes: [{ field: 'subscription', from: 'active', to: 'ended' }],
    });
  });
});

describe('a declined charge', () => {
  test('is retried after 1, 3 and 7 days, with a mail each time, and then the subscription is past due', async ({
    world,
  }) => {
    const subscribed = await subscribe(world, '2027-01-15', { number: PAYS_ONCE });
    const seen: [string, number, string | undefined][] = [];
    for (let day = 13; day <= 28; day++) {
      const date = `2027-02-${day}`;
      await keepOn(world, subscribed, date);
      await keepOn(world, subscribed, date);
      const { charges } = await booksOf(world, subscribed);
      if (charges.length !== (seen.at(-1)?.[1] ?? 0))
        seen.push([date, charges.length, (await subscriptionOf(world, subscribed))?.status]);
    }
    expect(seen).toEqual([
      ['2027-02-15', 1, 'active'],
      ['2027-02-16', 2, 'active'],
      ['2027-02-18', 3, 'active'],
      ['2027-02-22', 4, 'past_due'],
    ]);
    const name = 'the monthly subscription of Harbor Hosting';
    expect(await dunningOf(world, subscribed)).toEqual([
      ...Array(3).fill(`Payment failed: ${name}`),
      `Past due: ${name}`,
    ]);
    const [last, third] = await world.mails(subscribed.owner.email);
    expect(third!.text).toContain(
      `We could not charge your stored card $100 for ${name}. ${messages.cardDeclined}\n\nWe will try again on 22 Feb 2027.`,
    );
    expect(last!.text).toContain('This was the final attempt, and the subscription is now past due.');
    expect(last!.text).toContain(`/company/${subscribed.company_id}?tab=billing`);
    const events = await world.deps.db
      .selectFrom('events')
      .select(['text', 'user_id'])
      .where('company_id', '=', subscribed.company_id)
      .where('event_type', '=', EVENT_TYPE.payment_failed)
      .execute();
    expect(events).toEqual(Array(4).fill({ text: messages.cardDeclined, user_id: null }));
    expect((await booksOf(world, subscribed)).invoices).toEqual([]);
    expect((await subscriptionOf(world, subscribed))?.current_period_end).toBe('2027-02-15');
  });

  test('that succeeds days later extends the subscription from its old end', async ({ world }) => {
    const subscribed = await subscribe(world, '2027-01-31');
    const refuse = { charge: async () => ({ outcome: 'declined', reason: 'insufficient_funds' }) as const };
    await keepOn(world, subscribed, '2027-02-28', refuse);
    await keepOn(world, subscribed, '2027-03-01', refuse);
    await keepOn(world, subscribed, '2027-03-03');
    expect(await subscriptionOf(world, subscribed)).toMatchObject({
      status: 'active',
      current_period_end: '2027-03-31',
    });
    expect(await dunningOf(world, subscribed)).toHaveLength(2);
    // The next period starts with all its attempts again.
    await keepOn(world, subscribed, '2027-03-31', refuse);
    expect((await subscriptionOf(world, subscribed))?.status).toBe('active');
  });
});

const loseConnection = () => Promise.reject(new Error('connection lost'));

describe('a charge whose response is lost', () => {
  test('is looked up and booked once', async ({ world }) => {
    const subscribed = await subscribe(world, '2027-01-15');
    const { gateway } = world.deps;
    await keepOn(world, subscribed, '2027-02-15', {
      charge: async (charge, signal) => {
        await gateway.charge(charge, signal);
        return loseConnection();
      },
    });
    expect((await booksOf(world, subscribed)).charges).toMatchObject([{ status: 'unknown' }]);
    // While the outcome is unknown, neither this period nor another is charged.
    for (const day of ['2027-02-16', '2027-02-22', '2027-06-01']) await keepOn(world, subscribed, day);
    await reconcile(world);
    await reconcile(world);
    const { charges, taken, invoices } = await booksOf(world, subscribed);
    expect([charges.length, taken.length, invoices.length]).toEqual([1, 1, 1]);
    expect(await periodEnd(world, subscribed)).toBe('2027-03-15');
    expect(await dunningOf(world, subscribed)).toEqual([]);
  });

  test('that the gateway never received does not count as a failure and is sent again under its id', async ({
    world,
  }) => {
    const subscribed = await subscribe(world, '2027-01-15');
    await keepOn(world, subscribed, '2027-02-15', { charge: loseConnection });
    await reconcile(world);
    const [lost] = (await booksOf(world, subscribed)).charges;
    expect(lost).toMatchObject({ status: 'unknown' });
    world.clock.advance(121);
    await reconcile(world);
    expect((await booksOf(world, subscribed)).charges).toMatchObject([{ id: lost!.id, status: 'paid' }]);
    expect(await subscriptionOf(world, subscribed)).toMatchObject({
      status: 'active',
      current_period_end: '2027-03-15',
    });
    expect((await booksOf(world, subscribed)).taken).toHaveLength(1);
    expect(await dunningOf(world, subscribed)).toEqual([]);
  });

  test('blocks every other charge, whatever falls due in the meantime', async ({ world }) => {
    const subscribed = await subscribe(world, '2027-01-15');
    await keepOn(world, subscribed, '2027-02-15', { charge: loseConnection });
    await keepOn(world, subscribed, '2027-06-01');
    const owner = await world.session(subscribed.owner);
    const body = { ...aCard(), expiry_year: 2099 };
    await owner.call(changePaymentMethod, { params: { id: subscribed.company_id }, body });
    await keepOn(world, subscribed, '2027-06-01');
    expect((await booksOf(world, subscribed)).charges).toMatchObject([
      { status: 'unknown', period_start: '2027-02-15' },
    ]);
    await reconcile(world);
    await keepOn(world, subscribed, '2027-06-01');
    expect((await booksOf(world, subscribed)).charges).toMatchObject([{ status: 'failed' }, { status: 'paid' }]);
    expect(await periodEnd(world, subscribed)).toBe('2027-07-01');
  });

  test('is charged once when a stalled sender sends it after all', async ({ world }) => {
    const subscribed = await subscribe(world, '2027-01-15');
    const { gateway } = world.deps;
    await keepOn(world, subscribed, '2027-02-15', {
      charge: async (charge, signal) => {
        world.clock.advance(121);
        await reconcile(world);
        return gateway.charge(charge, signal);
      },
    });
    const { charges, taken, invoices } = await booksOf(world, subscribed);
    expect([charges.length, taken.length, invoices.length]).toEqual([1, 1, 1]);
    expect(await periodEnd(world, subscribed)).toBe('2027-03-15');
  });

  test('is not treated as lost when the clock was set back', async ({ world }) => {
    const subscribed = await subscribe(world, '2027-01-15');
    await keepOn(world, subscribed, '2027-02-15', { charge: loseConnection });
    await keepOn(world, subscribed, '2027-01-20');
    await reconcile(world);
    expect((await booksOf(world, subscribed)).charges).toMatchObject([{ status: 'paid' }]);
    expect(await periodEnd(world, subscribed)).toBe('2027-03-15');
  });

  test('of a subscription that has ended in the meantime is invoiced and restarts nothing', async ({ world }) => {
    const subscribed = await subscribe(world, '2027-01-15');
    const { company_id } = subscribed;
    const { gateway } = world.deps;
    await keepOn(world, subscribed, '2027-02-15', {
      charge: async (charge, signal) => {
        await transaction(world.deps, null, (tx) => endSubscription(tx, company_id));
        return gateway.charge(charge, signal);
      },
    });
    expect(await subscriptionOf(world, subscribed)).toMatchObject({
      status: 'ended',
      current_period_end: '2027-02-15',
    });
    expect((await booksOf(world, subscribed)).invoices).toMatchObject([{ status: 'paid' }]);
    expect((await historyOf(world, CONTENT_TYPES.company, company_id)).at(-1)!.action).toBe(
      'charged after the subscription ended',
    );
  });
});
