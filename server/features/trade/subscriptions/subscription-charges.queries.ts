import type { Selectable } from 'kysely';
import type { Period } from '#core/lookups.ts';
import type { Db } from '../../../db/tables.ts';

interface SubscriptionChargesTable {
  id: string;
  company_id: number;
  period: Period;
  period_start: string;
  status: 'pending' | 'paid' | 'failed' | 'unknown';
  amount_cents: number;
  gateway_charge: string | null;
  /** The gateway's reason for declining. Null on a failed charge: it was no longer needed. */
  declined_for: string | null;
  /** When it was last sent. */
  date: Date;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    subscription_charges: SubscriptionChargesTable;
  }
}

export type ChargeRow = Selectable<SubscriptionChargesTable>;

export const isPending = ({ status }: ChargeRow): boolean => status === 'pending' || status === 'unknown';

/** False when unique indexes forbid the charge (security rule 12). */
export async function insertCharge(db: Db, charge: ChargeRow): Promise<boolean> {
  const inserted = await db
    .insertInto('subscription_charges')
    .values(charge)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const lockCharge = (db: Db, id: string): Promise<ChargeRow | undefined> =>
  db.selectFrom('subscription_charges').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function changeCharge(
  db: Db,
  id: string,
  values: Partial<Pick<ChargeRow, 'status' | 'gateway_charge' | 'declined_for' | 'date'>>,
): Promise<void> {
  await db.updateTable('subscription_charges').set(values).where('id', '=', id).execute();
}

/** The gateway's answer was not received: the outcome is looked up later. */
export async function markChargeUnknown(db: Db, id: string): Promise<void> {
  await db
    .updateTable('subscription_charges')
    .set({ status: 'unknown' })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Charges of all tenants without a recorded outcome. */
export function unresolvedSubscriptionCharges(db: Db): Promise<ChargeRow[]> {
  return db
    .selectFrom('subscription_charges')
    .selectAll()
    .where('status', 'in', ['pending', 'unknown'])
    .orderBy('date')
    .limit(500)
    .execute();
}

export const findOpenCharge = (db: Db, company_id: number): Promise<ChargeRow | undefined> =>
  db
    .selectFrom('subscription_charges')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('status', 'in', ['pending', 'unknown'])
    .executeTakeFirst();

export const newestCharge = (db: Db, company_id: number): Promise<ChargeRow | undefined> =>
  db
    .selectFrom('subscription_charges')
    .selectAll()
    .where('company_id', '=', company_id)
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst();
