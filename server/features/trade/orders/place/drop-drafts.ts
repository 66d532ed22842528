import { inChunks } from '../../../../db/in-chunks.ts';
import { isEmbedded } from '../../../../db/open/open-embedded.ts';
import type { Db } from '../../../../db/tables.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { draftNames, dropDrafts } from '../../../registry/domains/adding/drop-drafts.ts';

/** Larger removals are split into batches. */
const MAX_IN_ONE_TRANSACTION = 1_000;
/** Domains per transaction: about 0.1 s on the embedded database. */
const BATCH_SIZE = 400;

/**
 * Draft domains to remove in separate transactions, because one transaction for all would block every other caller of
 * the embedded database for seconds. Empty for small removals and on PostgreSQL.
 */
export async function draftsToDropInBatches(
  db: Db,
  order_id: number,
  only?: readonly number[],
): Promise<Map<number, string>> {
  if (!isEmbedded(db) || (only && only.length <= MAX_IN_ONE_TRANSACTION)) return new Map();
  const drafts = await draftNames(db, order_id, only);
  return drafts.size > MAX_IN_ONE_TRANSACTION ? drafts : new Map();
}

/**
 * Removes the drafts after the request was validated, roll-forward only: if the process dies, some remain, the caller
 * got no success response, and a repeat removes the rest. `lock` locks the order and checks again that it can change.
 */
export async function dropInBatches(
  deps: Deps,
  actor: { id: number },
  lock: (tx: Tx) => Promise<{ id: number }>,
  drafts: Iterable<number>,
  uuid: string,
): Promise<void> {
  for await (const batch of inChunks([...drafts], BATCH_SIZE)) {
    const work = async (tx: Tx) => dropDrafts(tx, (await lock(tx)).id, batch);
    await transaction(deps, actor, work, uuid);
  }
}
