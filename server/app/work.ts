import { compactCounters } from '../db/counters/compact-counters.ts';
import { isEmbedded } from '../db/open/open-embedded.ts';
import { vacuumMostDue } from '../db/open/vacuum.ts';
import type { Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { checkWithKeys } from '../features/intake/contact-keys/check-with-keys.ts';
import { processCounterNotices } from '../features/intake/counter-notices/mail/process-clocks.ts';
import { settleForward } from '../features/intake/counter-notices/mail/settle-forward.ts';
import { EXPIRE_EVIDENCE, expireEvidence } from '../features/intake/evidence/expire-evidence.ts';
import { MAKE_EVIDENCE, makeEvidence } from '../features/intake/evidence/make-evidence.ts';
import { settleDelivery, settleLater, settleNotice } from '../features/intake/forwarding/settle-delivery.ts';
import { checkAgain } from '../features/intake/inbound/authenticity/check-again.ts';
import { CHECK_SENDER } from '../features/intake/inbound/authenticity/keep-check.ts';
import { READ_AGAIN, READ_INBOUND } from '../features/intake/inbound/inbound.queries.ts';
import { readAgain, readInbound, sweepInbound } from '../features/intake/inbound/read-inbound.ts';
import { readInThread } from '../features/intake/inbound/threads/read-mail-in-thread.ts';
import { runRule } from '../features/intake/rules/runs/run-rule.ts';
import { CHECK_KEYS } from '../features/intake/senders/check-signed-again.ts';
import {
  SEND_COUNTER_RECEIPT,
  sendCounterReceipt,
} from '../features/intake/submissions/counter-notice/send-counter-receipt.ts';
import { SEND_RECEIPT, sendReceipt } from '../features/intake/submissions/receipt/send-receipt.ts';
import { sweepSubmissions } from '../features/intake/submissions/sweep-submissions.ts';
import { FOLLOW_POLICY, followPolicyLater } from '../features/intake/subscribers/policy/follow-policy.ts';
import { deliverWebhook } from '../features/intake/webhooks/deliver/deliver-webhook.ts';
import { sweepWebhooks } from '../features/intake/webhooks/deliver/sweep-webhooks.ts';
import { DELIVER_WEBHOOK } from '../features/intake/webhooks/make/write-messages.ts';
import { processFactorResets } from '../features/records/auth/factor/remove-due-factors.ts';
import { sendResetLink } from '../features/records/auth/password/forgot-password.ts';
import { sweepAccounts } from '../features/records/auth/sweep-accounts.ts';
import { keepMail } from '../features/records/files/keep-mail.ts';
import { readAttachment } from '../features/records/files/read-attachment.ts';
import { dropBytes } from '../features/records/files/store/drop-file.ts';
import { sweepUploads } from '../features/records/files/store/sweep-uploads.ts';
import { processDeadlines } from '../features/registry/designation/process-deadlines.ts';
import { openPages } from '../features/registry/public-pages/open-page.ts';
import { sweepPublicRecords } from '../features/registry/public-record/sweep-public-records.ts';
import { remindOfTokens } from '../features/registry/tokens/remind-of-tokens.ts';
import { syncAccounting } from '../features/trade/accounting/sync-accounting.ts';
import { sendInvoice } from '../features/trade/invoices/send-invoice.ts';
import { undoStagedDomains } from '../features/trade/orders/domains/staged-domains.ts';
import { coverOrder } from '../features/trade/orders/place/cover-order.ts';
import { reconcilePayments } from '../features/trade/payments/charge/reconcile-payments.ts';
import { sweepKeys } from '../features/trade/payments/idempotency/sweep-keys.ts';
import { chargeSubscriptions } from '../features/trade/payments/renewals/charge-subscriptions.ts';
import { sendDigests } from '../features/views/digest/send-digests.ts';
import { type JobHandler, startWorker, type Worker, type WorkerDeps } from '../jobs/queue.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { discardMail } from '../mail/discard-mail.ts';
import type { MailTransport } from '../mail/transport.ts';

const COMPACT_SECONDS = 600;
const VACUUM_SECONDS = 60;

/** Applies the outcome of a mail to the notice or counter-notice that it is about. */
async function settleMail(tx: Tx, mail_id: number): Promise<void> {
  await settleNotice(tx, mail_id);
  await settleForward(tx, mail_id);
}

/** The handlers of all background jobs, by job name. */
export function makeHandlers(deps: Deps, transport: MailTransport): Record<string, JobHandler> {
  const handlers = {
    'deliver-mail': deliverMail(
      {
        ...deps,
        transport,
        readAttachment: (file_id) => readAttachment(deps.db, file_id),
        keepMail: (mail, raw) => keepMail(deps, mail, raw),
        settleMail,
        settleLater,
      },
      deps.config.MAIL_RETRY_SECONDS,
    ),
    'discard-mail': discardMail({ ...deps, settleMail }),
    'send-reset-link': sendResetLink(deps),
    'sweep-accounts': sweepAccounts(deps),
    'process-factor-resets': processFactorResets(deps),
    'send-invoice': sendInvoice(deps),
    'process-counter-notices': processCounterNotices(deps),
    'process-deadlines': processDeadlines(deps),
    'remind-of-tokens': remindOfTokens(deps),
    'open-pages': openPages(deps),
    'sweep-public-records': sweepPublicRecords(deps),
    'send-digests': sendDigests(deps),
    'reconcile-payments': reconcilePayments(deps),
    'charge-subscriptions': chargeSubscriptions(deps),
    'cover-order': coverOrder(deps),
    'undo-staged-domains': undoStagedDomains(deps),
    'sweep-keys': sweepKeys(deps),
    'drop-bytes': dropBytes(deps),
    'sweep-uploads': sweepUploads(deps),
    'settle-delivery': settleDelivery(deps, settleMail),
    [READ_INBOUND]: readInbound(deps, readInThread),
    [READ_AGAIN]: readAgain(deps, readInThread),
    [CHECK_SENDER]: checkAgain(deps),
    [CHECK_KEYS]: checkWithKeys(deps),
    'run-rule': runRule(deps),
    'sweep-inbound': sweepInbound(deps),
    [SEND_RECEIPT]: sendReceipt(deps),
    [SEND_COUNTER_RECEIPT]: sendCounterReceipt(deps),
    'sweep-submissions': sweepSubmissions(deps),
    [MAKE_EVIDENCE]: makeEvidence(deps),
    [EXPIRE_EVIDENCE]: expireEvidence(deps),
    [FOLLOW_POLICY]: followPolicyLater(deps),
    [DELIVER_WEBHOOK]: deliverWebhook(deps),
    'sweep-webhooks': sweepWebhooks(deps),
    'compact-counters': { retry: [], every: COMPACT_SECONDS, run: () => compactCounters(deps.db) },
    ...(isEmbedded(deps.db) && {
      'vacuum-tables': { retry: [], every: VACUUM_SECONDS, run: () => vacuumMostDue(deps.db) },
    }),
    ...(deps.accounting && { 'sync-accounting': syncAccounting(deps) }),
  };
  // Payload types differ by handler; the queue treats them as unknown.
  return handlers as unknown as Record<string, JobHandler>;
}

/**
 * Bulkheads: each lane has its own slots, so that slow mail doesn't block other jobs. With more slots, more concurrent jobs share
 * statements and transactions.
 */
const LANES: readonly { slots: number; names: readonly string[] }[] = [
  { slots: 48, names: [READ_INBOUND, READ_AGAIN] },
  { slots: 32, names: ['deliver-mail', 'discard-mail'] },
  // A slot is one webhook, which may hang for as long as a try lasts.
  { slots: 64, names: [DELIVER_WEBHOOK] },
];
/** Slots of the lane for all other jobs. */
const OTHER_SLOTS = 24;
const inLanes = LANES.flatMap(({ names }) => names);

export function startWork(deps: WorkerDeps, handlers: Readonly<Record<string, JobHandler>>): Worker {
  const pick = (isMine: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(handlers).filter(([name]) => isMine(name)));
  const lanes = [
    startWorker(
      deps,
      pick((name) => !inLanes.includes(name)),
      { slots: OTHER_SLOTS },
    ),
    ...LANES.map(({ slots, names }) =>
      startWorker(
        deps,
        pick((name) => names.includes(name)),
        { slots },
      ),
    ),
  ];
  return {
    stop: async (graceMs) => void (await Promise.all(lanes.map((lane) => lane.stop(graceMs)))),
    drain: async () => {
      for (const lane of lanes) await lane.drain();
    },
  };
}
