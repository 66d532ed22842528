import { expect, test } from 'vitest';
import { CompanyFields } from '#core/contract/registry/company-fields.ts';
import type { CompanyWithReasons } from '#core/contract/views/home.ts';
import { statusLookup } from '#core/lookups.ts';
import type { REMEDIES } from '#core/rules/views/protection.ts';
import { greeting } from './greeting.ts';
import {
  byUrgency,
  companyNeeds,
  formsUnconfirmed,
  forwardsFailed,
  homeSentence,
  lacksDomains,
  type Need,
  noticesToHandle,
  noticesUnmatched,
  noticesUnread,
  ordersToProcess,
} from './needs.ts';

const at = (hour: number) => new Date(2026, 5, 1, hour);

test.each([
  [4, 'Good evening, Nora'],
  [5, 'Good morning, Nora'],
  [12, 'Good afternoon, Nora'],
  [18, 'Good evening, Nora'],
])('the greeting at hour %d is: %s', (hour, text) => {
  expect(greeting('Nora', at(hour))).toBe(text);
});

test('a user without a first name is greeted without a name', () => {
  expect(greeting('', at(9))).toBe('Good morning');
});

const company = (change: Partial<CompanyWithReasons>): CompanyWithReasons => ({
  id: 5,
  ...CompanyFields.parse({
    ...{ name: 'Bluefin Hosting Ltd', address: '18 Quay Road', city: 'Cork', state: 'Munster', zip: 'T12' },
    country: 'Ireland',
  }),
  status: statusLookup(13),
  subscription: null,
  designation: null,
  expires_date: '2029-01-01',
  protection: 'protected',
  plan: { id: 1, name: 'Year' },
  open_order: null,
  counts: { domains: 0, notices: 0, orders: 1 },
  site_step: null,
  created_date: '2026-01-01T00:00:00.000Z',
  reasons: [],
  ...change,
});
const needs = (change: Partial<CompanyWithReasons>, may: (remedy: keyof typeof REMEDIES) => boolean = () => true) =>
  companyNeeds(company(change), may, '2026-01-01');
const titles = (change: Partial<CompanyWithReasons>) => needs(change).map(({ title }) => title);

test('a company has an expiry item only in its last 90 days', () => {
  expect(titles({})).toEqual([]);
  expect(titles({ expires_date: '2026-04-02' })).toEqual([]);
  expect(titles({ expires_date: '2026-04-01' })).toEqual(['Bluefin Hosting Ltd expires in 90 days']);
  const soon = { code: 'expires_soon', grave: false, mend: 'renew' } as const;
  expect(titles({ expires_date: '2026-01-02', protection: 'action_needed', reasons: [soon] })).toEqual([
    'Bluefin Hosting Ltd expires in 1 day',
  ]);
});

const LAPSED = { code: 'lapsed', grave: true, mend: 'renew' } as const;
const lapsed: Partial<CompanyWithReasons> = {
  expires_date: '2025-03-01',
  status: statusLookup(5),
  protection: 'not_protected',
  reasons: [LAPSED],
};

test.each([
  ['not_designated', null, 'Bluefin Hosting Ltd is not protected', 'No agent is designated'],
  [
    'past_due',
    'update_card',
    'Bluefin Hosting Ltd is past due',
    'The subscription could not be charged · Update the card',
  ],
  [
    'no_notice_address',
    'set_notice_address',
    'No one receives notices for Bluefin Hosting Ltd',
    'It has no notice email and no owner · Set the notice email',
  ],
  [
    'forward_failed',
    'send_again',
    'A notice for Bluefin Hosting Ltd was not delivered',
    'A forwarded notice bounced · Resend',
  ],
] as const)('the reason %s with the remedy %s becomes an item', (code, mend, title, text) => {
  expect(needs({ protection: 'action_needed', reasons: [{ code, grave: false, mend }] })).toEqual([
    expect.objectContaining({ title, text }),
  ]);
});

test('an item links to its remedy for users who may apply it, and to the company’s status for others', () => {
  const lead = (change: Partial<CompanyWithReasons>, may: boolean) => needs(change, () => may)[0]?.leadsTo.to;
  expect(needs(lapsed)[0]?.text).toBe('The designation lapsed on 1 Mar 2025 · Extend by three years');
  expect(lead(lapsed, true)).toBe('/company/$company_id/renew');
  expect(lead(lapsed, false)).toBe('/company/$company_id');
  expect(lead({ expires_date: '2026-03-01' }, true)).toBe('/company/$company_id/renew');
  expect(lead({ expires_date: '2026-03-01', status: statusLookup(6) }, true)).toBe('/company/$company_id');
});

