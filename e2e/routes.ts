import { ORDER_STATUS, ORDER_TYPE } from '../core/lookups.ts';
import type { Account } from './account.ts';
import { expect, type Fixtures } from './fixtures.ts';

/** Every route of spec §2, for each kind of user. */
export type Who = 'visitor' | 'customer' | 'agent';

const PUBLIC = [
  '/welcome',
  '/terms',
  '/login',
  '/register',
  '/register/confirm',
  '/forgotpassword',
  '/forgotpassword/confirmation-send/a@example.com',
  '/reset-password-confirm/unknown',
  '/representative/confirm/unknown',
  '/factors/keep/unknown',
  '/no/such/page',
];

interface Placed {
  id: number;
  company: { id: number };
}
interface Ids {
  profile: number;
  company: number;
  domain: number;
  notice: number;
  counterNotice: number;
  sender: number;
  order: number;
  renewal: Placed;
  renewed: Placed;
  amendment: Placed;
  amended: Placed;
  snapshot: { uuid: string; object_id: number };
  event: string;
}

const TABS = [
  ...[
    'domains',
    'orders',
    'notices',
    'public-page',
    'repeat-infringers',
    'representatives',
    'billing',
    'invoices',
    'integrations',
    'transparency',
    'events',
    'notes',
    'history',
  ],
];

const SHARED = (ids: Ids) => [
  '/',
  '/account',
  `/profile/${ids.profile}`,
  `/company/${ids.company}`,
  ...TABS.map((tab) => `/company/${ids.company}?tab=${tab}`),
  `/company/${ids.company}/renew/`,
  `/company/${ids.renewal.company.id}/renew/${ids.renewal.id}/check-your-order`,
  `/company/${ids.renewed.company.id}/renew/${ids.renewed.id}/processing`,
  `/company/${ids.company}/amendment/submit-changes`,
  ...['edit', 'check-your-order'].map(
    (step) => `/company/${ids.amendment.company.id}/amendment/${ids.amendment.id}/${step}`,
  ),
  `/company/${ids.amended.company.id}/amendment/${ids.amended.id}/step-three`,
  '/history',
  `/history/${ids.snapshot.uuid}/${ids.snapshot.object_id}`,
  `/events/${ids.event}`,
  '/domains',
  '/domains?q=nobody-at-all',
  `/domains/${ids.domain}/detail`,
  '/notices',
  '/notices?q=nobody-at-all',
  '/notices?view=split',
  '/notices/new',
  `/notices/${ids.notice}/`,
  '/counter-notices',
  '/counter-notices?q=nobody-at-all',
  `/counter-notices/${ids.counterNotice}/`,
  '/senders',
  '/senders?q=nobody-at-all',
  `/senders/${ids.sender}`,
  '/orders',
  '/orders?status=processing&type=registration',
  `/orders/${ids.order}/detail`,
  '/payment',
  '/submit',
  '/edit',
  '/company',
  '/no/such/page',
];

/** "Page not found" for customers. */
const NOT_FOR_CUSTOMERS = ['/queue', '/users', '/companies', '/filters', '/ignored-links', '/xero/callback/'];

const AGENT_ONLY = ({ company, rule, link }: { company: number; rule: number; link: number }) => [
  '/queue',
  '/queue?status=order',
  '/notices?status=unconfirmed-forms',
  '/notices?status=unconfirmed-forms&q=nobody-at-all',
  '/users',
  '/users?q=nobody-at-all',
  '/companies',
  '/companies?status=expired&q=nobody-at-all',
  '/companies?status=renewals',
  '/companies?status=records-to-check',
  '/companies?status=records-to-check&q=nobody-at-all',
  `/company/${company}/createevent/`,
  '/xero/callback/',
  '/filters',
  '/filters/new',
  `/filters/${rule}/detail`,
  '/ignored-links',
  `/ignored-links/${link}/detail`,
];

/** Screens that differ between customer and agent. */
const DIFFERS_FOR_CUSTOMER = ['/', '/account', '/company', '/payment', '/submit', '/notices/new', '/no/such/page'];
export const differsForCustomer = (path: string): boolean => DIFFERS_FOR_CUSTOMER.includes(path);

export const isFound = (who: Who, path: string): boolean =>
  path !== '/no/such/page' && (who === 'agent' || !NOT_FOR_CUSTOMERS.includes(path));

/** Routes with ids of the demo customer's records, which no journey changes and the agent also sees. */
export async function routesOf(who: Who, accounts: Fixtures['accounts']): Promise<string[]> {
  if (who === 'visitor') return PUBLIC;
  const customer = await accounts.customer();
  const order = await first<Placed>(customer, '/orders/?search=Bluefin&limit=1');
  const company = order.company.id;
  const id = async (path: string) => (await first<{ id: number }>(customer, path)).id;
  const placed = (type: number, status: number) =>
    first<Placed>(customer, `/orders/?type=${type}&status=${status}&limit=1`);
  const ids: Ids = {
    profile: (await customer.read<{ result: { id: number } }>('/users/profile/')).result.id,
    company,
    order: order.id,
    domain: await id(`/domains/?company__id=${company}&limit=1`),
    notice: await id(`/companies/${company}/notices/?limit=1`),
    counterNotice: await id('/counter-notices/?limit=1'),
    sender: await id('/notices/contacts/?limit=1'),
    renewal: await placed(ORDER_TYPE.renewal, ORDER_STATUS.draft),
    renewed: await placed(ORDER_TYPE.renewal, ORDER_STATUS.complete),
    amendment: await placed(ORDER_TYPE.amendment, ORDER_STATUS.draft),
    amended: await placed(ORDER_TYPE.amendment, ORDER_STATUS.complete),
    snapshot: await first(customer, '/history/?is_snapshot=true&limit=1'),
    event: (await first<{ uuid: string }>(customer, '/events/?limit=1')).uuid,
  };
  if (who === 'customer') return [...SHARED(ids), ...NOT_FOR_CUSTOMERS];
  const agent = await accounts.agent();
  // The oldest records belong to the demo; those of journeys come and go.
  const rule = (await first<{ id: number }>(agent, '/filters/?ordering=id&limit=1')).id;
  const link = (await first<{ id: number }>(agent, '/ignored-links/?ordering=id&limit=1')).id;
  return [...SHARED(ids), ...AGENT_ONLY({ company, rule, link })];
}

async function first<T>(account: Account, path: string): Promise<T> {
  const { results } = await account.read<{ results: T[] }>(path);
  expect(results[0], path).toBeDefined();
  return results[0]!;
}
