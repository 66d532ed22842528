import { createRouter } from '@tanstack/react-router';
import { session } from '#web/lib/session.ts';
import { ErrorScreen } from './error-screen.tsx';
import { routeTree } from './routes.ts';
import { parseSearch, stringifySearch } from './search.ts';

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  // Chunks come on hover, focus and touch; what they show is the query cache's to keep.
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

const isAt = (routeId: string): boolean => router.state.matches.some((match) => match.routeId === routeId);

// Logging in and out is heard here, whichever screen, call or other tab it came from; the guards say where to go.
session.subscribe((ended) => {
  if (ended === 'logout') void router.navigate({ to: '/login' });
  else if (isAt(ended ? '/private' : '/open/visitors')) void router.invalidate();
});

// A new screen is announced by its heading. Not at the first: the browser has just read the page.
router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
  if (!pathChanged || !fromLocation) return;
  const target = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
  target?.focus({ preventScroll: true });
});
