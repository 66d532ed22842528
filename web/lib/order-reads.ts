/** What shows an order, its company or its domains: out of date once an order has moved or changed. */
export const ORDER_READS = [
  'getOrder',
  'listOrders',
  'getCompany',
  'listCompanies',
  'getDomain',
  'listDomains',
  'listInvoices',
  'getBilling',
  'getSubscription',
  'listNotes',
  'getProfile',
  'listHistory',
  'listEvents',
  'listRepresentatives',
] as const;
