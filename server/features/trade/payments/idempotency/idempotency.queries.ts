import type { JSONColumnType, Selectable } from 'kysely';
import type { Db } from '../../../../db/tables.ts';

interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  request_hash: string;
  status: number | null;
  answer: JSONColumnType<object, string | null, string | null> | null;
  expires_date: Date;
}

declare module '../../../../db/tables.ts' {
  interface Tables {
    idempotency_keys: IdempotencyKeysTable;
  }
}

export type KeyRow = Selectable<IdempotencyKeysTable>;
type NewKey = Pick<KeyRow, 'user_id' | 'key' | 'request_hash' | 'expires_date'>;

/** Reports whether the key was free. Waits for a concurrent transaction that is inserting the same key. */
export async function insertKey(db: Db, key: NewKey, now: Date): Promise<boolean> {
  const taken = await db
    .insertInto('idempotency_keys')
    .values({ ...key, status: null, answer: null })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ request_hash: key.request_hash, expires_date: key.expires_date, status: null, answer: null })
        // An expired key can be used again.
        .where('idempotency_keys.expires_date', '<=', now),
    )
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

export const getKey = (db: Db, user_id: number, key: string): Promise<KeyRow | undefined> =>
  db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirst();

export async function setKeyAnswer(
  db: Db,
  user_id: number,
  key: string,
  status: number,
  answer: object,
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status, answer: JSON.stringify(answer) })
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute();
}

export async function deleteExpiredKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('expires_date', '<', now).execute();
}
