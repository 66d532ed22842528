import { createRoute, type NotFoundRouteComponent, redirect } from '@tanstack/react-router';
import { session } from '#web/lib/session/session.ts';
import { screen } from '../chunk.ts';
import { makePublicRoutes, makeRoot } from './public-routes.ts';

// Preloads the shell for a logged-in user, without waiting for the router.
if (session.token) void import('../shell/shell.tsx').catch(() => undefined);

const root = makeRoot(
  screen(() => import('../screens/public/not-found.tsx'), 'NotFoundScreen') as NotFoundRouteComponent,
);

/** Route guard that only checks for a stored token (spec §6); the server authorizes every call. */
const shell = createRoute({
  getParentRoute: () => root,
  id: 'private',
  component: screen(() => import('../shell/shell.tsx'), 'Shell'),
  beforeLoad: ({ location }) => {
    if (session.token) return;
    const back_url = location.href === '/' ? undefined : location.href;
    throw redirect({ to: '/login', search: { back_url }, replace: true });
  },
});

/** Prefetches the data of a screen when its link is hovered, without delaying the navigation. */
function onIntent(preload: boolean, prefetch: (reads: typeof import('./prefetch.ts')) => void): void {
  if (preload) void import('./prefetch.ts').then(prefetch, () => undefined);
}

const privateScreens = [
  createRoute({
    getParentRoute: () => shell,
    path: '/',
    component: screen(() => import('../screens/home.tsx'), 'HomeScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/account',
    component: screen(() => import('../screens/account.tsx'), 'AccountScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/profile/$profile_id',
    component: screen(() => import('../screens/profile.tsx'), 'ProfileScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/users',
    component: screen(() => import('../screens/users.tsx'), 'UsersScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/companies',
    component: screen(() => import('../screens/company/companies.tsx'), 'CompaniesScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/company',
    component: screen(() => import('../screens/company/own-company.tsx'), 'OwnCompanyScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/company/$company_id',
    component: screen(() => import('../screens/company/company.tsx'), 'CompanyScreen'),
    loader: ({ params, preload }) => onIntent(preload, ({ prefetchOverview }) => prefetchOverview(params.company_id)),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/company/$company_id/renew',
    component: screen(() => import('../screens/company/renewal.tsx'), 'RenewScreen'),
    loader: ({ params, preload }) => onIntent(preload, ({ prefetchCompany }) => prefetchCompany(params.company_id)),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/company/$company_id/renew/$order_id/check-your-order',
    component: screen(() => import('../screens/company/renewal.tsx'), 'RenewCheckScreen'),
    loader: ({ params, preload }) => onIntent(preload, ({ prefetchOrder }) => prefetchOrder(params.order_id)),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/company/$company_id/renew/$order_id/processing',
    component: screen(() => import('../screens/company/renewal.tsx'), 'RenewProcessingScreen'),
    loader: ({ params, preload }) => onIntent(preload, ({ prefetchOrder }) => prefetchOrder(params.order_id)),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/company/$company_id/amendment/submit-changes',
    component: screen(() => import('../screens/company/amendment.tsx'), 'AmendScreen'),
    loader: ({ params, preload }) => onIntent(preload, ({ prefetchCompany }) => prefetchCompany(params.company_id)),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/company/$company_id/amendment/$order_id/edit',
    component: screen(() => import('../screens/company/amendment.tsx'), 'AmendEditScreen'),
    loader: ({ params, preload }) => onIntent(preload, ({ prefetchOrder }) => prefetchOrder(params.order_id)),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/company/$company_id/amendment/$order_id/check-your-order',
    component: screen(() => import('../screens/company/amendment.tsx'), 'AmendCheckScreen'),
    loader: ({ params, preload }) => onIntent(preload, ({ prefetchOrder }) => prefetchOrder(params.order_id)),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/company/$company_id/amendment/$order_id/step-three',
    component: screen(() => import('../screens/company/amendment.tsx'), 'AmendStepThreeScreen'),
    loader: ({ params, preload }) => onIntent(preload, ({ prefetchOrder }) => prefetchOrder(params.order_id)),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/submit',
    component: screen(() => import('../screens/company/submit.tsx'), 'SubmitScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/edit',
    component: screen(() => import('../screens/company/edit.tsx'), 'EditScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/company/$company_id/createevent',
    component: screen(() => import('../screens/events.tsx'), 'CreateEventScreen'),
    loader: ({ params, preload }) => onIntent(preload, ({ prefetchCompany }) => prefetchCompany(params.company_id)),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/history',
    component: screen(() => import('../screens/history.tsx'), 'HistoryScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/history/$snapshot_id/$object_id',
    component: screen(() => import('../screens/history.tsx'), 'SnapshotScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/events/$snapshot_id',
    component: screen(() => import('../screens/events.tsx'), 'EventsScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/domains',
    component: screen(() => import('../screens/company/domains.tsx'), 'DomainsScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/domains/$id/detail',
    component: screen(() => import('../screens/company/domain.tsx'), 'DomainScreen'),
    loader: ({ params, preload }) => onIntent(preload, ({ prefetchDomain }) => prefetchDomain(params.id)),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/orders',
    component: screen(() => import('../screens/orders.tsx'), 'OrdersScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/orders/$order_id/detail',
    component: screen(() => import('../screens/order.tsx'), 'OrderScreen'),
    loader: ({ params, preload }) => onIntent(preload, ({ prefetchOrder }) => prefetchOrder(params.order_id)),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/notices',
    component: screen(() => import('../screens/notices.tsx'), 'NoticesScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/notices/new',
    component: screen(() => import('../screens/new-notice.tsx'), 'NewNoticeScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/notices/$id',
    component: screen(() => import('../screens/notices.tsx'), 'NoticeScreen'),
    loader: ({ params, preload }) => onIntent(preload, ({ prefetchNotice }) => prefetchNotice(params.id)),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/counter-notices',
    component: screen(() => import('../screens/counter-notices.tsx'), 'CounterNoticesScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/counter-notices/$id',
    component: screen(() => import('../screens/counter-notices.tsx'), 'CounterNoticeScreen'),
    loader: ({ params, preload }) => onIntent(preload, ({ prefetchCounterNotice }) => prefetchCounterNotice(params.id)),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/senders',
    component: screen(() => import('../screens/senders.tsx'), 'SendersScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/senders/$sender_id',
    component: screen(() => import('../screens/senders.tsx'), 'SenderScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/filters',
    component: screen(() => import('../screens/rules.tsx'), 'RulesScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/filters/new',
    component: screen(() => import('../screens/rules.tsx'), 'NewRuleScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/filters/$id/detail',
    component: screen(() => import('../screens/rules.tsx'), 'RuleScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/ignored-links',
    component: screen(() => import('../screens/ignored-links.tsx'), 'IgnoredLinksScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/ignored-links/$id/detail',
    component: screen(() => import('../screens/ignored-links.tsx'), 'IgnoredLinkScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/queue',
    component: screen(() => import('../screens/queue.tsx'), 'QueueScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/xero/callback',
    component: screen(() => import('../screens/xero.tsx'), 'XeroScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/payment',
    component: screen(() => import('../screens/payment.tsx'), 'PaymentScreen'),
  }),
] as const;

/** Full route tree. */
export const routeTree = root.addChildren([shell.addChildren([...privateScreens]), ...makePublicRoutes(root)]);
