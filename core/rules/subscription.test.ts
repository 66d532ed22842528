import { describe, expect, test } from 'vitest';
import type { Period } from '../lookups.ts';
import { paidPeriod, type SubscriptionStatus } from './subscription.ts';

describe('a first payment begins today', () => {
  test.each<[string, Period, string, number]>([
    ['2026-11-15', 'year', '2027-11-15', 15],
    ['2026-11-15', 'month', '2026-12-15', 15],
    ['2026-01-31', 'month', '2026-02-28', 31],
    ['2028-02-29', 'year', '2029-02-28', 29],
    ['2026-12-31', 'month', '2027-01-31', 31],
  ])('on %s by the %s: until %s', (today, period, current_period_end, anchor_day) =>
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
    ['extends the running one from its end', running('2027-01-15'), 'year', '2028-01-15'],
    ['may change the period', running('2027-01-15'), 'month', '2027-02-15'],
    ['extends one that is past due but has not run out', running('2026-11-20', 'past_due'), 'month', '2026-12-20'],
    ['begins anew when it has run out', running('2026-11-15'), 'month', '2026-12-15'],
    ['begins anew when it has ended', running('2027-01-15', 'ended'), 'month', '2026-12-15'],
  ])('%s', (_, before, period, current_period_end) => {
    const anchor_day = before.status === 'past_due' ? 20 : 15;
    expect(paidPeriod({ ...before, anchor_day }, period, '2026-11-15').current_period_end).toBe(current_period_end);
  });
});

test('the 31st stays the 31st after a February', () => {
  let subscription = { status: 'active' as const, current_period_end: '2026-01-31', anchor_day: 31 };
  const ends: string[] = [];
  for (let i = 0; i < 4; i++) {
    subscription = { ...subscription, ...paidPeriod(subscription, 'month', '2026-01-01') };
    ends.push(subscription.current_period_end);
  }
  expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
});

test('29 February comes back with its year', () => {
  let subscription = { status: 'active' as const, current_period_end: '2028-02-29', anchor_day: 29 };
  for (let i = 0; i < 4; i++) subscription = { ...subscription, ...paidPeriod(subscription, 'year', '2028-01-01') };
  expect(subscription.current_period_end).toBe('2032-02-29');
});
