import { plural } from '../rules/text/numbers.ts';

export const fieldNamesCopy = {
  expires: 'Expires',
  created: 'Created',
  paidUntil: 'Paid until',
  paymentMethod: 'Payment method',
  picture: 'Picture',
  domainsAdded: 'Domains added',
  domainsRemoved: 'Domains removed',
  publicId: 'Public ID',
  registrationId: 'Registration ID',
  registered: 'Registered',
  subscription: 'Subscription',
  subscriptionStatus: 'Subscription status',
  numberOfDomains: 'Number of domains',
  numberOfNotices: 'Number of notices',
  numberOfOrders: 'Number of orders',
  empty: 'empty',
  yes: 'Yes',
  no: 'No',
} as const;

export const formatCopy = {
  justNow: 'just now',
  minutesAgo: (passed: number) => `${passed} min ago`,
  hoursAgo: (passed: number) => `${plural(passed, 'hour')} ago`,
  daysAgo: (passed: number) => `${plural(passed, 'day')} ago`,
  bytes: (bytes: number) => `${bytes} B`,
} as const;
