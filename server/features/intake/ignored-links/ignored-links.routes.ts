import * as contract from '#core/contract/intake/ignored-links.ts';
import { routes, serve } from '../../../http/serve.ts';
import { createIgnoredLink, deleteIgnoredLink } from './change-ignored-links.ts';
import { listIgnoredLinks, readIgnoredLink } from './read-ignored-links.ts';

export const ignoredLinkRoutes = routes(
  serve(contract.listIgnoredLinks, ({ deps, query }) => listIgnoredLinks(deps, query)),
  serve(contract.createIgnoredLink, ({ deps, actor, body }) => createIgnoredLink(deps, actor, body)),
  serve(contract.getIgnoredLink, ({ deps, params }) => readIgnoredLink(deps, params.id)),
  serve(contract.deleteIgnoredLink, ({ deps, actor, params }) => deleteIgnoredLink(deps, actor, params.id)),
);
