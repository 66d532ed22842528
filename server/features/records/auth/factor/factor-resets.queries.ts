import type { Generated } from 'kysely';
import type { Db } from '../../../../db/tables.ts';

interface FactorResetsTable {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  created_date: Date;
  effective_date: Date;
  ended_date: Date | null;
}

declare module '../../../../db/tables.ts' {
  interface Tables {
    factor_resets: FactorResetsTable;
  }
}

export async function insertReset(
  db: Db,
  reset: Pick<FactorResetsTable, 'user_id' | 'token_hash' | 'created_date' | 'effective_date'>,
): Promise<void> {
  await db.insertInto('factor_resets').values(reset).execute();
}

/** The reset of a user's factors that is neither stopped nor carried out. */
export function findOpenReset(db: Db, user_id: number): Promise<{ effective_date: Date } | undefined> {
  return db
    .selectFrom('factor_resets')
    .select('effective_date')
    .where('user_id', '=', user_id)
    .where('ended_date', 'is', null)
    .executeTakeFirst();
}

/** Ends the open reset of a user; false if there is none. */
export async function endReset(db: Db, user_id: number, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('factor_resets')
    .set({ ended_date: now })
    .where('user_id', '=', user_id)
    .where('ended_date', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** The user of a link that stops a reset, until the reset's date, whether or not it was stopped. */
export async function userOfResetToken(db: Db, token_hash: string, now: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('factor_resets')
    .select('user_id')
    .where('token_hash', '=', token_hash)
    .where('effective_date', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

/** The users whose factors are to be removed by now. */
export async function usersWithDueReset(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('factor_resets')
    .select('user_id')
    .where('ended_date', 'is', null)
    .where('effective_date', '<=', now)
    .orderBy('effective_date')
    .limit(100)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function sweepResets(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('factor_resets')
    .where('effective_date', '<', before)
    .where('ended_date', 'is not', null)
    .execute();
}
