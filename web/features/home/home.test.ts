import { expect, test } from 'vitest';
import type { Company } from '#core/contract/companies.ts';
import { statusLookup } from '#core/lookups.ts';
import { greeting } from './greeting.ts';
import { byUrgency, companyNeed, type Need, needsSentence, ordersToProcess } from './needs.ts';

const at = (hour: number) => new Date(2026, 5, 1, hour);

test.each([
  [4, 'Good evening, Nora'],
  [5, 'Good morning, Nora'],
  [12, 'Good afternoon, Nora'],
  [18, 'Good evening, Nora'],
])('at %d o’clock: %s', (hour, text) => {
  expect(greeting('Nora', at(hour))).toBe(text);
});

test('who has no first name is greeted all the same', () => {
  expect(greeting('', at(9))).toBe('Good morning');
});

const company = (change: Partial<Company>): Company => ({
  id: 5,
  name: 'Bluefin Hosting Ltd',
  address: '18 Quay Road',
  line1: '',
  line2: '',
  city: 'Cork',
  state: 'Munster',
  zip: 'T12',
  country: 'Ireland',
  phone: '',
  notice_email: null,
  status: statusLookup(13),
  subscription: null,
  designation: null,
  expires_date: '2029-01-01',
  protection: 'protected',
  plan: { id: 1, name: 'Year' },
  open_order: null,
  counts: { domains: 0, notices: 0, orders: 1 },
  created_date: '2026-01-01T00:00:00.000Z',
  ...change,
});
const need = (change: Partial<Company>) => companyNeed(company(change), true, '2026-01-01')?.title ?? null;

test('a company asks for its people only when something is about to go wrong', () => {
  expect(need({})).toBeNull();
  expect(need({ expires_date: '2026-04-02' })).toBeNull();
  expect(need({ expires_date: '2026-04-01' })).toBe('Bluefin Hosting Ltd expires in 90 days');
  expect(need({ expires_date: '2026-01-02', protection: 'action_needed' })).toBe(
    'Bluefin Hosting Ltd expires in 1 day',
  );
  expect(need({ protection: 'not_protected', status: statusLookup(5) })).toBe('Bluefin Hosting Ltd is not protected');
  expect(
    need({
      protection: 'action_needed',
      subscription: { period: 'year', status: 'past_due', current_period_end: '2025-12-01' },
    }),
  ).toBe('Bluefin Hosting Ltd is past due');
  expect(need({ protection: 'action_needed' })).toBe('Bluefin Hosting Ltd needs attention');
});

test.each([
  ['expires soon', { expires_date: '2026-03-01' }, true, '/company/$company_id/renew'],
  ['expires soon, for who may not renew', { expires_date: '2026-03-01' }, false, '/company/$company_id'],
  [
    'is expired',
    { expires_date: '2025-03-01', status: statusLookup(5), protection: 'not_protected' },
    true,
    '/company/$company_id/renew',
  ],
  [
    'is suspended',
    { expires_date: '2026-03-01', status: statusLookup(6), protection: 'action_needed' },
    true,
    '/company/$company_id',
  ],
] as const)('a company that %s leads to where it is done', (_, change, mayRenew, to) => {
  expect(companyNeed(company(change), mayRenew, '2026-01-01')?.leadsTo.to).toBe(to);
});

test('a company whose order is on its way, or that is gone, asks for nothing', () => {
  const open_order = { id: 1, number: '0001', type: { id: 1, name: 'Registration' }, status: statusLookup(8) };
  expect(need({ protection: 'not_protected', status: statusLookup(4), open_order })).toBeNull();
  expect(need({ protection: 'not_protected', status: statusLookup(14) })).toBeNull();
});

test('who is not protected comes first, drafts last', () => {
  const needs = (['draft', 'expiry', 'pay', 'lapsed'] as const).map((kind) => ({ kind }) as Need);
  expect(byUrgency(needs).map(({ kind }) => kind)).toEqual(['lapsed', 'pay', 'expiry', 'draft']);
});

test('one sentence says how much there is to do', () => {
  expect(needsSentence(0)).toBe('Nothing needs you right now.');
  expect(needsSentence(1)).toBe('One thing needs you.');
  expect(needsSentence(12)).toBe('12 things need you.');
  expect(ordersToProcess(0, undefined)).toBeNull();
  expect(ordersToProcess(3, undefined)?.title).toBe('3 orders to process');
});
