import { createRoute, redirect } from '@tanstack/react-router';
import { makeOpenRoutes, makeRoot } from './open-routes.ts';

/**
 * The routes that the first script knows: those before login, and one that stands for all the others. Who goes there gets
 * the whole tree first, and then goes there.
 */
export function makeFirstTree(bringRest: () => Promise<void>) {
  const root = makeRoot();
  const others = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: async ({ location }) => {
      await bringRest();
      throw redirect({ href: location.href, replace: true });
    },
  });
  return root.addChildren([makeOpenRoutes(root), others]);
}
