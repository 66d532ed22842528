import { expect, test } from 'vitest';
import { plural, thousands } from '#core/rules/text/numbers.ts';
import { formatAgo } from './format.ts';

const now = Date.parse('2026-11-14T22:00:00Z');

test.each([
  ['2026-11-14T21:59:30Z', 'just now'],
  ['2026-11-14T21:48:00Z', '12 min ago'],
  ['2026-11-14T20:30:00Z', '1 hour ago'],
  ['2026-11-14T17:00:00Z', '5 hours ago'],
  ['2026-11-11T12:00:00Z', '3 days ago'],
  ['2026-06-05T12:00:00Z', '5 Jun 2026'],
  ['2026-11-14T22:00:05Z', 'just now'],
])('%s is shown as %s', (iso, text) => {
  expect(formatAgo(iso, now)).toBe(text);
});

test('thousands are grouped with commas', () => {
  expect(thousands(1_234_567)).toBe('1,234,567');
  expect(plural(1, 'domain')).toBe('1 domain');
  expect(plural(1204, 'domain')).toBe('1,204 domains');
  expect(plural(2, 'company', 'companies')).toBe('2 companies');
});
