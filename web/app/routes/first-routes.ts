import { createRoute, redirect } from '@tanstack/react-router';
import { makePublicRoutes, makeRoot } from './public-routes.ts';

/**
 * The routes that the first script knows: those before login, and one that stands for all the others. Who goes there gets
 * the whole tree first, and then goes there.
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
  return root.addChildren([makePublicRoutes(root), others]);
}
