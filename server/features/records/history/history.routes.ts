import * as contract from '#core/contract/records/history.ts';
import { routes, serve } from '../../../http/serve.ts';
import { listHistory } from './list-history.ts';

export const historyRoutes = routes(
  serve(contract.listHistory, ({ deps, actor, query }) => listHistory(deps, actor, query)),
);
