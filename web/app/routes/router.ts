import { createRouter } from '@tanstack/react-router';
import { session } from '#web/lib/session/session.ts';
import { withTimeout } from '../chunk.ts';
import { parseSearch, stringifySearch } from '../location/search.ts';
import { ErrorScreen } from '../public/error-screen.tsx';
import { makeFirstTree } from './first-routes.ts';
import type { routeTree } from './routes.ts';

const wholeTree = () => withTimeout(import('./routes.ts'));

export const router = createRouter({
  // What the types know is the whole tree: it takes this one's place before anybody gets to where they differ.
  routeTree: makeFirstTree(async () => {
    router.update({ ...router.options, routeTree: (await wholeTree()).routeTree });
  }) as unknown as typeof routeTree,
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

// Who is logged in needs them at once; for a visitor they come while the first screen is looked at.
if (session.token) void wholeTree().catch(() => undefined);
else {
  const stop = router.subscribe('onRendered', () => {
    stop();
    void wholeTree().catch(() => undefined);
  });
}

const isAt = (routeId: string): boolean => router.state.matches.some((match) => match.routeId === routeId);

// Logging in and out is heard here, whichever screen, call or other tab it came from; the guards say where to go.
session.subscribe((ended) => {
  if (ended === 'logout') void router.navigate({ to: '/login' });
  else if (isAt(ended ? '/private' : '/open/visitors')) void router.invalidate();
});

// A new screen is announced by its heading. Not at the first: the browser has just read the page. And not behind a
// dialog that was opened while the screen was on its way: the keys are the dialog's.
router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
  if (!pathChanged || !fromLocation) return;
  const target = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
  if (!target?.closest('[aria-hidden="true"], [inert]')) target?.focus({ preventScroll: true });
});
