import { messages } from '#core/messages.ts';
import { addSeconds } from '../../../base/clock.ts';
import type { Deps } from '../../../deps.ts';
import { getConnection, updateConnection } from './accounting.queries.ts';
import { callAccounting } from './call-accounting.ts';
import { findUnpaidByXeroId, markDisputed, markPaid } from './xero-invoices.queries.ts';

/** Overlap between two reads, to allow for clock skew and for changes that Xero lists late. */
const OVERLAP_SECONDS = 600;

/** Marks the invoices paid in Xero since the last read; each is settled afterwards. */
export async function readPayments(deps: Deps, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const connection = await getConnection(db);
  if (!connection) return;
  const began = clock.now();
  const since = addSeconds(connection.payments_read_date ?? connection.connected_date, -OVERLAP_SECONDS);
  for (let page = 1; ; page++) {
    signal.throwIfAborted();
    const { invoices, isLast } = await callAccounting(deps, (books, entry) => books.paidInvoices(entry, since, page));
    const totals = new Map(invoices.map(({ xero_id, total_cents }) => [xero_id, total_cents]));
    const ours = await findUnpaidByXeroId(db, [...totals.keys()]);
    const fits = ({ xero_id, total_cents }: (typeof ours)[number]) => totals.get(xero_id) === total_cents;
    await markPaid(
      db,
      ours.filter(fits).map(({ xero_id }) => xero_id),
      began,
    );
    // The amount was changed in Xero and no longer matches ours.
    const others = ours.filter((row) => !fits(row)).map(({ xero_id }) => xero_id);
    await markDisputed(db, others, messages.xeroOtherAmount);
    if (isLast) break;
  }
  await updateConnection(db, { payments_read_date: began });
}
