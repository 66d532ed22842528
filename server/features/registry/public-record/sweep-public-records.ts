import { foldedEmail } from '#core/rules/registry/public-record/fold.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import { compareAgentAgain } from './states.queries.ts';

const SECONDS = 3600;

/** Applies a change of the agent's address in the settings to the safe-harbor status. Nothing is fetched. */
export const sweepPublicRecords = ({ db, config }: Deps): JobHandler => ({
  retry: [],
  every: SECONDS,
  run: () => compareAgentAgain(db, foldedEmail(config.AGENT_EMAIL)),
});
