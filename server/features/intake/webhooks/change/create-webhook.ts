import type { Webhook, WebhookCreate } from '#core/contract/intake/webhooks.ts';
import { AppError } from '#core/errors.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { refuseRemoved } from '../../../registry/companies/change/refuse-removed.ts';
import { findCompanyForUpdate } from '../../../registry/companies/read/read-company.ts';
import { checkManager, managedWebhook, presentWebhook } from '../read/read-webhooks.ts';
import { newWebhookSecret, sealSecret } from '../secrets.ts';
import { insertWebhook } from './change.queries.ts';
import { refuseAddress } from './examine-webhook.ts';

/** Inserts a webhook of a company that the caller has locked; its address was checked. Returns the secret, which is shown once. */
export async function addWebhook(
  tx: Tx,
  deps: Pick<Deps, 'jwtSecrets'>,
  company_id: number,
  body: WebhookCreate,
): Promise<{ id: number; secret: string }> {
  const secret = newWebhookSecret();
  const sealed = sealSecret(deps, secret);
  const id = await insertWebhook(tx.db, { ...body, ...sealed, company_id, created_date: tx.now });
  if (id === undefined) throw new AppError('webhook_limit');
  // Only the host: the rest of the address may be a key.
  const changes = [
    { field: 'host', from: null, to: new URL(body.url).host },
    { field: 'events', from: null, to: body.events.join(', ') },
  ];
  recordHistory(tx, { model: 'webhook', object_id: id, action: 'created', changes });
  return { id, secret };
}

/** The company is locked, so that no more webhooks are made at once than it may have. */
export async function createWebhook(
  deps: Deps,
  actor: Actor,
  company_id: number,
  body: WebhookCreate,
): Promise<Webhook & { secret: string }> {
  await checkManager(deps, actor, company_id);
  // Before the transaction, because it asks the network.
  await refuseAddress(deps, body.url);
  return transaction(deps, actor, async (tx) => {
    refuseRemoved(await findCompanyForUpdate(tx.db, visibleTo(actor), company_id));
    const { id, secret } = await addWebhook(tx, deps, company_id, body);
    return { ...presentWebhook(await managedWebhook(tx, actor, id)), secret };
  });
}
