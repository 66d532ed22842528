import { addSeconds } from '../../../base/clock.ts';
import { sweepLimits } from '../../../db/limits.ts';
import { sweepTries } from '../../../db/sliding-limits.queries.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import { pruneNamedMails } from '../../../mail/named-mails.ts';
import { sweepResets } from './factor/factor-resets.queries.ts';
import { sweepChallenges } from './factor/login-challenges.queries.ts';
import { sweepLoginTries } from './session/record-login.ts';
import { sweepSessions } from './session/sessions.queries.ts';

const DAY = 86_400;
const MONTH = 30 * DAY;

/** Hourly garbage collection. Reset links are kept for a month, so that an expired one can still show its email address. */
export const sweepAccounts = (deps: Deps): JobHandler => ({
  retry: [],
  every: 3600,
  async run() {
    const now = deps.clock.now();
    const before = addSeconds(now, -MONTH);
    await sweepSessions(deps.db, before);
    await sweepLoginTries(deps, before);
    await sweepChallenges(deps.db, now, addSeconds(now, -DAY));
    await sweepResets(deps.db, before);
    await sweepLimits(deps.db, now);
    await sweepTries(deps.db, now);
    await pruneNamedMails(deps.db, now);
  },
});
