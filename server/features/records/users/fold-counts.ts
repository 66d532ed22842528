import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import { foldCounts } from './user-list.queries.ts';

/** Now and then: the kept counts of users, short again. Nothing depends on when. */
export const foldUserCounts = ({ db }: Deps): JobHandler => ({
  retry: [],
  every: 600,
  run: () => foldCounts(db),
});
