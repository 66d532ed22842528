import { createRootRoute, createRoute, type NotFoundRouteComponent, redirect } from '@tanstack/react-router';
import { safeBackUrl } from '#core/rules/text/back-url.ts';
import { session } from '#web/lib/session/session.ts';
import { screen } from '../chunk.ts';
import type { Search } from '../location/search.ts';
import { Root } from './root.tsx';

/** Creates a root route, one for the first tree and one for the full tree. The first has a catch-all, so no 404 screen. */
export const makeRoot = (notFoundComponent?: NotFoundRouteComponent) =>
  createRootRoute({
    component: Root,
    notFoundComponent,
    validateSearch: (search: Record<string, unknown>) => search as Search,
  });

/** Screens before login. The links in emails also work for logged-in users. */
export function makePublicRoutes(root: ReturnType<typeof makeRoot>) {
  const open = createRoute({
    getParentRoute: () => root,
    id: 'open',
    component: screen(() => import('../public/public-layout.tsx'), 'PublicLayout'),
  });

  /** Screens for visitors only: a logged-in user is redirected to `back_url`. */
  const visitors = createRoute({
    getParentRoute: () => open,
    id: 'visitors',
    beforeLoad: ({ search }) => {
      if (session.token) throw redirect({ href: safeBackUrl(search.back_url), replace: true });
    },
  });

  const visitorScreens = [
    createRoute({
      getParentRoute: () => visitors,
      path: '/login',
      component: screen(() => import('../screens/public/login.tsx'), 'LoginScreen'),
    }),
    createRoute({
      getParentRoute: () => visitors,
      path: '/register',
      component: screen(() => import('../screens/public/register.tsx'), 'RegisterScreen'),
    }),
    createRoute({
      getParentRoute: () => visitors,
      path: '/forgotpassword',
      component: screen(() => import('../screens/public/forgot-password.tsx'), 'ForgotPasswordScreen'),
    }),
  ] as const;

  const openScreens = [
    createRoute({
      getParentRoute: () => open,
      path: '/register/confirm',
      component: screen(() => import('../screens/public/register-confirm.tsx'), 'RegisterConfirmScreen'),
    }),
    createRoute({
      getParentRoute: () => open,
      path: '/forgotpassword/confirmation-send/$email',
      component: screen(() => import('../screens/public/forgot-password-sent.tsx'), 'ForgotPasswordSentScreen'),
    }),
    createRoute({
      getParentRoute: () => open,
      path: '/reset-password-confirm/$token',
      component: screen(() => import('../screens/public/reset-password.tsx'), 'ResetPasswordScreen'),
    }),
    createRoute({
      getParentRoute: () => open,
      path: '/factors/keep/$token',
      component: screen(() => import('../screens/public/keep-factors.tsx'), 'KeepFactorsScreen'),
    }),
    createRoute({
      getParentRoute: () => open,
      path: '/representative/confirm/$token',
      component: screen(() => import('../screens/public/representative-confirm.tsx'), 'RepresentativeConfirmScreen'),
    }),
  ] as const;

  const welcome = createRoute({
    getParentRoute: () => root,
    path: '/welcome',
    component: screen(() => import('../screens/public/welcome/welcome.tsx'), 'WelcomeScreen'),
  });

  return [welcome, open.addChildren([visitors.addChildren([...visitorScreens]), ...openScreens])] as const;
}