test('reasons that an open order resolves are omitted; other reasons are still listed', () => {
  const open_order = { id: 1, number: '0001', type: { id: 1, name: 'Registration' }, status: statusLookup(8) };
  const failed = { code: 'forward_failed', grave: false, mend: 'send_again' } as const;
  expect(titles({ ...lapsed, open_order })).toEqual([]);
  expect(titles({ expires_date: '2026-01-09', open_order, reasons: [failed] })).toEqual([
    'A notice for Bluefin Hosting Ltd was not delivered',
  ]);
  expect(
    titles({
      status: statusLookup(14),
      protection: 'not_protected',
      reasons: [{ code: 'removed', grave: true, mend: null }],
    }),
  ).toEqual([]);
});

test('unprotected companies come first and drafts last', () => {
  const some = (['draft', 'expiry', 'pay', 'lapsed'] as const).map((kind) => ({ kind }) as Need);
  expect(byUrgency(some).map(({ kind }) => kind)).toEqual(['lapsed', 'pay', 'expiry', 'draft']);
});

test('the summary names new notices and open items in two short sentences', () => {
  expect(homeSentence(0, 0)).toBe('Nothing needs your attention.');
  expect(homeSentence(4, 1)).toBe('4 new notices since yesterday. 1 item needs your attention.');
  expect(homeSentence(1, 12)).toBe('1 new notice since yesterday. 12 items need your attention.');
});

test('a registered or paid company without domains becomes an item that leads to where they are added', () => {
  const designation = { dmca_public_id: 'p-1', dmca_registration_id: 'DMCA-1', registered_date: '2026-01-01' };
  const order = (type: number, status: number) => ({
    ...{ id: 7, number: '0007', type: { id: type, name: '' } },
    status: statusLookup(status),
  });
  const need = (change: Partial<CompanyWithReasons>, mayEdit = true) => lacksDomains(company(change), mayEdit);
  expect(need({ designation })).toMatchObject({
    title: 'Bluefin Hosting Ltd has no domains',
    text: 'We match notices to a company by its domains · Add domains',
    leadsTo: { to: '/company/$company_id/amendment/submit-changes', params: { company_id: '5' } },
  });
  expect(need({ designation }, false)?.leadsTo.to).toBe('/company/$company_id');
  expect(need({ expires_date: null, open_order: order(1, 8) })).toMatchObject({
    text: 'We match notices by domain. You can add yours with an amendment once the registration is complete',
    leadsTo: { to: '/orders/$order_id/detail' },
  });
  expect(need({ designation, counts: { domains: 1, notices: 0, orders: 1 } })).toBeNull();
  expect(need({ designation, status: statusLookup(14) })).toBeNull();
  // The payment of the order warns.
  expect(need({ expires_date: null, open_order: order(1, 9) })).toBeNull();
});

test('counts of zero produce no items', () => {
  expect(ordersToProcess(0, null)).toBeNull();
  expect(ordersToProcess(3, null)?.title).toBe('3 orders to process');
  expect(noticesUnmatched(0)).toBeNull();
  expect(noticesUnmatched(1)?.title).toBe('1 unassigned notice');
  expect(noticesUnread(0)).toBeNull();
  expect(noticesUnread(3)).toMatchObject({
    title: '3 unreadable messages',
    text: 'We couldn’t read them automatically. Check the originals.',
    leadsTo: { to: '/notices', search: { status: 'not-read' } },
  });
  expect(noticesUnread(1)).toMatchObject({
    title: '1 unreadable message',
    text: 'We couldn’t read it automatically. Check the original.',
  });
  expect(formsUnconfirmed(0)).toBeNull();
  expect(formsUnconfirmed(2)).toMatchObject({
    title: '2 unconfirmed forms',
    leadsTo: { to: '/notices', search: { status: 'unconfirmed-forms' } },
  });
  expect(forwardsFailed(0)).toBeNull();
  expect(forwardsFailed(2)?.leadsTo).toEqual({ to: '/notices', search: { status: 'not-delivered' } });
  expect(noticesToHandle({ open_count: 0, oldest_open: null })).toBeNull();
  expect(
    noticesToHandle({ open_count: 1, oldest_open: { id: 7, received_date: '2026-01-01T00:00:00Z' } })?.leadsTo,
  ).toEqual({
    to: '/notices/$id',
    params: { id: '7' },
  });
});
