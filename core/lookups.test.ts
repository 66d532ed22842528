import { expect, test } from 'vitest';
import {
  CARRIERS,
  COINS,
  COMPANY_STATUSES,
  CONTENT_TYPES,
  DOMAIN_STATUSES,
  EVENT_TYPES,
  type Lookup,
  NOTICE_STATUSES,
  ORDER_STATUSES,
  ORDER_TYPES,
  PAYMENT_TYPES,
  PLANS,
  REPRESENTATIVE_TYPES,
  ROLES,
  roleOfType,
  SOURCES,
  typeOfRole,
  USER_STATUSES,
} from './lookups.ts';

/** The table of decisions § 3, with the spec’s payment types and coins. */
test.each<[string, readonly Lookup[], Readonly<Record<number, string>>]>([
  ['statuses of users', USER_STATUSES, { 1: 'Active', 2: 'Blocked', 3: 'Unconfirmed' }],
  [
    'statuses of companies',
    COMPANY_STATUSES,
    { 4: 'New', 5: 'Expired', 6: 'Suspended', 13: 'Registered', 14: 'Removed' },
  ],
  ['statuses of orders', ORDER_STATUSES, { 7: 'Complete', 8: 'Processing', 9: 'Waiting for payment', 10: 'Draft' }],
  [
    'statuses of domains',
    DOMAIN_STATUSES,
    { 10: 'Draft', 13: 'Registered', 14: 'Removed', 22: 'Attached to another order' },
  ],
  [
    'statuses of notices',
    NOTICE_STATUSES,
    { 15: 'New', 16: 'Sent', 17: 'In progress', 18: 'Resolved', 19: 'Rejected', 20: 'Disputed', 21: 'Ignored' },
  ],
  ['types of orders', ORDER_TYPES, { 1: 'Registration', 2: 'Renewal', 3: 'Amendment', 4: 'Removal' }],
  [
    'payment types',
    PAYMENT_TYPES,
    { 1: 'Credit card', 2: 'PayPal', 3: 'Paxum', 5: 'ACH', 6: 'Wire transfer', 7: 'Crypto' },
  ],
  [
    'types of representatives',
    REPRESENTATIVE_TYPES,
    { 1: 'Owner', 2: 'Administrator', 3: 'Billing', 4: 'Notices', 5: 'Viewer' },
  ],
  ['sources of notices', SOURCES, { 1: 'Email', 2: 'Web form', 3: 'Post', 4: 'Courier', 5: 'Fax', 6: 'API' }],
  ['carriers', CARRIERS, { 1: 'USPS', 2: 'UPS', 3: 'FedEx', 4: 'DHL', 5: 'Royal Mail', 6: 'Other' }],
])('%s', (_what, lookups, names) => {
  expect(Object.fromEntries(lookups.map(({ id, name }) => [id, name]))).toEqual(names);
  expect(lookups).toHaveLength(Object.keys(names).length);
});

test('plans and their prices', () =>
  expect(PLANS).toEqual([
    { id: 1, name: 'Year', period: 'year', cents: 96_000 },
    { id: 2, name: 'Month', period: 'month', cents: 10_000 },
  ]));

test('role strings, each with its type of representative', () => {
  expect(ROLES).toEqual(['owner', 'administrator', 'billing', 'notices', 'viewer']);
  expect(ROLES.map((role) => roleOfType(typeOfRole(role).id))).toEqual(ROLES);
});

test('coins, in their order', () =>
  expect(COINS).toEqual(['BTC', 'BCH', 'ETH', 'ETC', 'LTC', 'ZRX', 'BAT', 'USDC', 'ZEC', 'XRP', 'XLM']));

test('content types', () =>
  expect(CONTENT_TYPES).toEqual({
    ...{ user: 4, company: 10, order: 11, domain: 12, notice: 13, contact: 14, representative: 15, filter: 16 },
    ...{ ignoredlink: 17, invoice: 18, counternotice: 19, subscriber: 20, webhook: 21, token: 22, submission: 23 },
    event: 58,
  }));

test('event types: those that are recorded by hand, then the others', () => {
  const names = (isManual: boolean) =>
    EVENT_TYPES.filter((type) => type.is_manual === isManual).map(({ name }) => name);
  expect(names(true)).toEqual(['Registered', 'Amended', 'Renewed', 'Removed', 'Expired', 'Imported', 'Other']);
  expect(names(false)).toEqual([
    ...['Order placed', 'Order paid', 'Order completed', 'Notice received', 'Notice sent', 'Payment failed'],
    ...['Reminder sent', 'Notice confirmed', 'URL disabled', 'URL restored', 'Counter-notice received'],
    ...['Counter-notice forwarded', 'Restore due', 'Proceeding reported', 'Strike added', 'Public record checked'],
    ...['Webhook disabled', 'Reply sent'],
  ]);
  expect(EVENT_TYPES.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_none, at) => at + 1));
});
