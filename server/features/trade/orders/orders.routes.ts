import * as companies from '#core/contract/registry/companies.ts';
import * as placing from '#core/contract/registry/company-orders.ts';
import * as domains from '#core/contract/registry/domains.ts';
import * as questions from '#core/contract/trade/order-questions.ts';
import * as contract from '#core/contract/trade/orders.ts';
import { visibleTo } from '../../../db/scope.ts';
import { faultsFirst } from '../../../http/answer/faults-first.ts';
import { routes, serve } from '../../../http/serve.ts';
import { countryFaults } from '../../registry/companies/change/company-values.ts';
import { entryFaults } from '../../registry/domains/adding/order-domains.ts';
import { addLink } from './attachments/add-link.ts';
import { addOrderFiles } from './attachments/add-order-files.ts';
import { removeLink } from './attachments/remove-link.ts';
import { addOrderDomains, removeOrderDomains } from './domains/change-order-domains.ts';
import { createDomain } from './domains/create-domain.ts';
import { deleteDomain } from './domains/delete-domain.ts';
import { downloadDomains } from './domains/download-domains.ts';
import { completeOrder, examineFiling } from './life/complete-order.ts';
import { deleteOrder } from './life/delete-order.ts';
import { createCompany } from './place/create-company.ts';
import { createOrder } from './place/create-order.ts';
import { orderFaults } from './place/order-faults.ts';
import { placeAmendment, placeRemoval, placeRenewal } from './place/place-order.ts';
import { askCustomer } from './questions/ask-customer.ts';
import { listOrders } from './read/list-orders.ts';
import { checkCompanyAccess, checkOrderAccess, examineOrder, visibleOrder } from './read/order-access.ts';
import { readOrder } from './read/read-order.ts';

export const orderRoutes = routes(
  serve(contract.listOrders, ({ deps, actor, query }) => listOrders(deps, actor, query)),
  serve(
    contract.createOrder,
    ({ deps, actor, body }) => createOrder(deps, actor, body),
    async ({ raw }) => countryFaults(raw),
  ),
  serve(
    placing.placeAmendment,
    ({ deps, actor, params, body }) =>
      faultsFirst(
        () => orderFaults(body),
        () => placeAmendment(deps, actor, params.id, body),
      ),
    async ({ deps, actor, params, raw }) => {
      await checkCompanyAccess(deps, actor, params.id, 'company.edit');
      return orderFaults(raw);
    },
  ),
  serve(
    placing.placeRenewal,
    ({ deps, actor, params, body }) => placeRenewal(deps, actor, params.id, body),
    async ({ deps, actor, params }) => {
      await checkCompanyAccess(deps, actor, params.id, 'company.edit');
      return {};
    },
  ),
  serve(
    placing.removeCompany,
    ({ deps, actor, params, body }) => placeRemoval(deps, actor, params.id, body),
    async ({ deps, actor, params }) => {
      await checkCompanyAccess(deps, actor, params.id, 'company.remove');
      return {};
    },
  ),
  serve(contract.getOrder, ({ deps, actor, params }) => readOrder(deps.db, visibleTo(actor), params.id)),
  serve(contract.deleteOrder, ({ deps, actor, params }) => deleteOrder(deps, actor, params.id)),
  serve(
    contract.completeOrder,
    ({ deps, actor, params, body }) => completeOrder(deps, actor, params.id, body),
    async ({ deps, actor, params, given }) => examineFiling(deps, actor, params.id, given),
  ),
  serve(
    questions.askCustomer,
    ({ deps, actor, params, body }) => askCustomer(deps, actor, params.id, body.text),
    examineOrder,
  ),
  serve(
    contract.addOrderDomains,
    ({ deps, actor, params, body }) =>
      faultsFirst(
        () => entryFaults(body.domains, 'domains'),
        () => addOrderDomains(deps, actor, params.id, body.domains),
      ),
    async ({ deps, actor, params, raw }) => {
      await checkOrderAccess(deps, actor, params.id, 'company.edit');
      return entryFaults(raw.domains, 'domains');
    },
  ),
  serve(
    contract.removeOrderDomains,
    ({ deps, actor, params, body }) => removeOrderDomains(deps, actor, params.id, body.domains),
    async ({ deps, actor, params }) => {
      await checkOrderAccess(deps, actor, params.id, 'company.edit');
      return {};
    },
  ),
  serve(
    companies.createCompany,
    ({ deps, actor, body }) => createCompany(deps, actor, body),
    async ({ raw }) => countryFaults(raw),
  ),
  serve(
    domains.createDomain,
    ({ deps, actor, body }) =>
      faultsFirst(
        () => entryFaults([body], ''),
        () => createDomain(deps, actor, body),
      ),
    async ({ deps, actor, raw }) => {
      await checkOrderAccess(deps, actor, raw.order_id, 'company.edit');
      return entryFaults([raw], '');
    },
  ),
  serve(domains.deleteDomain, ({ deps, actor, params }) => deleteDomain(deps, actor, params.id)),
  serve(
    contract.addOrderFiles,
    ({ deps, actor, params, files, file_id }) => addOrderFiles(deps, actor, params.id, { files, file_id }),
    examineOrder,
  ),
  serve(
    contract.downloadDomains,
    ({ deps, actor, params, body }) => downloadDomains(deps, actor, params.id, body),
    examineOrder,
  ),
  serve(
    contract.addLink,
    ({ deps, actor, body }) => addLink(deps, actor, body),
    async ({ deps, actor, raw }) => {
      await visibleOrder(deps, actor, raw.order_id);
      return {};
    },
  ),
  serve(contract.removeLink, ({ deps, actor, params }) => removeLink(deps, actor, params.id)),
);
