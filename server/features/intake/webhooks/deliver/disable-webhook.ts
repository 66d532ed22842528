import { COMPANY_STATUS, statusLookup } from '#core/lookups.ts';
import type { DisabledReason } from '#core/rules/intake/webhook-types.ts';
import type { Config } from '../../../../base/config.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { recordEvent } from '../../../records/events/record-event.ts';
import { mailManagers } from '../../../registry/companies/mail-managers.ts';
import { webhooksOfCompany } from '../read/webhooks.queries.ts';
import type { WebhookRow } from '../tables.queries.ts';
import { failWaiting, lockWebhook, updateWebhook } from './deliver.queries.ts';
import { disabledLetter } from './webhooks.letters.ts';

async function turnOff(tx: Tx, { id, company_id, host }: WebhookRow, disabled_reason: DisabledReason): Promise<void> {
  await updateWebhook(tx.db, id, { is_active: false, disabled_reason });
  await failWaiting(tx.db, id);
  const changes = [{ field: 'is_active', from: true, to: false }];
  recordHistory(tx, { model: 'webhook', object_id: id, action: 'turned off', changes });
  await recordEvent(tx, 'webhook_disabled', { company_id, model: 'webhook', object_id: id, text: host });
}

/** Turns off a webhook, which is locked, and emails the managers. */
export async function disableWebhook(
  tx: Tx,
  config: Config,
  webhook: WebhookRow,
  reason: 'gone' | 'failing',
): Promise<void> {
  await turnOff(tx, webhook, reason);
  const { company_id, host } = webhook;
  await mailManagers(
    tx,
    config,
    company_id,
    disabledLetter({ publicUrl: config.PUBLIC_URL, company_id, host, reason }),
  );
}

const REMOVED = statusLookup(COMPANY_STATUS.removed).name;

/** Reaction at the end of a transaction that removed a company from the directory: no more messages are written. */
export async function turnOffRemoved(tx: Tx): Promise<void> {
  const removed = tx.history.filter(
    ({ model, changes = [] }) =>
      model === 'company' && changes.some(({ field, to }) => field === 'status' && to === REMOVED),
  );
  for (const { object_id } of removed) {
    for (const id of await webhooksOfCompany(tx.db, object_id)) {
      const webhook = await lockWebhook(tx.db, id);
      if (webhook?.is_active) await turnOff(tx, webhook, 'company_removed');
    }
  }
}
