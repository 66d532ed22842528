import { addSeconds } from '../../../../base/clock.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import type { JobHandler } from '../../../../jobs/queue.ts';
import { lockOldUploads } from '../files.queries.ts';
import { endRetention, preStoredBefore, removeOrphan, sweepStaged } from './blobs.queries.ts';
import { dropFile } from './drop-file.ts';

const DAY = 86_400;
const AT_ONCE = 100;

/** Deletes pre-stored bytes that were never used, for example after a crash or a message that could not be read. */
async function sweepUnusedBytes(deps: Deps, before: Date): Promise<void> {
  for (;;) {
    const kept = await preStoredBefore(deps.db, before, AT_ONCE);
    for (const sha256 of kept) {
      await transaction(deps, null, async (tx) => {
        await removeOrphan(tx.db, sha256);
        await endRetention(tx.db, sha256);
      });
    }
    if (kept.length < AT_ONCE) return;
  }
}

/** Hourly garbage collection of uploads that were not attached within a day, and of incomplete or unused bytes. */
export const sweepUploads = (deps: Deps): JobHandler => ({
  retry: [],
  every: 3600,
  async run() {
    const before = addSeconds(deps.clock.now(), -DAY);
    await sweepStaged(deps.db, before);
    await sweepUnusedBytes(deps, before);
    for (;;) {
      const dropped = await transaction(deps, null, async (tx) => {
        const ids = await lockOldUploads(tx.db, before, AT_ONCE);
        for (const id of ids) await dropFile(tx, id);
        return ids.length;
      });
      if (dropped < AT_ONCE) return;
    }
  },
});
