import * as contract from '#core/contract/companies.ts';
import * as standing from '#core/contract/standing.ts';
import { visibleTo } from '../../../db/scope.ts';
import { routes, serve } from '../../../http/serve.ts';
import { changeBilling } from '../../trade/billing/change-billing.ts';
import { changeCompany } from './change-company.ts';
import { checkNoticeAddress } from './check-notice-address.ts';
import { createCompany } from '../../trade/orders/create-company.ts';
import { exportCompanies } from '../../views/exports/export-companies.ts';
import { listCompaniesPage } from './list-companies.ts';
import { listCompanyStatuses, listCountries } from './list-lookups.ts';
import { readBilling } from '../../trade/billing/read-billing.ts';
import { readCompany } from './read-company.ts';
import { readPermissions } from './read-permissions.ts';
import { readStanding } from '../../views/protection/read-standing.ts';
import { sendFailedAgain } from '../../views/protection/send-failed-again.ts';

export const companyRoutes = routes(
  serve(contract.listCompanies, ({ deps, query }) => listCompaniesPage(deps, query)),
  serve(contract.exportCompanies, ({ deps, query }) => exportCompanies(deps, query)),
  serve(contract.createCompany, ({ deps, actor, body }) => createCompany(deps, actor, body)),
  serve(contract.listCompanyStatuses, ({ query }) => listCompanyStatuses(query)),
  serve(contract.getCompany, ({ deps, actor, params }) => readCompany(deps, visibleTo(actor), params.id)),
  serve(contract.changeCompany, ({ deps, actor, params, body }) => changeCompany(deps, actor, params.id, body)),
  serve(contract.getPermissions, ({ deps, actor, params }) => readPermissions(deps, actor, params.id)),
  serve(contract.getBilling, ({ deps, actor, params }) => readBilling(deps, actor, params.id)),
  serve(contract.changeBilling, ({ deps, actor, params, body }) => changeBilling(deps, actor, params.id, body)),
  serve(standing.getStanding, ({ deps, actor, params }) => readStanding(deps, visibleTo(actor), params.id)),
  serve(standing.sendFailedAgain, ({ deps, actor, params }) => sendFailedAgain(deps, actor, params.id)),
  serve(standing.checkNoticeAddress, ({ deps, actor, params }) => checkNoticeAddress(deps, actor, params.id)),
  serve(contract.listCountries, ({ query }) => listCountries(query)),
);
