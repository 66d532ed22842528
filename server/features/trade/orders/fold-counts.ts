import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import { foldTotals } from './order-list.queries.ts';

/** Now and then: the kept counts of orders, short again. Nothing depends on when. */
export const foldOrderCounts = ({ db }: Deps): JobHandler => ({
  retry: [],
  every: 600,
  run: () => foldTotals(db),
});
