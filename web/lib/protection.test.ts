import { expect, test } from 'vitest';
import { statusLookup } from '#core/lookups.ts';
import { daysLeft, protectionText } from './protection.ts';

const company = (
  id: number,
  expires_date: string | null,
  protection: 'protected' | 'action_needed' | 'not_protected',
) => ({
  status: statusLookup(id),
  expires_date,
  protection,
});

test.each([
  [company(13, '2029-03-01', 'protected'), 'Protected until 1 Mar 2029 · 1,096 days'],
  [company(13, '2026-03-02', 'action_needed'), 'Protected until 2 Mar 2026 · 1 day'],
  [company(5, '2026-02-28', 'not_protected'), 'Not protected since 28 Feb 2026'],
  [company(4, null, 'not_protected'), 'Not protected'],
])('%# says how long it holds', (given, text) => {
  expect(protectionText(given, '2026-03-01')).toBe(text);
});

test('a designation that never was has no days left', () => {
  expect(daysLeft(company(4, null, 'not_protected'))).toBeNull();
});
