import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import { foldCounts } from './company-list.queries.ts';

/** Now and then: the kept counts of companies, short again. Nothing depends on when. */
export const foldCompanyCounts = ({ db }: Deps): JobHandler => ({
  retry: [],
  every: 600,
  run: () => foldCounts(db),
});
