import type { Deps } from './deps.ts';
import { sendResetLink } from './features/auth/forgot-password.ts';
import { sweepAccounts } from './features/auth/sweep-accounts.ts';
import { keepDesignations } from './features/companies/keep-designations.ts';
import { foldDomainCounts } from './features/domains/fold-counts.ts';
import { dropBytes } from './features/files/drop-file.ts';
import { readAttachment } from './features/files/read-attachment.ts';
import { sweepUploads } from './features/files/sweep-uploads.ts';
import { sendInvoice } from './features/invoices/send-invoice.ts';
import { coverOrder } from './features/orders/cover-order.ts';
import { chargeSubscriptions } from './features/payments/charge-subscriptions.ts';
import { reconcilePayments } from './features/payments/reconcile-payments.ts';
import { sweepKeys } from './features/payments/sweep-keys.ts';
import type { JobHandler } from './jobs/queue.ts';
import { deliverMail } from './mail/deliver-mail.ts';
import type { MailTransport } from './mail/transport.ts';

/** Everything that is done in the background, by the name it has in the queue. */
export function makeHandlers(deps: Deps, transport: MailTransport): Record<string, JobHandler> {
  const handlers = {
    'deliver-mail': deliverMail(
      { ...deps, transport, readAttachment: (file_id) => readAttachment(deps.db, file_id) },
      deps.config.MAIL_RETRY_SECONDS,
    ),
    'send-reset-link': sendResetLink(deps),
    'sweep-accounts': sweepAccounts(deps),
    'send-invoice': sendInvoice(deps),
    'keep-designations': keepDesignations(deps),
    'reconcile-payments': reconcilePayments(deps),
    'charge-subscriptions': chargeSubscriptions(deps),
    'cover-order': coverOrder(deps),
    'sweep-keys': sweepKeys(deps),
    'drop-bytes': dropBytes(deps),
    'sweep-uploads': sweepUploads(deps),
    'fold-domain-counts': foldDomainCounts(deps),
  };
  // A handler knows its own payload; the queue only carries it.
  return handlers as unknown as Record<string, JobHandler>;
}
