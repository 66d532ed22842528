import { expect, test } from 'vitest';
import { PLANS } from '../../lookups.ts';
import { dollars, exactDollars, money } from './money.ts';

test.each([
  [0, '0.00'],
  [1, '0.01'],
  [10, '0.10'],
  [99, '0.99'],
  [100_00, '100.00'],
  [960_00, '960.00'],
  [123_456_789_01, '123456789.01'],
  [-5, '-0.05'],
  [-960_00, '-960.00'],
])('%i cents is %s', (cents, amount) => expect(money(cents)).toBe(amount));

test('plan prices match the spec', () => {
  expect(PLANS.map(({ period, cents }) => [period, money(cents)])).toEqual([
    ['year', '960.00'],
    ['month', '100.00'],
  ]);
});

test.each([
  ['960.00', '$960', '$960.00'],
  ['100.50', '$100.50', '$100.50'],
  ['1000.00', '$1,000', '$1,000.00'],
  ['1234567.89', '$1,234,567.89', '$1,234,567.89'],
  ['0.00', '$0', '$0.00'],
])('%s is displayed as %s, and as %s in documents', (amount, short, exact) =>
  expect([dollars(amount), exactDollars(amount)]).toEqual([short, exact]),
);
