import type { WebhookDelivery } from '#core/contract/intake/webhooks.ts';
import { REPLAY_MAX, TEST_TYPE } from '#core/rules/intake/webhook-types.ts';
import { momentOf } from '#core/rules/text/calendar.ts';
import type { Actor } from '../../../../db/scope.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { lockWebhook } from '../deliver/deliver.queries.ts';
import { wakeWebhook, writeMessage } from '../make/write-messages.ts';
import { managedDelivery, managedWebhook } from '../read/read-webhooks.ts';
import { getDelivery, presentDelivery } from '../read/webhooks.queries.ts';
import { resend, resendFailed } from './change.queries.ts';
import { refuseOff } from './change-webhook.ts';

const read = async (tx: Tx, id: number): Promise<WebhookDelivery> =>
  presentDelivery(found(await getDelivery(tx.db, id)));

/** Sent whatever events the webhook wants. */
export function testWebhook(deps: Deps, actor: Actor, id: number): Promise<WebhookDelivery> {
  return transaction(deps, actor, async (tx) => {
    await managedWebhook(tx, actor, id);
    const webhook = found(await lockWebhook(tx.db, id));
    refuseOff(webhook);
    const data = { company_id: webhook.company_id, webhook_id: id };
    const [delivery_id] = await writeMessage(tx, TEST_TYPE, [id], { urls: [], data: () => data });
    return read(tx, delivery_id!);
  });
}

/** beyond-edges § 17: the same message and body, with more tries. */
export function replayDelivery(deps: Deps, actor: Actor, id: number): Promise<WebhookDelivery> {
  return transaction(deps, actor, async (tx) => {
    const { webhook } = await managedDelivery(tx, actor, id);
    refuseOff(found(await lockWebhook(tx.db, webhook.id)));
    await resend(tx.db, id, tx.now);
    await wakeWebhook(tx, webhook.id);
    return read(tx, id);
  });
}

export function replayFailed(deps: Deps, actor: Actor, id: number, { since }: { since: string }) {
  return transaction(deps, actor, async (tx) => {
    await managedWebhook(tx, actor, id);
    refuseOff(found(await lockWebhook(tx.db, id)));
    const count = await resendFailed(tx.db, id, { since: momentOf(since), now: tx.now, limit: REPLAY_MAX });
    if (count > 0) await wakeWebhook(tx, id);
    return { count };
  });
}
