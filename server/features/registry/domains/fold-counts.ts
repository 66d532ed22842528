import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import { foldCounts } from './domains.queries.ts';

/** Now and then: the kept counts of domains, short again. Nothing depends on when. */
export const foldDomainCounts = ({ db }: Deps): JobHandler => ({
  retry: [],
  every: 600,
  run: () => foldCounts(db),
});
