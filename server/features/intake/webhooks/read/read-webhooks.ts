import type { Webhook, WebhookDelivery } from '#core/contract/intake/webhooks.ts';
import { type Actor, permittedTo, rolesIn, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize, found } from '../../../../http/answer/refuse.ts';
import { checkCompany } from '../../../registry/companies/read/read-company.ts';
import {
  getDelivery,
  getWebhook,
  listDeliveries,
  listWebhooks,
  presentDelivery,
  type WebhookView,
} from './webhooks.queries.ts';

type Visit = Pick<Deps, 'db'>;

export const presentWebhook = (row: WebhookView): Webhook => ({
  id: row.id,
  company: { id: row.company_id, name: row.company_name },
  url: row.url,
  description: row.description,
  events: row.events,
  is_active: row.is_active,
  disabled_reason: row.disabled_reason,
  secret_hint: row.secret_hint,
  created_date: row.created_date.toISOString(),
  last_success: row.last_success?.toISOString() ?? null,
  failing_since: row.failing_since?.toISOString() ?? null,
});

/** Managers only, also for reading: an address may contain a key. */
export async function checkManager({ db }: Visit, actor: Actor, company_id: number): Promise<void> {
  await checkCompany(db, visibleTo(actor), company_id);
  authorize(actor, 'company.edit', { roles: rolesIn(actor, company_id) });
}

/** A webhook that the actor manages: 404 for other companies', 403 for other roles. */
export async function managedWebhook({ db }: Visit, actor: Actor, id: number): Promise<WebhookView> {
  const webhook = found(await getWebhook(db, visibleTo(actor), id));
  authorize(actor, 'company.edit', { roles: rolesIn(actor, webhook.company_id) });
  return webhook;
}

export async function managedDelivery({ db }: Visit, actor: Actor, id: number) {
  const delivery = found(await getDelivery(db, id));
  return { delivery, webhook: await managedWebhook({ db }, actor, delivery.webhook_id) };
}

interface Query {
  limit: number;
  offset: number;
  search?: string | undefined;
  ordering?: string | undefined;
}

export async function readWebhooks(deps: Deps, actor: Actor, company_id: number, query: Query) {
  await checkManager(deps, actor, company_id);
  const { rows, count } = await listWebhooks(deps.db, company_id, query);
  return { results: rows.map(presentWebhook), count };
}

export const readWebhook = async (deps: Deps, actor: Actor, id: number): Promise<Webhook> =>
  presentWebhook(await managedWebhook(deps, actor, id));

/** One statement for a page that has rows: only an empty one needs to be told from a webhook that the actor does not manage. */
export async function readDeliveries(deps: Deps, actor: Actor, id: number, query: Query) {
  const { rows, count } = await listDeliveries(deps.db, permittedTo(actor, 'company.edit'), id, query);
  if (rows.length === 0) await managedWebhook(deps, actor, id);
  return { results: rows.map((row): WebhookDelivery => presentDelivery(row)), count };
}
