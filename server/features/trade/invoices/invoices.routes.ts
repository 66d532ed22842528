import * as contract from '#core/contract/trade/payments.ts';
import { routes, serve } from '../../../http/serve.ts';
import { listInvoices } from './list-invoices.ts';

export const invoiceRoutes = routes(
  serve(contract.listInvoices, ({ deps, actor, params, query }) => listInvoices(deps, actor, params.id, query)),
);
