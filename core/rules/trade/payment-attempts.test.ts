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
describe('failures of a card', () => {
  test.each([
    [1, payError1, false, 'none'],
    [2, payError2, false, 'none'],
    [3, payError3, true, 'none'],
    [4, payError3, true, 'gave_up'],
  ])('the %i. shows its error', (count, error, mayContinueWithout, outcome) =>
    expect(reached(times(count))).toMatchObject({
      failures: count,
      error,
      mayContinueWithout,
      outcome,
      loading: false,
    }),
  );
});

describe('what resets the counter', () => {
  test('another method hides the error and begins anew', () => {
    const changed = reached([...times(3), { type: 'method_changed', payment_type: PAYMENT_TYPE.paypal }]);
    expect(changed).toEqual(noAttempts(PAYMENT_TYPE.paypal));
  });

  test('editing the card clears the error and the counter', () => {
    expect(reached([...times(3), { type: 'card_edited' }])).toEqual(noAttempts());
    expect(reached([...times(3), { type: 'card_edited' }, ...times(1)])).toMatchObject({
      failures: 1,
      error: payError1,
    });
  });
});

test('any failure with ACH gives up at once', () =>
  expect(reached(times(1), PAYMENT_TYPE.ach)).toMatchObject({ failures: 1, outcome: 'gave_up' }));

test('a second press does nothing while the first is under way', () => {
  const once = reached([{ type: 'submitted' }]);
  expect(once.loading).toBe(true);
  expect(paymentAttempts(once, { type: 'submitted' })).toBe(once);
});

test('success ends it, whatever failed before', () =>
  expect(reached([...times(2), { type: 'submitted' }, { type: 'paid' }])).toMatchObject({
    outcome: 'paid',
    error: null,
    loading: false,
  }));

test('what is no failure of the payment is said and not counted', () => {
  const refused = reached([
    ...times(1),
    { type: 'submitted' },
    { type: 'refused', message: 'This order is already paid.' },
  ]);
  expect(refused).toMatchObject({ failures: 1, error: 'This order is already paid.', loading: false });
});
