import * as contract from '#core/contract/records/history.ts';
import { routes, serve } from '../../../http/serve.ts';
import { listEvents, listEventTypes } from './list-events.ts';

export const eventRoutes = routes(
  serve(contract.listEvents, ({ deps, actor, query }) => listEvents(deps, actor, query)),
  serve(contract.listEventTypes, ({ query }) => listEventTypes(query)),
);
