import { createRoute, redirect } from '@tanstack/react-router';
import { makePublicRoutes, makeRoot } from './public-routes.ts';

/**
 * Route tree of the entry chunk: the public routes, and a catch-all route that loads the full tree and then redirects to
 * the requested URL.
 */
export function makeFirstTree(loadRest: () => Promise<void>) {
  const root = makeRoot();
  const others = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: async ({ location }) => {
      await loadRest();
      throw redirect({ href: location.href, replace: true });
    },
  });
  return root.addChildren([...makePublicRoutes(root), others]);
}
