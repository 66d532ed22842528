import { expect, test } from 'vitest';
import { clockOf } from './counter-notice-clock.ts';
import { COUNTER_STATES, outcomeOf, waitOf } from './counter-notice-outcome.ts';

const wait = waitOf(clockOf('2026-11-17'), 'America/New_York');

test.each([
  ['2026-11-17T12:00:00Z', 'waiting'],
  ['2026-12-03T13:59:59Z', 'waiting'], // 08:59:59 of `safe_from`
  ['2026-12-03T14:00:00Z', 'restore_due'],
  ['2026-12-08T17:00:00Z', 'restore_due'], // on `latest` itself
  ['2026-12-09T04:59:59Z', 'restore_due'],
  ['2026-12-09T05:00:00Z', 'overdue'], // midnight after `latest`
])('a counter-notice of 17 Nov 2026 is at %s %s', (now, outcome) => {
  expect(outcomeOf({ state: 'running', wait }, new Date(now))).toBe(outcome);
});

test('mail goes out at 09:00 of `safe_from` and when `latest` begins', () => {
  expect([wait.due, wait.latest].map((date) => date.toISOString())).toEqual([
    '2026-12-03T14:00:00.000Z',
    '2026-12-08T05:00:00.000Z',
  ]);
});

test('time decides only while the clock runs, and a wait without an end goes on', () => {
  const late = new Date('2030-01-01');
  const others = COUNTER_STATES.filter((state) => state !== 'running');
  expect(others.map((state) => outcomeOf({ state, wait }, late))).toEqual(others);
  expect(outcomeOf({ state: 'running', wait: null }, late)).toBe('waiting');
});
