import { expect, test } from 'vitest';
import { messages } from '#core/messages.ts';
import { whyNotPayable } from './payable.ts';

const order = (status: number, more: object = {}) => ({
  status: { id: status, name: '' },
  type: { id: 1, name: '' },
  is_covered: false,
  payment: null,
  ...more,
});

test.for([
  ['a draft order', order(10), null],
  ['a waiting order', order(9), null],
  ['an order in processing', order(8), messages.orderPaidAlready],
  ['a complete order', order(7), messages.orderPaidAlready],
  ['a covered order', order(10, { is_covered: true }), messages.orderCovered],
  ['a removal', order(10, { type: { id: 4, name: '' } }), 'Removals are free.'],
  [
    'an order whose payment status is unknown',
    order(9, { payment: { status: 'unknown', type: { id: 1, name: '' }, date: '' } }),
    messages.orderPaying,
  ],
] as const)('%s is payable unless a reason is given', ([, given, why]) => {
  expect(whyNotPayable(given)).toBe(why);
});
