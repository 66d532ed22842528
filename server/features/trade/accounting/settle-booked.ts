import { messages } from '#core/messages.ts';
import type { Deps } from '../../../deps.ts';
import { settleAccounted } from '../payments/settle-accounted.ts';
import { type BookedInvoice, changeBooked } from './book-invoices.queries.ts';

/** The books say that it was paid: the order goes on, or the subscription. What cannot be now is tried again. */
export async function settleBooked(deps: Deps, invoice: BookedInvoice): Promise<void> {
  const { invoice_id: id, status, order_id } = invoice;
  const settle = (values: Parameters<typeof changeBooked>[2]) =>
    changeBooked(deps.db, id, { ...values, due_date: null });
  if (status === 'void') return settle({ state: 'failed', error: messages.xeroPaidVoid });
  if (status === 'open') await settleAccounted(deps, { id, order_id });
  await settle({ state: 'paid', error: null });
}
