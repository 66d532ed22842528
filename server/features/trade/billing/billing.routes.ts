import * as contract from '#core/contract/registry/companies.ts';
import { routes, serve } from '../../../http/serve.ts';
import { examineCompany } from '../../registry/companies/change/examine-company.ts';
import { changeBilling } from './change-billing.ts';
import { readBilling } from './read-billing.ts';

export const billingRoutes = routes(
  serve(contract.getBilling, ({ deps, actor, params }) => readBilling(deps, actor, params.id)),
  serve(
    contract.changeBilling,
    ({ deps, actor, params, body }) => changeBilling(deps, actor, params.id, body),
    examineCompany('company.pay'),
  ),
);
