import type { Webhook, WebhookChange } from '#core/contract/intake/webhooks.ts';
import { AppError } from '#core/errors.ts';
import { ROTATION_HOURS } from '#core/rules/intake/webhook-types.ts';
import { addSeconds } from '../../../../base/clock.ts';
import { type Change, changesBetween, recordHistory } from '../../../../db/history.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { refuseRemoved } from '../../../registry/companies/change/refuse-removed.ts';
import { findCompanyForUpdate } from '../../../registry/companies/read/read-company.ts';
import { failWaiting, lockWebhook, updateWebhook } from '../deliver/deliver.queries.ts';
import { managedWebhook, presentWebhook } from '../read/read-webhooks.ts';
import { getWebhook, type WebhookView } from '../read/webhooks.queries.ts';
import { newWebhookSecret, sealSecret } from '../secrets.ts';
import type { WebhookRow } from '../tables.queries.ts';
import { dropWebhook } from './change.queries.ts';
import { refuseAddress } from './examine-webhook.ts';

const HOUR_SECONDS = 3600;

/** Locks a webhook that the actor manages. */
async function lockManaged(tx: Tx, actor: Actor, id: number): Promise<WebhookRow> {
  await managedWebhook(tx, actor, id);
  return found(await lockWebhook(tx.db, id));
}

/** As the history shows it: of an address, the host alone. */
const shown = ({ host, description, events, is_active }: WebhookView) => ({
  ...{ host, description, events: events.join(', '), is_active },
});

const isOtherAddress = (before: WebhookRow, after: WebhookRow): boolean =>
  before.url !== after.url && before.host === after.host;

function changesOf(before: WebhookView, after: WebhookView): Change[] {
  const changes = changesBetween(shown(before), shown(after));
  return isOtherAddress(before, after) ? [...changes, { field: 'address', from: null, to: null }] : changes;
}

/** Turning it on forgets why it was off. What waits when it is turned off is over. */
async function setActive(tx: Tx, { id, is_active: before }: WebhookRow, is_active: boolean): Promise<void> {
  if (is_active)
    await updateWebhook(tx.db, id, { is_active, disabled_reason: null, ...(!before && { failing_since: null }) });
  else {
    await updateWebhook(tx.db, id, { is_active });
    await failWaiting(tx.db, id);
  }
}

export async function changeWebhook(deps: Deps, actor: Actor, id: number, change: WebhookChange): Promise<Webhook> {
  await managedWebhook(deps, actor, id);
  // Before the transaction, because it asks the network.
  await refuseAddress(deps, change.url);
  return transaction(deps, actor, async (tx) => {
    const before = await managedWebhook(tx, actor, id);
    refuseRemoved(await findCompanyForUpdate(tx.db, visibleTo(actor), before.company_id));
    const locked = await lockManaged(tx, actor, id);
    const { is_active, ...plain } = change;
    const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
    if (Object.keys(given).length > 0) await updateWebhook(tx.db, id, given);
    if (is_active !== undefined) await setActive(tx, locked, is_active);
    const after = found(await getWebhook(tx.db, visibleTo(actor), id));
    const changes = changesOf(before, after);
    if (changes.length > 0) recordHistory(tx, { model: 'webhook', object_id: id, action: 'changed', changes });
    return presentWebhook(after);
  });
}

export function deleteWebhook(deps: Deps, actor: Actor, id: number): Promise<void> {
  return transaction(deps, actor, async (tx) => {
    const { host } = await lockManaged(tx, actor, id);
    await dropWebhook(tx.db, id);
    const changes = [{ field: 'host', from: host, to: null }];
    recordHistory(tx, { model: 'webhook', object_id: id, action: 'deleted', changes });
  });
}

/** The present secret goes on signing for 24 hours; of two rotations in that time, the two newest secrets sign. */
export function rotateSecret(deps: Deps, actor: Actor, id: number): Promise<{ secret: string }> {
  const secret = newWebhookSecret();
  return transaction(deps, actor, async (tx) => {
    const { sealed_secret } = await lockManaged(tx, actor, id);
    await updateWebhook(tx.db, id, {
      ...sealSecret(deps, secret),
      previous_sealed_secret: sealed_secret,
      previous_until: addSeconds(tx.now, ROTATION_HOURS * HOUR_SECONDS),
    });
    recordHistory(tx, { model: 'webhook', object_id: id, action: 'secret replaced' });
    return { secret };
  });
}

export function refuseOff({ is_active }: Pick<WebhookRow, 'is_active'>): void {
  if (!is_active) throw new AppError('webhook_off');
}
