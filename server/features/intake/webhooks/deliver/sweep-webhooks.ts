import { FAILING_DAYS } from '#core/rules/intake/webhook-retries.ts';
import { DELIVERY_DAYS } from '#core/rules/intake/webhook-types.ts';
import { addSeconds } from '../../../../base/clock.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import type { JobHandler } from '../../../../jobs/queue.ts';
import { wakeWebhook } from '../make/write-messages.ts';
import { dropDeliveries, failingWebhooks, forgetSecrets, lockWebhook, overdueWebhooks } from './deliver.queries.ts';
import { disableWebhook } from './disable-webhook.ts';
import { isFailingTooLong } from './record-try.ts';

const EVERY_SECONDS = 20;
const DAY_SECONDS = 86_400;
const DROPPED_AT_ONCE = 1000;

async function disableFailing(deps: Deps, id: number): Promise<void> {
  await transaction(deps, null, async (tx) => {
    const webhook = await lockWebhook(tx.db, id);
    if (webhook?.is_active && isFailingTooLong(webhook.failing_since, tx.now))
      await disableWebhook(tx, deps.config, webhook, 'failing');
  });
}

/**
 * Job `sweep-webhooks`: wakes webhooks whose deliveries a process left behind, turns off those that failed for five days, and drops
 * old deliveries and secrets.
 */
export const sweepWebhooks = (deps: Deps): JobHandler => ({
  retry: [],
  every: EVERY_SECONDS,
  async run(_, signal) {
    const { db, clock } = deps;
    const now = clock.now();
    for (const id of await failingWebhooks(db, addSeconds(now, -FAILING_DAYS * DAY_SECONDS)))
      await disableFailing(deps, id);
    for (const id of await overdueWebhooks(db, addSeconds(now, -EVERY_SECONDS)))
      await transaction(deps, null, (tx) => wakeWebhook(tx, id));
    await forgetSecrets(db, now);
    while (await dropDeliveries(db, addSeconds(now, -DELIVERY_DAYS * DAY_SECONDS), DROPPED_AT_ONCE))
      signal.throwIfAborted();
  },
});
