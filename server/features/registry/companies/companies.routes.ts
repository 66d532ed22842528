import * as events from '#core/contract/records/history.ts';
import * as contract from '#core/contract/registry/companies.ts';
import { visibleTo } from '../../../db/scope.ts';
import { routes, serve } from '../../../http/serve.ts';
import { changeCompany, examinePatch } from './change/change-company.ts';
import { createEvent, examineEvent } from './events/create-event.ts';
import { exportCompanies } from './read/export-companies.ts';
import { listCompaniesPage } from './read/list-companies.ts';
import { listCompanyStatuses, listCountries } from './read/list-lookups.ts';
import { readCompany } from './read/read-company.ts';
import { readPermissions } from './read/read-permissions.ts';

export const companyRoutes = routes(
  serve(contract.listCompanies, ({ deps, query }) => listCompaniesPage(deps, query)),
  serve(contract.exportCompanies, ({ deps, query }) => exportCompanies(deps, query)),
  serve(contract.listCompanyStatuses, ({ query }) => listCompanyStatuses(query)),
  serve(contract.getCompany, ({ deps, actor, params }) => readCompany(deps, visibleTo(actor), params.id)),
  serve(
    contract.changeCompany,
    ({ deps, actor, params, body }) => changeCompany(deps, actor, params.id, body),
    examinePatch,
  ),
  serve(contract.getPermissions, ({ deps, actor, params }) => readPermissions(deps, actor, params.id)),
  serve(events.createEvent, ({ deps, actor, params, body }) => createEvent(deps, actor, params.id, body), examineEvent),
  serve(contract.listCountries, ({ query }) => listCountries(query)),
);
