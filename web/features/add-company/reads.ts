/** What shows companies, orders and their domains: out of date once a company was added or its order moved on. */
export const ADD_COMPANY_READS = [
  'getProfile',
  'listUserCompanies',
  'listCompanies',
  'getCompany',
  'listOrders',
  'getOrder',
  'listDomains',
] as const;
