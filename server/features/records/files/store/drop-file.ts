import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { enqueue, type JobHandler } from '../../../../jobs/queue.ts';
import { removeFile } from '../files.queries.ts';
import { removeOrphan } from './blobs.queries.ts';

/** Deletes the file now and its bytes in a job: two transactions that each store bytes the other deletes would deadlock. */
export async function dropFile(tx: Tx, id: number): Promise<void> {
  const sha256 = await removeFile(tx.db, id);
  if (sha256 !== undefined) await enqueue(tx, 'drop-bytes', { sha256 });
}

export const dropBytes = (deps: Deps): JobHandler<{ sha256: string }> => ({
  retry: [5, 30, 120, 600],
  run: ({ sha256 }) => transaction(deps, null, (tx) => removeOrphan(tx.db, sha256)),
});
