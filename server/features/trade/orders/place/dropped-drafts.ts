import { inChunks } from '../../../../db/in-chunks.ts';
import { isEmbedded } from '../../../../db/open/open-embedded.ts';
import type { Db } from '../../../../db/tables.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { draftNames, dropDrafts } from '../../../registry/domains/staged/drop-drafts.ts';

/** More than this leave piece by piece. */
const MANY = 1_000;
/** Domains of one transaction: a tenth of a second on the embedded database. */
const PIECE = 400;

/**
 * The drafts of an order that leave it in transactions of their own, because on the embedded database one for all of them would keep
 * everybody else out for seconds. None, where they are few or nobody else waits.
 */
export async function manyDrafts(db: Db, order_id: number, only?: readonly number[]): Promise<Map<number, string>> {
  if (!isEmbedded(db) || (only && only.length <= MANY)) return new Map();
  const drafts = await draftNames(db, order_id, only);
  return drafts.size > MANY ? drafts : new Map();
}

/**
 * They leave after the action that asks for it was checked, forward only: when the process dies in between, some are left, nobody
 * was told that they are gone, and asking again takes the rest. `lock` locks the order and checks anew that it may be changed.
 */
export async function dropInPieces(
  deps: Deps,
  actor: { id: number },
  lock: (tx: Tx) => Promise<{ id: number }>,
  drafts: Iterable<number>,
  uuid: string,
): Promise<void> {
  for await (const piece of inChunks([...drafts], PIECE)) {
    const work = async (tx: Tx) => dropDrafts(tx, (await lock(tx)).id, piece);
    await transaction(deps, actor, work, uuid);
  }
}
