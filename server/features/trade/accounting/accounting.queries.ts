import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/tables.ts';

interface XeroConnectionTable {
  id: number;
  tenant_id: string;
  tenant_name: string;
  sealed_tokens: string;
  access_expires_date: Date;
  refresh_expires_date: Date;
  connected_by: number | null;
  connected_date: Date;
  broken_for: string | null;
  paused_until: Date | null;
  payments_read_date: Date | null;
  lease: string | null;
  leased_until: Date | null;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    xero_connection: XeroConnectionTable;
    xero_states: { hash: string; user_id: number; expires_date: Date };
  }
}

export type ConnectionRow = Selectable<XeroConnectionTable>;
type Connected = Omit<
  ConnectionRow,
  'id' | 'broken_for' | 'paused_until' | 'payments_read_date' | 'lease' | 'leased_until'
>;

export const getConnection = (db: Db): Promise<ConnectionRow | undefined> =>
  db.selectFrom('xero_connection').selectAll().executeTakeFirst();

/** Upsert. A different organization's payments are read from the beginning. */
export async function upsertConnection(db: Db, connected: Connected): Promise<void> {
  const fresh = { ...connected, broken_for: null, paused_until: null, lease: null, leased_until: null };
  await db
    .insertInto('xero_connection')
    .values({ id: 1, ...fresh, payments_read_date: null })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...fresh,
        payments_read_date: sql`case when xero_connection.tenant_id = ${connected.tenant_id}
          then xero_connection.payments_read_date end`,
      }),
    )
    .execute();
}

export async function updateConnection(
  db: Db,
  values: Partial<Pick<ConnectionRow, 'broken_for' | 'paused_until' | 'payments_read_date'>>,
): Promise<void> {
  await db.updateTable('xero_connection').set(values).execute();
}

/** Lease on refreshing the tokens. Expiry is measured by the database clock, as for every lease. */
export async function acquireLease(db: Db, lease: string, seconds: number): Promise<ConnectionRow | undefined> {
  return db
    .updateTable('xero_connection')
    .set({ lease, leased_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where(sql<boolean>`lease is null or leased_until < now()`)
    .returningAll()
    .executeTakeFirst();
}

type FreshTokens = Pick<ConnectionRow, 'sealed_tokens' | 'access_expires_date' | 'refresh_expires_date'>;

/** Only the lease holder writes: tokens from an expired lease are older than those of its successor. */
export async function storeTokens(db: Db, lease: string, tokens: FreshTokens): Promise<void> {
  await db.updateTable('xero_connection').set(tokens).where('lease', '=', lease).execute();
}

export async function releaseLease(db: Db, lease: string): Promise<void> {
  await db.updateTable('xero_connection').set({ lease: null, leased_until: null }).where('lease', '=', lease).execute();
}

export async function insertState(db: Db, state: { hash: string; user_id: number; expires_date: Date }): Promise<void> {
  await db.insertInto('xero_states').values(state).execute();
}

/** Single use: deletes the state and reports whether it belonged to this user and had not expired. */
export async function consumeState(db: Db, hash: string, user_id: number, now: Date): Promise<boolean> {
  const taken = await db
    .deleteFrom('xero_states')
    .where('hash', '=', hash)
    .where('user_id', '=', user_id)
    .where('expires_date', '>', now)
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deleteExpiredStates(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('xero_states').where('expires_date', '<=', now).execute();
}
