import { sql } from 'kysely';
import { WEBHOOKS_MAX } from '#core/rules/intake/webhook-types.ts';
import type { Db } from '../../../../db/tables.ts';
import type { WebhooksTable } from '../tables.queries.ts';

export type NewWebhook = Pick<
  WebhooksTable,
  'company_id' | 'url' | 'description' | 'events' | 'is_active' | 'sealed_secret' | 'secret_hint' | 'created_date'
>;

/** Undefined if the company, which is locked, has as many as it may. */
export async function insertWebhook(db: Db, webhook: NewWebhook): Promise<number | undefined> {
  const { count } = await db
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', webhook.company_id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= WEBHOOKS_MAX) return undefined;
  const { id } = await db.insertInto('webhooks').values(webhook).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function dropWebhook(db: Db, id: number): Promise<void> {
  await db.deleteFrom('webhooks').where('id', '=', id).execute();
}

/** Due again from now on, with all its tries. */
const AGAIN = { status: 'waiting', failures: 0, leased_until: null } as const;

export async function resend(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ ...AGAIN, next_date: now })
    .where('id', '=', id)
    .execute();
}

/** The oldest failed deliveries since then; returns how many. */
export async function resendFailed(
  db: Db,
  webhook_id: number,
  { since, now, limit }: { since: Date; now: Date; limit: number },
): Promise<number> {
  const { rows } = await sql`
    update webhook_deliveries set status = 'waiting', failures = 0, leased_until = null, next_date = ${now}
    where id in (select id from webhook_deliveries
      where webhook_id = ${webhook_id} and status = 'failed' and created_date >= ${since}
      order by created_date, id limit ${limit})
    returning id`.execute(db);
  return rows.length;
}
