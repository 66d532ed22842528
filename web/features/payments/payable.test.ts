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
  ['a draft', order(10), null],
  ['one that waits', order(9), null],
  ['one that is processed', order(8), messages.orderPaidAlready],
  ['a complete one', order(7), messages.orderPaidAlready],
  ['a covered one', order(10, { is_covered: true }), messages.orderCovered],
  ['a removal', order(10, { type: { id: 4, name: '' } }), 'Removals are free.'],
  [
    'one whose payment is not known yet',
    order(9, { payment: { status: 'unknown', type: { id: 1, name: '' }, date: '' } }),
    messages.orderPaying,
  ],
] as const)('%s', ([, given, why]) => {
  expect(whyNotPayable(given)).toBe(why);
});
