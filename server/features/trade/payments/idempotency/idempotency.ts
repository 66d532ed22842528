import { createHmac } from 'node:crypto';
import { IDEMPOTENCY_HOURS } from '#core/constants.ts';
import { AppError } from '#core/errors.ts';
import { addSeconds } from '../../../../base/clock.ts';
import type { Db } from '../../../../db/tables.ts';
import type { Tx } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { getKey, insertKey, type KeyRow, setKeyAnswer } from './idempotency.queries.ts';

/** A request with an idempotency key chosen by the caller. */
export interface Claim {
  user_id: number;
  key: string;
  /**
   * HMACs of the request under each of our secrets, the current one first, so that rotating secrets keeps repeats
   * valid.
   */
  hashes: readonly string[];
}

/**
 * Request bodies are compared by HMAC, so that a database leak does not allow guessing card numbers (security rule 13).
 */
export function claimOf({ jwtSecrets }: Deps, user_id: number, key: string | undefined, body: object): Claim | null {
  if (key === undefined) return null;
  const text = JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)));
  const hashes = jwtSecrets.map((secret) => createHmac('sha256', secret).update(`idempotency\n${text}`).digest('hex'));
  return { user_id, key, hashes };
}

function refuseReusedKey(row: KeyRow | undefined, { hashes }: Claim): void {
  if (row && !hashes.includes(row.request_hash)) throw new AppError('key_reused');
}

/**
 * Claims the key in the transaction that does the work: a rollback releases it, and a commit leaves what a repeat
 * needs. Returns false for a repeat.
 */
export async function claimKey(tx: Tx, claim: Claim | null): Promise<boolean> {
  if (!claim) return true;
  const { user_id, key, hashes } = claim;
  const expires_date = addSeconds(tx.now, IDEMPOTENCY_HOURS * 3600);
  if (await insertKey(tx.db, { user_id, key, request_hash: hashes[0]!, expires_date }, tx.now)) return true;
  refuseReusedKey(await getKey(tx.db, user_id, key), claim);
  return false;
}

/** The answer to the first request under this key; null while it is in progress. */
export async function firstAnswer(db: Db, { user_id, key }: Claim): Promise<{ status: number; answer: object } | null> {
  const row = await getKey(db, user_id, key);
  return row?.status && row.answer ? { status: row.status, answer: row.answer } : null;
}

/** Stores the answer in the transaction that settles the request; does nothing for a request without a key. */
export async function storeAnswer(
  tx: Tx,
  { created_by, idempotency_key }: { created_by: number | null; idempotency_key: string | null },
  status: number,
  answer: object,
): Promise<void> {
  if (created_by !== null && idempotency_key !== null) {
    await setKeyAnswer(tx.db, created_by, idempotency_key, status, answer);
  }
}
