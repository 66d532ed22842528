import { foldedEmail } from '#core/rules/registry/public-record/fold.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import { forgetAll } from './check/forget-acceptances.ts';
import { compareAgentAgain } from './states.queries.ts';

const SECONDS = 3600;

/** Applies a change of the agent in the settings to acceptances and to the safe-harbor status. Nothing is fetched. */
export const sweepPublicRecords = ({ db, config, clock }: Deps): JobHandler => ({
  retry: [],
  every: SECONDS,
  async run() {
    await forgetAll(db, config, dateOf(clock.now()));
    await compareAgentAgain(db, foldedEmail(config.AGENT_EMAIL));
  },
});
