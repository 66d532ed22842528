import * as companies from '#core/contract/companies.ts';
import * as placing from '#core/contract/company-orders.ts';
import * as domains from '#core/contract/domains.ts';
import * as contract from '#core/contract/orders.ts';
import { visibleTo } from '../../../db/scope.ts';
import { routes, serve } from '../../../http/serve.ts';
import { addLink } from './add-link.ts';
import { addOrderFiles } from './add-order-files.ts';
import { addOrderDomains, removeOrderDomains } from './change-order-domains.ts';
import { completeOrder } from './complete-order.ts';
import { createCompany } from './create-company.ts';
import { createDomain } from './create-domain.ts';
import { createOrder } from './create-order.ts';
import { deleteDomain } from './delete-domain.ts';
import { deleteOrder } from './delete-order.ts';
import { downloadDomains } from './download-domains.ts';
import { listOrders } from './list-orders.ts';
import { placeAmendment, placeRemoval, placeRenewal } from './place-order.ts';
import { readOrder } from './read-order.ts';
import { removeLink } from './remove-link.ts';

export const orderRoutes = routes(
  serve(contract.listOrders, ({ deps, actor, query }) => listOrders(deps, actor, query)),
  serve(contract.createOrder, ({ deps, actor, body }) => createOrder(deps, actor, body)),
  serve(placing.placeAmendment, ({ deps, actor, params, body }) => placeAmendment(deps, actor, params.id, body)),
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
  serve(companies.createCompany, ({ deps, actor, body }) => createCompany(deps, actor, body)),
  serve(domains.createDomain, ({ deps, actor, body }) => createDomain(deps, actor, body)),
  serve(domains.deleteDomain, ({ deps, actor, params }) => deleteDomain(deps, actor, params.id)),
  serve(contract.addOrderFiles, ({ deps, actor, params, files, file_id }) =>
    addOrderFiles(deps, actor, params.id, { files, file_id }),
  ),
  serve(contract.downloadDomains, ({ deps, actor, params, body }) => downloadDomains(deps, actor, params.id, body)),
  serve(contract.addLink, ({ deps, actor, body }) => addLink(deps, actor, body)),
  serve(contract.removeLink, ({ deps, actor, params }) => removeLink(deps, actor, params.id)),
);
