import { AppError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import type { Deps } from '../../../deps.ts';
import { processDue } from '../../../jobs/process-due.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import { settleAccounted } from '../payments/order/settle-accounted.ts';
import { getConnection } from './accounting.queries.ts';
import { type BookedInvoice, changeBooked, type DueKey, dueInvoices, getBooked } from './book-invoices.queries.ts';
import { pushInvoice } from './push-invoice.ts';
import { readPayments } from './read-payments.ts';

/** About the books as a whole: whoever comes next would fare no better. */
const isAboutAll = (error: unknown): boolean => error instanceof AppError && error.code.startsWith('xero_');

/**
 * Reads what was paid in the books, and brings them what they have not got. It also keeps the link alive: a refresh token
 * that is used each day never grows old.
 */
export function syncAccounting(deps: Deps): JobHandler {
  async function keep({ invoice_id }: DueKey): Promise<void> {
    const invoice = await getBooked(deps.db, invoice_id);
    if (!invoice) return;
    try {
      await (invoice.is_paid ? settleBooked : pushInvoice)(deps, invoice);
    } catch (error) {
      if (isAboutAll(error)) throw error;
      deps.log.warn({ err: error, invoice_id }, 'invoice not brought to the books');
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
        await processDue<DueKey>((after, limit) => dueInvoices(deps.db, now, after, limit), keep, {
          signal,
          atOnce: 1,
        });
      } catch (error) {
        if (!isAboutAll(error)) throw error;
        deps.log.warn({ err: error }, 'the books wait for the next turn');
      }
    },
  };
}

/** The books say that it was paid: the order goes on, or the subscription. What cannot be now is tried again. */
async function settleBooked(deps: Deps, invoice: BookedInvoice): Promise<void> {
  const { invoice_id: id, status, order_id } = invoice;
  const settle = (values: Parameters<typeof changeBooked>[2]) =>
    changeBooked(deps.db, id, { ...values, due_date: null });
  if (status === 'void') return settle({ state: 'failed', error: messages.xeroPaidVoid });
  if (status === 'open') await settleAccounted(deps, { id, order_id });
  await settle({ state: 'paid', error: null });
}
