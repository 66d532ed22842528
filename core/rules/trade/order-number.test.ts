import { expect, test } from 'vitest';
import { domainsFileName, orderNumber } from './order-number.ts';

test.each([
  [1, '0001'],
  [42, '0042'],
  [9999, '9999'],
  [10_000, '10000'],
  [2 ** 31 - 1, '2147483647'],
])('order %i is displayed as %s', (id, number) => {
  expect(orderNumber(id)).toBe(number);
});

test('the file name for the domains of an order matches the spec', () => {
  expect(domainsFileName(42)).toBe('domains_order_O42.xlsx');
});
