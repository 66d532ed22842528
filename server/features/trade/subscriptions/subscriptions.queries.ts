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
  /** Date of the next step. Null: none until a payment, a new card, or the outcome of a charge. */
  clock_date: string | null;
  /** Declined charges since the period ended. */
  failures: Generated<number>;
  /** Canceled: it is not renewed and ends with its current period. */
  cancels_at_end: Generated<boolean>;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    subscriptions: SubscriptionsTable;
  }
}

export type SubscriptionRow = Selectable<SubscriptionsTable>;

/** Waits for the outcome of a charge. False once it was paid, got a new card, or ended. */
export const isAwaitingCharge = ({ status, clock_date }: SubscriptionRow): boolean =>
  status !== 'ended' && clock_date === null;

/** The caller has checked access to the companies. */
export function listSubscriptions(db: Db, company_ids: readonly number[]): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('company_id', 'in', [...company_ids])
    .execute();
}

/** Shared lock against removal of the company. Always taken before the subscription's lock, to avoid deadlocks. */
export const lockCompanyShared = (db: Db, id: number): Promise<{ name: string; status_id: number } | undefined> =>
  db.selectFrom('companies').select(['name', 'status_id']).where('id', '=', id).forKeyShare().executeTakeFirst();

export const lockSubscription = (db: Db, company_id: number): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('subscriptions').selectAll().where('company_id', '=', company_id).forUpdate().executeTakeFirst();

/** The subscription if it is still due and no other worker holds it (skip locked). */
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

/** Due subscriptions of all tenants, longest due first, by keyset pagination. */
export async function dueSubscriptions(db: Db, today: string, after: DueKey | undefined, limit: number) {
  const from = after ?? { clock_date: '-infinity', company_id: 0 };
  const { rows } = await sql<DueKey>`
    select clock_date, company_id from subscriptions
    where clock_date <= ${today} and (clock_date, company_id) > (${from.clock_date}::date, ${from.company_id}::int)
    order by clock_date, company_id limit ${limit}`.execute(db);
  return rows;
}

/** A new subscription. */
export async function insertSubscription(db: Db, subscription: Omit<SubscriptionRow, 'status'>): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({ ...subscription, status: 'active' })
    .execute();
}

/** Everything but the status. */
export type SubscriptionValues = Partial<Omit<SubscriptionRow, 'company_id' | 'status'>>;

export async function updateSubscription(db: Db, company_id: number, values: SubscriptionValues): Promise<void> {
  await db.updateTable('subscriptions').set(values).where('company_id', '=', company_id).execute();
}

/** Called by `moveSubscription` only. */
export async function setSubscriptionStatus(
  db: Db,
  company_id: number,
  status: SubscriptionRow['status'],
  values: SubscriptionValues,
): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ ...values, status })
    .where('company_id', '=', company_id)
    .execute();
}
