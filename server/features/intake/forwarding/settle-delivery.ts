import { NOTICE_STATUS, statusLookup } from '#core/lookups.ts';
import { recordHistory } from '../../../db/history.ts';
import { sharedTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { enqueue, type JobHandler } from '../../../jobs/queue.ts';
import { recordEvent } from '../../records/events/record-event.ts';
import { type Delivered, hasDelivery, markForwarded, markSent, takeNews } from './forward.queries.ts';

interface Payload {
  mail_id: number;
}

const nameOf = (status_id: number): string => statusLookup(status_id).name;

/** In the act that writes a mail's outcome down, where that act must not fail with what follows from it: that is left to a job. */
export async function settleLater(tx: Tx, mail_id: number): Promise<void> {
  if (await hasDelivery(tx.db, mail_id)) await enqueue(tx, 'settle-delivery', { mail_id });
}

/** decisions §11: Sent when the mail server took it; a failed one leaves the status as it was and can be sent again. */
async function settle(tx: Tx, { notice_id, company_id, status, email, error }: Delivered): Promise<void> {
  await markForwarded(tx.db, notice_id);
  const on = { model: 'notice', object_id: notice_id } as const;
  if (status === 'failed') {
    const changes = [{ field: 'sent to', from: email, to: error }];
    return recordHistory(tx, { ...on, action: 'delivery failed', changes });
  }
  if (await markSent(tx.db, notice_id)) {
    const changes = [{ field: 'status', from: nameOf(NOTICE_STATUS.new), to: nameOf(NOTICE_STATUS.sent) }];
    recordHistory(tx, { ...on, action: 'status changed', changes });
  }
  recordHistory(tx, { ...on, action: 'sent' });
  if (company_id !== null) await recordEvent(tx, 'notice_sent', { company_id, ...on, text: email });
}

/** In the act that writes a mail's outcome down: one about a notice has more to follow. */
export async function settleNow(tx: Tx, mail_id: number): Promise<void> {
  const news = await takeNews(tx.db, mail_id);
  if (news) await settle(tx, news);
}

export const settleDelivery = (deps: Deps): JobHandler<Payload> => ({
  retry: [1, 10, 60, 600, 3600],
  run: sharedTransaction(deps, (tx, { mail_id }: Payload) => settleNow(tx, mail_id)),
});
