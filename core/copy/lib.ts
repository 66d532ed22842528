export const fieldNamesCopy = {
  expires: 'Expires',
  created: 'Created',
  paidUntil: 'Paid until',
  paymentMethod: 'Payment method',
  picture: 'Picture',
  domainsAdded: 'Domains added',
  domainsRemoved: 'Domains removed',
  publicId: 'Public id',
  registrationId: 'Registration id',
  registered: 'Registered',
  subscription: 'Subscription',
  subscriptionStatus: 'Subscription status',
  numberOfDomains: 'Number of domains',
  numberOfNotices: 'Number of notices',
  numberOfOrders: 'Number of orders',
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
} as const;

export const formatCopy = {
  justNow: 'just now',
  minutesAgo: (passed: number) => `${passed} min ago`,
  hoursAgo: (passed: number) => `${passed} h ago`,
  daysAgo: (passed: number) => `${passed} d ago`,
  bytes: (bytes: number) => `${bytes} B`,
} as const;
