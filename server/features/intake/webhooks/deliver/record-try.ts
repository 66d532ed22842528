import type { WebhookTry } from '#core/contract/intake/webhooks.ts';
import { FAILING_DAYS, secondsToNextTry } from '#core/rules/intake/webhook-retries.ts';
import { addSeconds } from '../../../../base/clock.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { enqueue } from '../../../../jobs/queue.ts';
import { DELIVER_WEBHOOK } from '../make/write-messages.ts';
import type { WebhookRow } from '../tables.queries.ts';
import { type Claimed, lockDelivery, lockWebhook, settleDelivery, updateWebhook } from './deliver.queries.ts';
import { disableWebhook } from './disable-webhook.ts';

const DAY_SECONDS = 86_400;
const GONE = 410;
/** Tries that a delivery keeps, however often it is replayed. */
const TRIES_KEPT = 20;

/** A try with what the answer asked for. */
export interface Attempt extends WebhookTry {
  /** Seconds of the `Retry-After` header. */
  retryAfter: number | null;
}

/** Whether a webhook that fails since then is to be turned off. */
export const isFailingTooLong = (failing_since: Date | null, now: Date): boolean =>
  failing_since !== null && failing_since <= addSeconds(now, -FAILING_DAYS * DAY_SECONDS);

async function afterFailure(tx: Tx, deps: Deps, webhook: WebhookRow, { code }: Attempt): Promise<void> {
  const failing_since = webhook.failing_since ?? tx.now;
  if (webhook.failing_since === null) await updateWebhook(tx.db, webhook.id, { failing_since });
  if (!webhook.is_active) return;
  if (code === GONE) await disableWebhook(tx, deps.config, webhook, 'gone');
  else if (isFailingTooLong(failing_since, tx.now)) await disableWebhook(tx, deps.config, webhook, 'failing');
}

/** Records a try and what follows from it: the next try, or that the webhook is turned off. */
export function recordTry(deps: Deps, { id, webhook_id }: Claimed, attempt: Attempt): Promise<void> {
  const { retryAfter, ...shown } = attempt;
  return transaction(deps, null, async (tx) => {
    const webhook = await lockWebhook(tx.db, webhook_id);
    const delivery = await lockDelivery(tx.db, id);
    // Deleted or turned off meanwhile.
    if (!webhook || !delivery) return;
    const tries = [...delivery.tries, shown].slice(-TRIES_KEPT);
    if (shown.error === null) {
      await settleDelivery(tx.db, id, { status: 'done', tries, failures: delivery.failures, next_date: null });
      return updateWebhook(tx.db, webhook_id, { last_success: tx.now, failing_since: null });
    }
    const failures = delivery.failures + 1;
    const { WEBHOOK_RETRY_SECONDS: waits } = deps.config;
    const seconds = secondsToNextTry({ tries: failures, retryAfter, waits, random: Math.random() });
    const next_date = seconds === null ? null : addSeconds(tx.now, seconds);
    await settleDelivery(tx.db, id, { status: next_date ? 'waiting' : 'failed', tries, failures, next_date });
    const key = `webhook:${webhook_id}:${id}:${next_date?.getTime()}`;
    if (next_date) await enqueue(tx, DELIVER_WEBHOOK, { webhook_id }, { key, at: next_date });
    await afterFailure(tx, deps, webhook, attempt);
  });
}
