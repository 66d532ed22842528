import * as contract from '#core/contract/intake/public-page.ts';
import { routes, serve } from '../../../http/serve.ts';
import { examineCompany } from '../companies/change/examine-company.ts';
import { changePublicPage, readPublicPage } from './settings.ts';

const examineManager = examineCompany('company.edit');

export const publicPageRoutes = routes(
  serve(contract.getPublicPage, ({ deps, actor, params }) => readPublicPage(deps, actor, params.id)),
  serve(
    contract.changePublicPage,
    ({ deps, actor, params, body }) => changePublicPage(deps, actor, params.id, body),
    ({ deps, actor, params }) => examineManager({ deps, actor, params, given: {} }),
  ),
);
