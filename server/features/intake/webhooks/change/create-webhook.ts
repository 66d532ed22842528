import type { Webhook, WebhookCreate } from '#core/contract/intake/webhooks.ts';
import { AppError } from '#core/errors.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { refuseRemoved } from '../../../registry/companies/change/refuse-removed.ts';
import { findCompanyForUpdate } from '../../../registry/companies/read/read-company.ts';
import { checkManager, managedWebhook, presentWebhook } from '../read/read-webhooks.ts';
import { newWebhookSecret, sealSecret } from '../secrets.ts';
import { insertWebhook } from './change.queries.ts';
import { refuseAddress } from './examine-webhook.ts';

/** The secret is shown once. The company is locked, so that no more webhooks are made at once than it may have. */
export async function createWebhook(
  deps: Deps,
  actor: Actor,
  company_id: number,
  body: WebhookCreate,
): Promise<Webhook & { secret: string }> {
  await checkManager(deps, actor, company_id);
  // Before the transaction, because it asks the network.
  await refuseAddress(deps, body.url);
  const secret = newWebhookSecret();
  return transaction(deps, actor, async (tx) => {
    refuseRemoved(await findCompanyForUpdate(tx.db, visibleTo(actor), company_id));
    const sealed = sealSecret(deps, secret);
    const id = await insertWebhook(tx.db, { ...body, ...sealed, company_id, created_date: tx.now });
    if (id === undefined) throw new AppError('webhook_limit');
    const webhook = await managedWebhook(tx, actor, id);
    // Only the host: the rest of the address may be a key.
    const changes = [
      { field: 'host', from: null, to: webhook.host },
      { field: 'events', from: null, to: body.events.join(', ') },
    ];
    recordHistory(tx, { model: 'webhook', object_id: id, action: 'created', changes });
    return { ...presentWebhook(webhook), secret };
  });
}
