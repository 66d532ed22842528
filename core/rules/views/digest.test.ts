import { expect, test } from 'vitest';
import { digestWeek, weekAfter, weekBefore } from './digest.ts';

test.each([
  ['2026-11-16T11:59:59Z', '2026-11-09'],
  ['2026-11-16T12:00:00Z', '2026-11-16'],
  ['2026-11-18T00:00:00Z', '2026-11-16'],
  ['2026-11-22T23:59:59Z', '2026-11-16'],
  ['2026-11-23T00:00:00Z', '2026-11-16'],
  ['2027-01-01T12:00:00Z', '2026-12-28'],
])('at %s, the latest digest is that of %s', (now, week) => expect(digestWeek(new Date(now))).toBe(week));

test('a digest covers the seven days before it, and the next one is due seven days later', () => {
  expect([weekBefore('2027-01-04'), weekAfter('2026-12-28')]).toEqual(['2026-12-28', '2027-01-04']);
});
