import { createRouter } from '@tanstack/react-router';
import { session } from '#web/lib/session/session.ts';
import { withTimeout } from '../chunk.ts';
import { parseSearch, stringifySearch } from '../location/search.ts';
import { ErrorScreen } from '../public/error-screen.tsx';
import { makeFirstTree } from './first-routes.ts';
import type { routeTree } from './routes.ts';

const fullTree = () => withTimeout(import('./routes.ts'));

export const router = createRouter({
  // Typed as the full tree, which replaces the first one before any of its other routes is shown.
  routeTree: makeFirstTree(async () => {
    router.update({ ...router.options, routeTree: (await fullTree()).routeTree });
  }) as unknown as typeof routeTree,
  parseSearch,
  stringifySearch,
  // Preloads chunks on hover, focus and touch. Data is cached by the query client, not by the router.
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultErrorComponent: ErrorScreen,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

// The full tree is loaded immediately for a logged-in user, and after the first render for a visitor.
if (session.token) void fullTree().catch(() => undefined);
else {
  const stop = router.subscribe('onRendered', () => {
    stop();
    void fullTree().catch(() => undefined);
  });
}

const isAt = (routeId: string): boolean => router.state.matches.some((match) => match.routeId === routeId);

// Reacts to login and logout from any screen, call or tab; the route guards decide where to redirect.
session.subscribe((ended) => {
  if (ended === 'logout') void router.navigate({ to: '/login' });
  else if (isAt(ended ? '/private' : '/open/visitors')) void router.invalidate();
});

// A dialog hides the page by `aria-hidden` only as it was when the dialog opened: a screen that arrives later is not hidden.
const OPEN_DIALOG = ':is([role="dialog"], [role="alertdialog"])[data-open]';

// Moves the focus to the heading of a new screen so that screen readers announce it. Not on the first page load, which
// the browser announces, not away from a field that the screen focuses itself, and not behind a dialog that was opened
// meanwhile and owns the focus.
router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
  if (!pathChanged || !fromLocation || document.querySelector(OPEN_DIALOG)) return;
  if (document.activeElement?.matches('#content form input')) return;
  const target = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
  target?.focus({ preventScroll: true });
});
