import { AppError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import type { Deps } from '../../../deps.ts';
import { processDue } from '../../../jobs/process-due.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import { settleFromAccounting } from '../payments/order/settle-from-accounting.ts';
import { getConnection } from './accounting.queries.ts';
import { pushInvoice } from './push-invoice.ts';
import { readPayments } from './read-payments.ts';
import {
  type DueKey,
  dueInvoices,
  getInvoiceToSync,
  type InvoiceToSync,
  updateXeroInvoice,
} from './xero-invoices.queries.ts';

/** Errors of the connection as a whole: the next invoice would fail as well. */
const isConnectionError = (error: unknown): boolean => error instanceof AppError && error.code.startsWith('xero_');

/** Reads payments from Xero and pushes invoices to it. Its regular calls also keep the refresh token from expiring. */
export function syncAccounting(deps: Deps): JobHandler {
  async function sync({ invoice_id }: DueKey): Promise<void> {
    const invoice = await getInvoiceToSync(deps.db, invoice_id);
    if (!invoice) return;
    try {
      await (invoice.is_paid ? settlePaidInvoice : pushInvoice)(deps, invoice);
    } catch (error) {
      if (isConnectionError(error)) throw error;
      deps.log.warn({ err: error, invoice_id }, 'could not sync invoice with Xero');
    }
  }
  return {
    retry: [],
    every: 60,
    async run(_, signal) {
      const connection = await getConnection(deps.db);
      if (!connection || connection.broken_for !== null) return;
      if (connection.paused_until && connection.paused_until > deps.clock.now()) return;
      try {
        await readPayments(deps, signal);
        const now = deps.clock.now();
        await processDue<DueKey>((after, limit) => dueInvoices(deps.db, now, after, limit), sync, {
          signal,
          atOnce: 1,
        });
      } catch (error) {
        if (!isConnectionError(error)) throw error;
        deps.log.warn({ err: error }, 'Xero sync postponed to the next run');
      }
    },
  };
}

/** Xero reports the invoice as paid: moves the order on, or extends the subscription. A failure is retried later. */
async function settlePaidInvoice(deps: Deps, invoice: InvoiceToSync): Promise<void> {
  const { invoice_id: id, status, order_id } = invoice;
  const settle = (values: Parameters<typeof updateXeroInvoice>[2]) =>
    updateXeroInvoice(deps.db, id, { ...values, due_date: null });
  if (status === 'void') return settle({ state: 'failed', error: messages.xeroPaidVoid });
  if (status === 'open') await settleFromAccounting(deps, { id, order_id });
  await settle({ state: 'paid', error: null });
}
