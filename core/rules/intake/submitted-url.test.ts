import { expect, test } from 'vitest';
import { hasStatusLinkEnded, submittedUrl } from './submitted-url.ts';

const submitted_date = new Date('2026-11-18T10:00:00Z');
const forwarded_date = new Date('2026-11-18T11:00:00Z');

test('a URL is received until a forward was delivered', () => {
  expect(submittedUrl({ submitted_date, forwarded_date: null })).toEqual({
    state: 'received',
    reason: null,
    date: '2026-11-18T10:00:00.000Z',
  });
  expect(submittedUrl({ submitted_date, forwarded_date })).toEqual({
    state: 'passed_on',
    reason: null,
    date: '2026-11-18T11:00:00.000Z',
  });
});

test.for<[settled: (string | null)[], now: string, hasEnded: boolean]>([
  [[], '2036-01-01', false],
  [[null], '2036-01-01', false],
  [['2026-11-18', null], '2036-01-01', false],
  [['2026-11-18', '2026-12-18'], '2027-11-19', false],
  [['2026-11-18', '2026-12-18'], '2027-12-18', false],
  [['2026-11-18', '2026-12-18'], '2027-12-19', true],
])('the status link with URLs settled on %j has ended on %s: %s', ([settled, now, hasEnded]) => {
  const dates = settled.map((date) => (date === null ? null : new Date(date)));
  expect(hasStatusLinkEnded(dates, new Date(now))).toBe(hasEnded);
});
