import { expect, test } from 'vitest';
import { statusLookup } from '#core/lookups.ts';
import { daysLeft, needsRenewalSoon, protectionText } from './protection.ts';

const company = (
  id: number,
  expires_date: string | null,
  protection: 'protected' | 'action_needed' | 'not_protected',
) => ({
  status: statusLookup(id),
  expires_date,
  protection,
  open_order: null,
});

test.each([
  [company(13, '2029-03-01', 'protected'), 'Protected until 1\u00a0Mar\u00a02029 · 1,096 days'],
  [company(13, '2026-03-02', 'action_needed'), 'Protected until 2\u00a0Mar\u00a02026 · 1 day'],
  [company(5, '2026-02-28', 'not_protected'), 'Not protected since 28\u00a0Feb\u00a02026'],
  [company(4, null, 'not_protected'), 'Not protected'],
])('the protection text of company %# has the date, and the days left if it is protected', (given, text) => {
  expect(protectionText(given, '2026-03-01')).toBe(text);
});

test('a company whose first registration is being filed is not protected yet', () => {
  const open_order = (type: number, status: number) => ({
    ...{ id: 1, number: '0001', type: { id: type, name: '' } },
    status: statusLookup(status),
  });
  const text = (type: number, status: number) =>
    protectionText({ ...company(4, null, 'not_protected'), open_order: open_order(type, status) }, '2026-03-01');
  expect([text(1, 8), text(1, 9), text(2, 8)]).toEqual(['Not protected yet', 'Not protected', 'Not protected']);
});

test('a company without a designation has no days left', () => {
  expect(daysLeft(company(4, null, 'not_protected'))).toBeNull();
});

test.each([
  [company(13, '2026-05-30', 'protected'), true],
  [company(13, '2026-05-31', 'protected'), false],
  [company(5, '2020-01-01', 'not_protected'), true],
  [company(4, null, 'not_protected'), false],
  [company(6, '2026-03-02', 'action_needed'), false],
  [company(14, '2026-03-02', 'not_protected'), false],
])('company %# is offered a renewal only if it has lapsed or will lapse soon', (given, soon) => {
  expect(needsRenewalSoon(given, '2026-03-01')).toBe(soon);
});
