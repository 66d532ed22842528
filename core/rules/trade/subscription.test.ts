import { describe, expect, test } from 'vitest';
import type { Period } from '../../lookups.ts';
import { addDays } from '../text/calendar.ts';
import {
  canMoveSubscription,
  chargedPeriod,
  firstStepDate,
  nextPeriodStart,
  paidPeriod,
  refusedCharge,
  type SubscriptionActor,
  type SubscriptionStatus,
  subscriptionStep,
} from './subscription.ts';

describe('a first payment starts a period today', () => {
  test.each<[string, Period, string, number]>([
    ['2026-11-15', 'year', '2027-11-15', 15],
    ['2026-11-15', 'month', '2026-12-15', 15],
    ['2026-01-31', 'month', '2026-02-28', 31],
    ['2028-02-29', 'year', '2029-02-28', 29],
    ['2026-12-31', 'month', '2027-01-31', 31],
  ])('on %s, for one %s: until %s', (today, period, current_period_end, anchor_day) =>
    expect(paidPeriod(undefined, period, today)).toEqual({ current_period_end, anchor_day }),
  );
});

describe('a later payment', () => {
  const running = (current_period_end: string, status: SubscriptionStatus = 'active', anchor_day = 15) => ({
    status,
    current_period_end,
    anchor_day,
  });
  test.each<[string, ReturnType<typeof running>, Period, string]>([
    ['extends the active period from its end', running('2027-01-15'), 'year', '2028-01-15'],
    ['can change the billing period', running('2027-01-15'), 'month', '2027-02-15'],
    ['extends a past due subscription that has not run out', running('2026-11-20', 'past_due'), 'month', '2026-12-20'],
    ['starts a new period if the last one has run out', running('2026-11-15'), 'month', '2026-12-15'],
    ['starts a new period if the subscription has ended', running('2027-01-15', 'ended'), 'month', '2026-12-15'],
  ])('%s', (_, before, period, current_period_end) => {
    const anchor_day = before.status === 'past_due' ? 20 : 15;
    expect(paidPeriod({ ...before, anchor_day }, period, '2026-11-15').current_period_end).toBe(current_period_end);
  });
});

test('an anchor day of 31 is kept after February', () => {
  let subscription = { status: 'active' as const, current_period_end: '2026-01-31', anchor_day: 31 };
  const ends: string[] = [];
  for (let i = 0; i < 4; i++) {
    subscription = { ...subscription, ...paidPeriod(subscription, 'month', '2026-01-01') };
    ends.push(subscription.current_period_end);
  }
  expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
});

test('an anchor day of February 29 is kept until the next leap year', () => {
  let subscription = { status: 'active' as const, current_period_end: '2028-02-29', anchor_day: 29 };
  for (let i = 0; i < 4; i++) subscription = { ...subscription, ...paidPeriod(subscription, 'year', '2028-01-01') };
  expect(subscription.current_period_end).toBe('2032-02-29');
});

describe('the period that a stored card is charged for', () => {
  const running = (period: Period, current_period_end: string, anchor_day: number) =>
    ({ status: 'active', period, current_period_end, anchor_day }) as const;
  test.each<[string, ReturnType<typeof running>, string, string, string, number]>([
    ['charged at its end', running('month', '2027-01-15', 15), '2027-01-15', '2027-01-15', '2027-02-15', 15],
    ['charged a week late', running('month', '2027-01-15', 15), '2027-01-22', '2027-01-15', '2027-02-15', 15],
    [
      'charged on the last day before a missed period',
      running('month', '2027-01-15', 15),
      '2027-02-14',
      '2027-01-15',
      '2027-02-15',
      15,
    ],
    ['charged a whole month late', running('month', '2027-01-15', 15), '2027-02-15', '2027-02-15', '2027-03-15', 15],
    ['charged many months late', running('month', '2027-01-15', 15), '2027-08-31', '2027-08-31', '2027-09-30', 31],
    ['charged eleven months late', running('year', '2027-01-15', 15), '2027-12-20', '2027-01-15', '2028-01-15', 15],
    ['charged a whole year late', running('year', '2027-01-15', 15), '2028-01-15', '2028-01-15', '2029-01-15', 15],
    ['after a February', running('month', '2027-02-28', 31), '2027-03-02', '2027-02-28', '2027-03-31', 31],
    ['anchored to a leap day', running('year', '2031-02-28', 29), '2031-02-28', '2031-02-28', '2032-02-29', 29],
  ])('%s', (_, subscription, today, period_start, current_period_end, anchor_day) => {
    expect(nextPeriodStart(subscription, today)).toBe(period_start);
    const charge = { period: subscription.period, period_start };
    expect(chargedPeriod(subscription, charge)).toEqual({ current_period_end, anchor_day });
  });

  test('follows a period that was paid for meanwhile', () => {
    const charge = { period: 'month', period_start: '2027-01-15' } as const;
    expect(chargedPeriod(running('year', '2028-01-20', 20), charge).current_period_end).toBe('2028-02-20');
  });

  test('ends on January 31, February 28 and March 31', () => {
    let subscription = running('month', '2026-12-31', 31);
    const ends: string[] = [];
    for (let i = 0; i < 4; i++) {
      const charge = { period: 'month', period_start: nextPeriodStart(subscription, subscription.current_period_end) };
      subscription = { ...subscription, ...chargedPeriod(subscription, charge as { period: Period } & typeof charge) };
      ends.push(subscription.current_period_end);
    }
    expect(ends).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
  });
});

