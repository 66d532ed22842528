import { describe, expect, test } from 'vitest';
import { PAYMENT_TYPE } from '../../lookups.ts';
import { messages } from '../../messages.ts';
import { type AttemptEvent, noAttempts, paymentAttempts } from './payment-attempts.ts';

const { payError1, payError2, payError3 } = messages;
const reached = (events: readonly AttemptEvent[], payment_type?: number) =>
  events.reduce(paymentAttempts, noAttempts(payment_type));
const FAILED: AttemptEvent[] = [{ type: 'submitted' }, { type: 'failed' }];
const times = (count: number): AttemptEvent[] => Array.from({ length: count }, () => FAILED).flat();

/** spec §4, Payment flow. */
describe('card failures', () => {
  test.each([
    [1, payError1, false, 'none'],
    [2, payError2, false, 'none'],
    [3, payError3, true, 'none'],
    [4, payError3, true, 'gave_up'],
  ])('failure %i shows the error %j', (count, error, mayContinueWithout, outcome) =>
    expect(reached(times(count))).toMatchObject({
      failures: count,
      error,
      mayContinueWithout,
      outcome,
      loading: false,
    }),
  );
});

describe('the failure counter', () => {
  test('is reset by choosing another payment method', () => {
    const changed = reached([...times(3), { type: 'method_changed', payment_type: PAYMENT_TYPE.paypal }]);
    expect(changed).toEqual(noAttempts(PAYMENT_TYPE.paypal));
  });

  test('is reset by editing the card', () => {
    expect(reached([...times(3), { type: 'card_edited' }])).toEqual(noAttempts());
    expect(reached([...times(3), { type: 'card_edited' }, ...times(1)])).toMatchObject({
      failures: 1,
      error: payError1,
    });
  });
});

test('ACH gives up after the first failure', () =>
  expect(reached(times(1), PAYMENT_TYPE.ach)).toMatchObject({ failures: 1, outcome: 'gave_up' }));

test('a second submit is ignored while a payment is in progress', () => {
  const once = reached([{ type: 'submitted' }]);
  expect(once.loading).toBe(true);
  expect(paymentAttempts(once, { type: 'submitted' })).toBe(once);
});

test('a success after failures ends with the outcome paid', () =>
  expect(reached([...times(2), { type: 'submitted' }, { type: 'paid' }])).toMatchObject({
    outcome: 'paid',
    error: null,
    loading: false,
  }));

test('a refusal that is not a payment failure is shown but not counted', () => {
  const refused = reached([
    ...times(1),
    { type: 'submitted' },
    { type: 'refused', message: 'This order is already paid.' },
  ]);
  expect(refused).toMatchObject({ failures: 1, error: 'This order is already paid.', loading: false });
});
