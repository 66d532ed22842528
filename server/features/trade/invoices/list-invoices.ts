import type { InvoiceListQuery } from '#core/contract/trade/payments.ts';
import { type Actor, visibleTo } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { authorize } from '../../../http/answer/refuse.ts';
import { readPermissions } from '../../registry/companies/read/read-permissions.ts';
import { presentInvoice } from './invoices.present.ts';
import { pageOfInvoices } from './invoices.queries.ts';

export async function listInvoices(deps: Deps, actor: Actor, company_id: number, query: InvoiceListQuery) {
  authorize(actor, 'company.pay', { roles: await readPermissions(deps, actor, company_id) });
  const { rows, count } = await pageOfInvoices(deps.db, visibleTo(actor), company_id, query);
  return { results: rows.map(presentInvoice), count };
}
