import { NOTICE_STATUS, statusLookup } from '#core/lookups.ts';
import { announce } from '../../../db/announce.ts';
import { recordHistory } from '../../../db/history.ts';
import { sharedTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { enqueue, type JobHandler } from '../../../jobs/queue.ts';
import { recordEvent } from '../../records/events/record-event.ts';
import { claimOutcome, type DeliveryOutcome, hasDelivery, markSent, refreshDeliveryFlags } from './forward.queries.ts';

interface Payload {
  mail_id: number;
}

const nameOf = (status_id: number): string => statusLookup(status_id).name;

/** Enqueues a job to update the notice, so that a failure there does not roll back the recorded outcome of the mail. */
export async function settleLater(tx: Tx, mail_id: number): Promise<void> {
  if (await hasDelivery(tx.db, mail_id)) await enqueue(tx, 'settle-delivery', { mail_id });
}

/** A reply to the sender leaves the status as it is (beyond § 13). */
async function settleReply(tx: Tx, { notice_id, company_id, status, email, error }: DeliveryOutcome): Promise<void> {
  const on = { model: 'notice', object_id: notice_id } as const;
  if (status === 'failed') {
    const changes = [{ field: 'replied to', from: email, to: error }];
    return recordHistory(tx, { ...on, action: 'reply failed', changes });
  }
  // "Replied" is already in the history, of the person who wrote it.
  recordHistory(tx, { ...on, action: 'reply accepted by the mail server' });
  if (company_id !== null) await recordEvent(tx, 'reply_sent', { company_id, ...on, text: email });
}

/** decisions §11: the status becomes Sent when the mail server accepts the mail. A failure leaves it, and the notice can be resent. */
async function settle(tx: Tx, outcome: DeliveryOutcome): Promise<void> {
  const { notice_id, company_id, status, email, error } = outcome;
  await refreshDeliveryFlags(tx.db, notice_id);
  const on = { model: 'notice', object_id: notice_id } as const;
  if (outcome.kind === 'reply') return settleReply(tx, outcome);
  if (status === 'failed') {
    const changes = [{ field: 'sent to', from: email, to: error }];
    announce(tx, { type: 'notice.delivery_failed', object_id: notice_id });
    return recordHistory(tx, { ...on, action: 'delivery failed', changes });
  }
  if (await markSent(tx.db, notice_id)) {
    const changes = [{ field: 'status', from: nameOf(NOTICE_STATUS.new), to: nameOf(NOTICE_STATUS.sent) }];
    recordHistory(tx, { ...on, action: 'status changed', changes });
  }
  recordHistory(tx, { ...on, action: 'sent' });
  if (company_id !== null) await recordEvent(tx, 'notice_sent', { company_id, ...on, text: email });
}

/** Updates the notice in the transaction that records the outcome of its mail. */
export async function settleNotice(tx: Tx, mail_id: number): Promise<void> {
  const outcome = await claimOutcome(tx.db, mail_id);
  if (outcome) await settle(tx, outcome);
}

export const settleDelivery = (
  deps: Deps,
  settleMail: (tx: Tx, mail_id: number) => Promise<void>,
): JobHandler<Payload> => ({
  retry: [1, 10, 60, 600, 3600],
  run: sharedTransaction(deps, (tx, { mail_id }: Payload) => settleMail(tx, mail_id)),
});
