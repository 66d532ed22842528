import { expect, test } from 'vitest';
import { isStillRetried } from './reading-retries.ts';

const RECEIVED = '2026-11-14T12:00:00Z';

test.each([
  ['2026-11-14T12:00:01Z', true],
  ['2026-11-15T11:59:59Z', true],
  ['2026-11-15T12:00:00Z', false],
  ['2026-11-16T12:00:00Z', false],
])('a message received at noon is still retried at %s: %s', (now, expected) => {
  expect(isStillRetried(RECEIVED, Date.parse(now))).toBe(expected);
});
