import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import { dropFile } from '../../records/files/store/drop-file.ts';
import { lockPack, updatePack } from './packs.queries.ts';

export const EXPIRE_EVIDENCE = 'expire-evidence';

/** Deletes the file of a pack whose time is over. Its job is enqueued when the pack is ready. */
export const expireEvidence = (deps: Deps): JobHandler<{ evidence_id: number }> => ({
  retry: [60, 600, 3600, 21_600],
  run: ({ evidence_id }) =>
    transaction(deps, null, async (tx) => {
      const pack = await lockPack(tx.db, evidence_id);
      if (pack?.status !== 'ready') return;
      await updatePack(tx.db, pack.id, { status: 'expired', file_id: null });
      if (pack.file_id !== null) await dropFile(tx, pack.file_id);
    }),
});
