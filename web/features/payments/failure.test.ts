import { describe, expect, test } from 'vitest';
import { PAYMENT_TYPE } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { cardBody } from './card/card-body.ts';
import { failureEvent, isUnanswered } from './failure.ts';

const refusal = (status: number, fields = {}) => ({ status, message: 'said', fields });
const { card, ach } = PAYMENT_TYPE;

describe('what a refusal is to the counter', () => {
  test.for([
    ['a declined card', refusal(402), card, { type: 'failed' }],
    ['a failure of ours', refusal(500), card, { type: 'failed' }],
    ['a wrong field', refusal(400, { number: [messages.cardNumberInvalid] }), card, { type: 'refused', message: null }],
    ['a lost connection', refusal(0), card, { type: 'refused', message: 'said' }],
    ['an order that moved on', refusal(409), card, { type: 'refused', message: 'said' }],
    ['too many tries', refusal(429), card, { type: 'refused', message: 'said' }],
    ['ACH, refused', refusal(402), ach, { type: 'failed' }],
    ['ACH, with no answer', refusal(0), ach, { type: 'failed' }],
    ['ACH, with a field', refusal(400, { order_id: ['?'] }), ach, { type: 'failed' }],
    ['ACH, paid already', refusal(409), ach, { type: 'refused', message: 'said' }],
  ] as const)('%s', ([, given, type, event]) => {
    expect(failureEvent(given, type)).toEqual(event);
  });

  test('only a try without an answer is repeated under its key', () => {
    expect([0, 500, 503, 400, 402, 409].map((status) => isUnanswered({ status }))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

test('the card goes out as the call takes it', () => {
  expect(cardBody({ name: ' Ada ', number: '4242 4242 4242 4242', expiry: '02 / 2031', cvv: '123' })).toEqual({
    name: 'Ada',
    number: '4242424242424242',
    expiry_month: '02',
    expiry_year: '2031',
    cvv: '123',
  });
});
