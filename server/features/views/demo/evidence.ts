import { startEvidence } from '../../intake/evidence/start-evidence.ts';
import type { Companies } from './companies.ts';
import { latestResolved } from './demo.queries.ts';
import type { DemoRun } from './demo-run.ts';
import type { DemoUsers } from './users.ts';

/** An evidence pack of the latest resolved notice, ready for download. */
export function scheduleEvidence({ timeline, deps }: DemoRun, { toni }: DemoUsers, { bluefin }: Companies): void {
  timeline.on(timeline.hoursAgo(20), async () => {
    const id = bluefin && (await latestResolved(deps.db, bluefin.id));
    if (id !== undefined) await startEvidence(deps, toni, id);
  });
}
