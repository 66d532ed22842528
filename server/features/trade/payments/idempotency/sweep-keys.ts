import type { Deps } from '../../../../deps.ts';
import type { JobHandler } from '../../../../jobs/queue.ts';
import { deleteExpiredKeys as removeKeys } from './idempotency.queries.ts';

/** decisions §10: a key expires after 24 hours. */
export const sweepKeys = ({ db, clock }: Deps): JobHandler => ({
  retry: [],
  every: 3600,
  run: () => removeKeys(db, clock.now()),
});
