import { expect, test } from 'vitest';
import type { HistoryEntry } from '#core/contract/records/history.ts';
import { ORDER_TYPES, statusLookup } from '#core/lookups.ts';
import { anOrder } from './an-order.test-data.ts';
import { statusTimes, timelineSteps } from './timeline-steps.ts';

const states = (status: number, change = {}) =>
  timelineSteps(anOrder({ status: statusLookup(status), ...change })).map(({ state }) => state);

test.each([
  [10, ['current', 'ahead', 'ahead', 'ahead']],
  [9, ['done', 'current', 'ahead', 'ahead']],
  [8, ['done', 'done', 'current', 'ahead']],
  [7, ['done', 'done', 'done', 'done']],
])('an order with status %d is at the matching step', (status, expected) => {
  expect(states(status)).toEqual(expected);
});

test('the Processing step says how long it usually takes', () => {
  expect(timelineSteps(anOrder({ status: statusLookup(8) }))[2]?.text).toContain(
    'This usually takes less than 24 hours',
  );
});

test('the last step says that the directory is up to date only once the order is complete', () => {
  const textAt = (status: number) => timelineSteps(anOrder({ status: statusLookup(status) }))[3]?.text;
  expect([10, 9, 8].map(textAt)).toEqual(Array(3).fill('We’ll update the directory'));
  expect(textAt(7)).toBe('The directory is up to date');
});

test('covered orders and removals need no payment', () => {
  expect(timelineSteps(anOrder({ is_covered: true }))[1]?.title).toBe('No payment needed');
  expect(timelineSteps(anOrder({ type: ORDER_TYPES[3] }))[1]?.text).toBe('Removals are free');
});

test('an open invoice is named until it is paid', () => {
  const order = anOrder({
    status: statusLookup(9),
    payment: {
      status: 'pending',
      type: { id: 6, name: 'Wire transfer' },
      date: '2026-01-01T00:00:00.000Z',
      instructions: null,
    },
    invoice: { id: 1, number: 'INV-2026-0001' },
  });
  expect(timelineSteps(order)[1]?.text).toBe('Invoice INV-2026-0001 is open · Wire transfer');
});

const entry = (date: string, to: string) =>
  ({ date, changes: [{ field: 'status', from: 'Draft', to }] }) as HistoryEntry;
const SUBMITTED = '2026-01-02T10:00:00.000Z';
const PROCESSING = '2026-01-03T10:00:00.000Z';
const MOVES = statusTimes([entry(PROCESSING, 'Processing'), entry(SUBMITTED, 'Waiting for payment')]);

test('submission and processing times come from the history', () => {
  expect(MOVES).toEqual({ submitted: SUBMITTED, processing: PROCESSING });
  expect(statusTimes([])).toEqual({ submitted: undefined, processing: undefined });
});

test.each([
  [10, [null, null]],
  [9, [SUBMITTED, null]],
  [8, [PROCESSING, PROCESSING]],
  [7, [PROCESSING, PROCESSING]],
])('an order with status %d has dates for the steps it has reached', (status, expected) => {
  const [, payment, processing] = timelineSteps(anOrder({ status: statusLookup(status), payment: null }), MOVES);
  expect([payment?.date, processing?.date]).toEqual(expected);
});

test('an order that needs no payment has no payment date', () => {
  const order = anOrder({ status: statusLookup(8), is_covered: true });
  expect(
    timelineSteps(order, MOVES)
      .map(({ date }) => date)
      .slice(1, 3),
  ).toEqual([null, PROCESSING]);
});
