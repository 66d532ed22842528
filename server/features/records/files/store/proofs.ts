import { fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import type { Principal } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { attachProof, isOwnUpload } from '../files.queries.ts';

/** Whether the caller uploaded the file and it is attached to nothing. */
export const isFree = (db: Db, actor: Principal, file_id: number): Promise<boolean> =>
  isOwnUpload(db, actor.id, file_id);

/** Keeps an upload of the caller as the proof of an action on a notice. */
export async function keepProof(tx: Tx, actor: Principal, file_id: number, notice_id: number): Promise<void> {
  if (await attachProof(tx.db, actor.id, file_id, notice_id)) return;
  throw fieldError('file_id', messages.actionFileInvalid);
}
