import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { safeBackUrl } from '#core/rules/back-url.ts';
import { session } from '#web/lib/session.ts';
import { screen } from './chunk.ts';
import { Root } from './root.tsx';
import type { Search } from './search.ts';

const root = createRootRoute({
  component: Root,
  notFoundComponent: screen(() => import('./screens/not-found.tsx'), 'NotFoundScreen'),
  validateSearch: (search: Record<string, unknown>) => search as Search,
});

/** spec §6: the guard checks only that a token is stored; the server decides at every call. */
const shell = createRoute({
  getParentRoute: () => root,
  id: 'private',
  component: screen(() => import('./shell.tsx'), 'Shell'),
  beforeLoad: ({ location }) => {
    if (session.token) return;
    const back_url = location.href === '/' ? undefined : location.href;
    throw redirect({ to: '/login', search: { back_url }, replace: true });
  },
});

/** The screens before login. The mailed links work for who is logged in too. */
const open = createRoute({
  getParentRoute: () => root,
  id: 'open',
  component: screen(() => import('./public-layout.tsx'), 'PublicLayout'),
});

/** Nothing to do here for who is logged in: on to where they wanted to go. */
const visitors = createRoute({
  getParentRoute: () => open,
  id: 'visitors',
  beforeLoad: ({ search }) => {
    if (session.token) throw redirect({ href: safeBackUrl(search.back_url), replace: true });
  },
});

const privateScreens = [
  createRoute({
    getParentRoute: () => shell,
    path: '/',
    component: screen(() => import('./screens/home.tsx'), 'HomeScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/account',
    component: screen(() => import('./screens/account.tsx'), 'AccountScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/profile/$profile_id',
    component: screen(() => import('./screens/profile.tsx'), 'ProfileScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/users',
    component: screen(() => import('./screens/users.tsx'), 'UsersScreen'),
  }),
] as const;

const visitorScreens = [
  createRoute({
    getParentRoute: () => visitors,
    path: '/login',
    component: screen(() => import('./screens/login.tsx'), 'LoginScreen'),
  }),
  createRoute({
    getParentRoute: () => visitors,
    path: '/register',
    component: screen(() => import('./screens/register.tsx'), 'RegisterScreen'),
  }),
  createRoute({
    getParentRoute: () => visitors,
    path: '/forgotpassword',
    component: screen(() => import('./screens/forgot-password.tsx'), 'ForgotPasswordScreen'),
  }),
] as const;

const openScreens = [
  createRoute({
    getParentRoute: () => open,
    path: '/register/confirm',
    component: screen(() => import('./screens/register-confirm.tsx'), 'RegisterConfirmScreen'),
  }),
  createRoute({
    getParentRoute: () => open,
    path: '/forgotpassword/confirmation-send/$email',
    component: screen(() => import('./screens/forgot-password-sent.tsx'), 'ForgotPasswordSentScreen'),
  }),
  createRoute({
    getParentRoute: () => open,
    path: '/reset-password-confirm/$token',
    component: screen(() => import('./screens/reset-password.tsx'), 'ResetPasswordScreen'),
  }),
] as const;

export const routeTree = root.addChildren([
  shell.addChildren([...privateScreens]),
  open.addChildren([visitors.addChildren([...visitorScreens]), ...openScreens]),
]);
