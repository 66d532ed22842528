import { clockOf } from '#core/rules/intake/counter-notice-clock.ts';
import { standingOf } from '#core/rules/intake/url-states.ts';
import type { Db } from '../../../../db/tables.ts';
import type { CounterSubmission } from '../submissions.queries.ts';
import { latestStates } from './notice-progress.ts';
import type { Progress } from './progress.ts';
import { counterNoticesOf } from './status.queries.ts';

const times = (dates: readonly (Date | null)[]): number[] => dates.flatMap((date) => (date ? [date.getTime()] : []));

/** Of a form that answers several complainants, there is a counter-notice for each. */
export async function counterProgress(db: Db, { id }: CounterSubmission): Promise<Progress> {
  const made = await counterNoticesOf(db, id);
  const states = await latestStates(
    db,
    made.flatMap(({ notice_id }) => notice_id ?? []),
  );
  const named = [...new Set(made.flatMap(({ urls }) => urls ?? []))];
  const forwarded = times(made.map(({ forwarded_date }) => forwarded_date));
  const withdrawn = times(made.map(({ withdrawn_date }) => withdrawn_date));
  const isWithdrawn = made.length > 0 && withdrawn.length === made.length;
  // The last one to start: the material waits for all complainants.
  const start = made
    .flatMap(({ clock_start }) => clock_start ?? [])
    .sort()
    .at(-1);
  return {
    urls: named.map((url) => ({ url, standing: states.get(url) ?? standingOf([], false), is_ignored: false })),
    forwarded_date: forwarded.length === 0 ? null : new Date(Math.min(...forwarded)),
    withdrawn_date: isWithdrawn ? new Date(Math.max(...withdrawn)) : null,
    clock: start === undefined ? null : clockOf(start),
  };
}
