import * as contract from '#core/contract/intake/url-actions.ts';
import { routes, serve } from '../../../http/serve.ts';
import { actByUrl, examineCompany } from './act-by-url.ts';
import { actOnNotice, examineAct } from './act-on-notice.ts';
import { listActions } from './list-actions.ts';

export const actionRoutes = routes(
  serve(
    contract.createUrlActions,
    ({ deps, actor, params, body }) => actOnNotice(deps, actor, params.id, body),
    examineAct,
  ),
  serve(
    contract.createActionsByUrl,
    ({ deps, actor, params, body }) => actByUrl(deps, actor, params.id, body.actions),
    examineCompany,
  ),
  serve(contract.listUrlActions, ({ deps, actor, params, query }) => listActions(deps, actor, params.id, query)),
);
