import { sql } from 'kysely';
import type { WebhookTry } from '#core/contract/intake/webhooks.ts';
import type { Db } from '../../../../db/tables.ts';
import type { DeliveryRow, WebhookRow } from '../tables.queries.ts';

/** Longer than a try, so that a delivery is tried twice at the same time only if its process hangs. */
const LEASE_SECONDS = 30;

export const lockWebhook = (db: Db, id: number): Promise<WebhookRow | undefined> =>
  db.selectFrom('webhooks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export type Claimed = Pick<DeliveryRow, 'id' | 'webhook_id' | 'message_id' | 'type' | 'body'>;

/** Leases the oldest due deliveries of a webhook, which is locked, so that `most` are under way at once. */
export async function claimDeliveries(db: Db, webhook_id: number, now: Date, most: number): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    update webhook_deliveries set leased_until = now() + ${LEASE_SECONDS} * interval '1 second'
    where id in (
      select id from webhook_deliveries
      where webhook_id = ${webhook_id} and status = 'waiting' and next_date <= ${now}
        and (leased_until is null or leased_until < now())
      order by next_date, id
      limit greatest(0, ${most}::int - (select count(*) from webhook_deliveries
        where webhook_id = ${webhook_id} and status = 'waiting' and leased_until >= now())))
    returning id, webhook_id, message_id, type, body`.execute(db);
  return rows;
}

export const lockDelivery = (db: Db, id: number) =>
  db
    .selectFrom('webhook_deliveries')
    .select(['id', 'tries', 'failures'])
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();

interface Settled {
  status: DeliveryRow['status'];
  tries: readonly WebhookTry[];
  failures: number;
  next_date: Date | null;
}

export async function settleDelivery(db: Db, id: number, { tries, ...settled }: Settled): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ ...settled, tries: JSON.stringify(tries), leased_until: null })
    .where('id', '=', id)
    .execute();
}

export async function updateWebhook(db: Db, id: number, values: Partial<Omit<WebhookRow, 'id' | 'host'>>) {
  await db.updateTable('webhooks').set(values).where('id', '=', id).execute();
}

/** What was waiting is over when the webhook is turned off. */
export async function failWaiting(db: Db, webhook_id: number): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ status: 'failed', next_date: null, leased_until: null })
    .where('webhook_id', '=', webhook_id)
    .where('status', '=', 'waiting')
    .execute();
}

/** Active webhooks with deliveries that should have been tried before this moment. */
export async function overdueWebhooks(db: Db, before: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.id from webhooks w where w.is_active and exists (
      select 1 from webhook_deliveries d where d.webhook_id = w.id and d.status = 'waiting' and d.next_date <= ${before}
        and (d.leased_until is null or d.leased_until < now()))
    order by w.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function failingWebhooks(db: Db, since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select('id')
    .where('is_active', '=', true)
    .where('failing_since', '<=', since)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes the oldest deliveries; returns whether more may be left. */
export async function dropDeliveries(db: Db, before: Date, limit: number): Promise<boolean> {
  const { rows } = await sql`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries where created_date < ${before} order by created_date limit ${limit})
    returning id`.execute(db);
  return rows.length === limit;
}

export async function forgetSecrets(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ previous_sealed_secret: null, previous_until: null })
    .where('previous_until', '<=', now)
    .execute();
}
