import type { Input } from '#core/contract/endpoint.ts';
import { InvoiceListQuery, type listInvoices } from '#core/contract/trade/payments.ts';
import { invoicesQueryCopy as copy } from '#core/copy/trade/invoices.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';

type InvoicesQuery = NonNullable<Input<typeof listInvoices>['query']>;

export const INVOICE_LIST = { sort: '-number', filters: ['status'] } as const;
export type InvoiceFilter = (typeof INVOICE_LIST.filters)[number];

export const INVOICE_STATUSES = [
  { value: 'open', label: copy.open },
  { value: 'paid', label: copy.paid },
  { value: 'void', label: copy.void },
] as const;

/** Maps URL parameters to the API query; invalid values are dropped. */
export function invoicesQuery(state: ListState<InvoiceFilter>): InvoicesQuery {
  const { ordering, status } = InvoiceListQuery.shape;
  return {
    ...pageQuery(state),
    ordering: ordering.safeParse(state.sort).data,
    status: status.safeParse(state.filters.status).data,
  };
}
