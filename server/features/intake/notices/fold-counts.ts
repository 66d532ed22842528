import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import { foldCounts, foldDays } from './notice-days.queries.ts';

/** Now and then: the kept counts of notices, short again. Nothing depends on when. */
export const foldNoticeCounts = ({ db }: Deps): JobHandler => ({
  retry: [],
  every: 600,
  run: async () => {
    await foldCounts(db);
    await foldDays(db);
  },
});
