import type { Selectable } from 'kysely';
import type { Period } from '#core/lookups.ts';
import type { SubscriptionStatus } from '#core/rules/subscription.ts';
import type { Db } from '../../db/tables.ts';

interface SubscriptionsTable {
  company_id: number;
  period: Period;
  status: SubscriptionStatus;
  current_period_end: string;
  anchor_day: number;
}

declare module '../../db/tables.ts' {
  interface Tables {
    subscriptions: SubscriptionsTable;
  }
}

export type SubscriptionRow = Selectable<SubscriptionsTable>;

/** Of companies that the caller was found to see. */
export function listSubscriptions(db: Db, company_ids: readonly number[]): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('company_id', 'in', [...company_ids])
    .execute();
}

export const lockSubscription = (db: Db, company_id: number): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('subscriptions').selectAll().where('company_id', '=', company_id).forUpdate().executeTakeFirst();

export async function putSubscription(db: Db, subscription: SubscriptionRow): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(subscription))
    .execute();
}
