import { recordHistory } from '../../../../db/history.ts';
import type { Db } from '../../../../db/tables.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { removeNotes } from '../../../records/notes/remove-notes.ts';
import { deleteDrafts, draftsOf, lockDrafts } from './order-domains.queries.ts';

/** The drafts of an order, optionally limited to some ids, with their names. */
export async function draftNames(db: Db, order_id: number, only?: readonly number[]): Promise<Map<number, string>> {
  const wanted = only && new Set(only);
  const drafts = (await draftsOf(db, order_id)).filter(({ id }) => wanted?.has(id) ?? true);
  return new Map(drafts.map(({ id, name }) => [id, name]));
}

/** Deletes drafts that still belong to a locked order, which releases their names. */
export async function dropDrafts(tx: Tx, order_id: number, ids: readonly number[]): Promise<void> {
  const drafts = await lockDrafts(tx.db, order_id, ids);
  await removeNotes(tx, 'domain', drafts);
  await deleteDrafts(tx.db, drafts);
  for (const id of drafts) recordHistory(tx, { model: 'domain', object_id: id, action: 'deleted' });
}
