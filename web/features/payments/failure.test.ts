import { describe, expect, test } from 'vitest';
import { PAYMENT_TYPE } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { cardBody } from './card/card-body.ts';
import { failureEvent, isUnanswered } from './failure.ts';

const refusal = (status: number, fields = {}) => ({ status, message: 'message', fields });
const { card, ach } = PAYMENT_TYPE;

describe('how a rejection counts as an attempt', () => {
  test.for([
    ['a declined card', refusal(402), card, { type: 'failed' }],
    ['a server error', refusal(500), card, { type: 'failed' }],
    [
      'an invalid field',
      refusal(400, { number: [messages.cardNumberInvalid] }),
      card,
      { type: 'refused', message: null },
    ],
    ['a lost connection', refusal(0), card, { type: 'refused', message: 'message' }],
    ['an order whose status changed', refusal(409), card, { type: 'refused', message: 'message' }],
    ['a rate limit', refusal(429), card, { type: 'refused', message: 'message' }],
    ['a rejected ACH payment', refusal(402), ach, { type: 'failed' }],
    ['an ACH payment without a response', refusal(0), ach, { type: 'failed' }],
    ['an ACH payment with a field error', refusal(400, { order_id: ['?'] }), ach, { type: 'failed' }],
    ['an ACH payment of a paid order', refusal(409), ach, { type: 'refused', message: 'message' }],
  ] as const)('%s', ([, given, type, event]) => {
    expect(failureEvent(given, type)).toEqual(event);
  });

  test('only an attempt with an unknown outcome is retried with the same idempotency key', () => {
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

test('the card form is converted to the request body', () => {
  expect(cardBody({ name: ' Ada ', number: '4242 4242 4242 4242', expiry: '02 / 2031', cvv: '123' })).toEqual({
    name: 'Ada',
    number: '4242424242424242',
    expiry_month: '02',
    expiry_year: '2031',
    cvv: '123',
  });
});
