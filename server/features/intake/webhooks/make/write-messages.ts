import { randomUUID } from 'node:crypto';
import type { WebhookType } from '#core/rules/intake/webhook-types.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { enqueue } from '../../../../jobs/queue.ts';
import { type MessageData, writeBody } from './body.ts';
import { causesOf } from './causes.ts';
import { dataOf } from './message-data.ts';
import { insertDeliveries, listenersOf } from './messages.queries.ts';

export const DELIVER_WEBHOOK = 'deliver-webhook';

/** Lets the due deliveries of a webhook be tried. */
export const wakeWebhook = (tx: Tx, webhook_id: number): Promise<void> =>
  enqueue(tx, DELIVER_WEBHOOK, { webhook_id }, { key: `webhook:${webhook_id}:${tx.uuid}` });

/** Stores a message for these webhooks in the current transaction; returns the ids of its deliveries. */
export async function writeMessage(
  tx: Tx,
  type: WebhookType,
  webhook_ids: readonly number[],
  data: MessageData,
): Promise<number[]> {
  const message = {
    message_id: `msg_${randomUUID().replaceAll('-', '')}`,
    ...{ type, body: writeBody(type, tx.now, data), created_date: tx.now },
  };
  const ids = await insertDeliveries(
    tx.db,
    webhook_ids.map((webhook_id) => ({ ...message, webhook_id })),
  );
  for (const webhook_id of webhook_ids) await wakeWebhook(tx, webhook_id);
  return ids;
}

/** Reaction at the end of each transaction: writes the messages that it caused. */
export async function writeMessages(tx: Tx): Promise<void> {
  const causes = causesOf(tx);
  if (causes.length === 0) return;
  for (const { place, company_id, webhook_ids } of await listenersOf(tx.db, causes)) {
    const cause = causes[place]!;
    await writeMessage(tx, cause.type, webhook_ids, await dataOf(tx, company_id, cause));
  }
}
