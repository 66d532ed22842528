import * as companies from '#core/contract/registry/companies.ts';
import * as placing from '#core/contract/registry/company-orders.ts';
import * as domains from '#core/contract/registry/domains.ts';
import * as contract from '#core/contract/trade/orders.ts';
import { visibleTo } from '../../../db/scope.ts';
import { routes, serve } from '../../../http/serve.ts';
import { countryErrors } from '../../registry/companies/change/company-values.ts';
import { examineCompany } from '../../registry/companies/change/examine-company.ts';
import { addLink } from './attachments/add-link.ts';
import { addOrderFiles } from './attachments/add-order-files.ts';
import { removeLink } from './attachments/remove-link.ts';
import { addOrderDomains, removeOrderDomains } from './domains/change-order-domains.ts';
import { createDomain } from './domains/create-domain.ts';
import { deleteDomain } from './domains/delete-domain.ts';
import { downloadDomains } from './domains/download-domains.ts';
import { completeOrder } from './life/complete-order.ts';
import { deleteOrder } from './life/delete-order.ts';
import { orderErrors } from './life/order-errors.ts';
import { createCompany } from './place/create-company.ts';
import { createOrder } from './place/create-order.ts';
import { placeAmendment, placeRemoval, placeRenewal } from './place/place-order.ts';
import { listOrders } from './read/list-orders.ts';
import { readOrder } from './read/read-order.ts';

export const orderRoutes = routes(
  serve(contract.listOrders, ({ deps, actor, query }) => listOrders(deps, actor, query)),
  serve(
    contract.createOrder,
    ({ deps, actor, body }) => createOrder(deps, actor, body),
    async ({ given }) => countryErrors(given),
  ),
  serve(
    placing.placeAmendment,
    ({ deps, actor, params, body }) => placeAmendment(deps, actor, params.id, body),
    async (visit) => ({ ...(await examineCompany('company.edit')(visit)), ...orderErrors(visit.given) }),
  ),
  serve(placing.placeRenewal, ({ deps, actor, params, body }) => placeRenewal(deps, actor, params.id, body)),
  serve(placing.removeCompany, ({ deps, actor, params, body }) => placeRemoval(deps, actor, params.id, body)),
  serve(contract.getOrder, ({ deps, actor, params }) => readOrder(deps.db, visibleTo(actor), params.id)),
  serve(contract.deleteOrder, ({ deps, actor, params }) => deleteOrder(deps, actor, params.id)),
  serve(contract.completeOrder, ({ deps, actor, params, body }) => completeOrder(deps, actor, params.id, body)),
  serve(contract.addOrderDomains, ({ deps, actor, params, body }) =>
    addOrderDomains(deps, actor, params.id, body.domains),
  ),
  serve(contract.removeOrderDomains, ({ deps, actor, params, body }) =>
    removeOrderDomains(deps, actor, params.id, body.domains),
  ),
  serve(
    companies.createCompany,
    ({ deps, actor, body }) => createCompany(deps, actor, body),
    async ({ given }) => countryErrors(given),
  ),
  serve(domains.createDomain, ({ deps, actor, body }) => createDomain(deps, actor, body)),
  serve(domains.deleteDomain, ({ deps, actor, params }) => deleteDomain(deps, actor, params.id)),
  serve(contract.addOrderFiles, ({ deps, actor, params, files, file_id }) =>
    addOrderFiles(deps, actor, params.id, { files, file_id }),
  ),
  serve(contract.downloadDomains, ({ deps, actor, params, body }) => downloadDomains(deps, actor, params.id, body)),
  serve(contract.addLink, ({ deps, actor, body }) => addLink(deps, actor, body)),
  serve(contract.removeLink, ({ deps, actor, params }) => removeLink(deps, actor, params.id)),
);
