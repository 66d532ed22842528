import * as contract from '#core/contract/trade/payments.ts';
import { routes, serve } from '../../../http/serve.ts';
import { examineCompany } from '../../registry/companies/change/examine-company.ts';
import { listInvoices } from './list-invoices.ts';

const examinePayer = examineCompany('company.pay');

export const invoiceRoutes = routes(
  serve(
    contract.listInvoices,
    ({ deps, actor, params, query }) => listInvoices(deps, actor, params.id, query),
    ({ deps, actor, params }) => examinePayer({ deps, actor, params, given: {} }),
  ),
);
