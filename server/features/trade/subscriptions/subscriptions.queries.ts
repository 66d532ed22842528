import { type Generated, type Selectable, sql } from 'kysely';
import type { Period } from '#core/lookups.ts';
import type { SubscriptionStatus } from '#core/rules/trade/subscription.ts';
import type { Db } from '../../../db/tables.ts';

interface SubscriptionsTable {
  company_id: number;
  period: Period;
  status: SubscriptionStatus;
  current_period_end: string;
  anchor_day: number;
  /** When its clock next has something to do. Null: not until somebody pays, a card is stored, or a charge has its outcome. */
  clock_date: string | null;
  /** Refusals since the period ended. */
  failures: Generated<number>;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    subscriptions: SubscriptionsTable;
  }
}

export type SubscriptionRow = Selectable<SubscriptionsTable>;

/** Whether it waits for a charge's outcome. It does not when it was paid or got another card meanwhile, or ended. */
export const isAwaiting = ({ status, clock_date }: SubscriptionRow): boolean =>
  status !== 'ended' && clock_date === null;

/** Of companies that the caller was found to see. */
export function listSubscriptions(db: Db, company_ids: readonly number[]): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('company_id', 'in', [...company_ids])
    .execute();
}

/**
 * Whose it is, held against removal. Always before the subscription itself: whoever changes a company does it in this
 * order, and nobody waits for each other.
 */
export const holdCompany = (db: Db, id: number): Promise<{ name: string; status_id: number } | undefined> =>
  db.selectFrom('companies').select(['name', 'status_id']).where('id', '=', id).forKeyShare().executeTakeFirst();

export const lockSubscription = (db: Db, company_id: number): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('subscriptions').selectAll().where('company_id', '=', company_id).forUpdate().executeTakeFirst();

/** The subscription, if it is still due and nobody else is at it. */
export const lockDueSubscription = (db: Db, company_id: number, today: string): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('clock_date', '<=', today)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export interface DueKey {
  clock_date: string;
  company_id: number;
}

/** Whose clock has something to do, all tenants', the longest due first; from where the last page ended. */
export async function dueSubscriptions(db: Db, today: string, after: DueKey | undefined, limit: number) {
  const from = after ?? { clock_date: '-infinity', company_id: 0 };
  const { rows } = await sql<DueKey>`
    select clock_date, company_id from subscriptions
    where clock_date <= ${today} and (clock_date, company_id) > (${from.clock_date}::date, ${from.company_id}::int)
    order by clock_date, company_id limit ${limit}`.execute(db);
  return rows;
}

export async function putSubscription(db: Db, subscription: SubscriptionRow): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(subscription))
    .execute();
}

export async function setSubscription(
  db: Db,
  company_id: number,
  values: Partial<Omit<SubscriptionRow, 'company_id'>>,
): Promise<void> {
  await db.updateTable('subscriptions').set(values).where('company_id', '=', company_id).execute();
}