describe('the scheduled steps of a subscription that is paid until January 15', () => {
  test.each<[boolean, string, string, string | null]>([
    [true, '2027-01-01', 'wait', '2027-01-15'],
    [true, '2027-01-14', 'wait', '2027-01-15'],
    [true, '2027-01-15', 'charge', null],
    [true, '2027-06-01', 'charge', null],
    [false, '2026-12-31', 'wait', '2027-01-01'],
    [false, '2027-01-01', 'invoice', '2027-01-15'],
    [false, '2027-01-14', 'invoice', '2027-01-15'],
    [false, '2027-01-15', 'invoice', '2027-01-29'],
    [false, '2027-01-28', 'invoice', '2027-01-29'],
    [false, '2027-01-29', 'fall_due', null],
    [false, '2027-06-01', 'fall_due', null],
  ])('with a stored card %s, the step on %s is %s', (hasCard, today, act, clock_date) =>
    expect(subscriptionStep({ current_period_end: '2027-01-15', cancels_at_end: false }, hasCard, today)).toEqual({
      act,
      clock_date,
    }),
  );

  test.each<[boolean, string, string, string | null]>(
    [true, false].flatMap((hasCard) => [
      [hasCard, '2027-01-01', 'wait', '2027-01-15'],
      [hasCard, '2027-01-14', 'wait', '2027-01-15'],
      [hasCard, '2027-01-15', 'end', null],
      [hasCard, '2027-06-01', 'end', null],
    ]),
  )('with a stored card %s, the step of a canceled one on %s is %s', (hasCard, today, act, clock_date) =>
    expect(subscriptionStep({ current_period_end: '2027-01-15', cancels_at_end: true }, hasCard, today)).toEqual({
      act,
      clock_date,
    }),
  );

  test('start two weeks before the end of the period', () => expect(firstStepDate('2027-01-15')).toBe('2027-01-01'));
});

describe('a failed charge', () => {
  test('is retried 1, 3 and 7 days after the first, and then the subscription is past due', () => {
    const first = '2028-02-27';
    let state: ReturnType<typeof refusedCharge> = { status: 'active', failures: 0, clock_date: first };
    const days: string[] = [];
    while (state.clock_date !== null) {
      days.push(state.clock_date);
      expect(state.status).toBe('active');
      state = refusedCharge(state, state.clock_date);
    }
    expect(days).toEqual([0, 1, 3, 7].map((after) => addDays(first, after)));
    expect(state).toEqual({ status: 'past_due', failures: 4, clock_date: null });
  });

  test('keeps the distance between retries if one was late', () =>
    expect(refusedCharge({ status: 'active', failures: 1 }, '2027-03-20').clock_date).toBe('2027-03-22'));
});

/** Repeated here so that a change of the table has to be intended. */
const LEGAL = new Set([
  'system: active → past_due',
  'system: active → ended',
  'member: active → ended',
  'system: past_due → active',
  'system: past_due → ended',
  'member: past_due → ended',
  'system: ended → active',
]);
const STATUSES: readonly SubscriptionStatus[] = ['active', 'past_due', 'ended'];
const MOVERS: readonly SubscriptionActor[] = ['member', 'system'];

for (const mover of MOVERS) {
  for (const from of STATUSES) {
    for (const to of STATUSES) {
      const move = `${mover}: ${from} → ${to}`;
      test(`${move} is ${LEGAL.has(move) ? 'allowed' : 'rejected'}`, () =>
        expect(canMoveSubscription(from, to, mover)).toBe(LEGAL.has(move)));
    }
  }
}
