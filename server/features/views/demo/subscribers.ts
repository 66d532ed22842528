import { actOnNotice } from '../../intake/actions/act-on-notice.ts';
import { changeSubscriber } from '../../intake/subscribers/change/change-subscriber.ts';
import { createSubscriber } from '../../intake/subscribers/change/create-subscriber.ts';
import { voidStrike } from '../../intake/subscribers/change/void-strike.ts';
import { listSubscribers } from '../../intake/subscribers/read/read-subscribers.ts';
import type { Companies } from './companies.ts';
import { takedownsOf } from './demo.queries.ts';
import type { DemoRun } from './demo-run.ts';
import type { DemoUsers } from './users.ts';

/** Whose material each of the notices is about: under the default policy, one subscriber in every state. */
const HANDLES = [
  ...['u-77120', 'u-20417', 'u-77120', 'u-31882', 'u-20417', 'u-77120'],
  ...['u-31882', 'u-20417', 'u-77120', 'u-58214'],
];

const HOUR_MS = 3_600_000;

/** Someone names the subscribers behind the removals of the last months, and decides about some of them. */
export function scheduleSubscribers(run: DemoRun, { toni }: DemoUsers, companies: Companies): void {
  const { deps, timeline } = run;
  const company = companies.bluefin!;
  const named = async (handle: string) => {
    const query = { company: company.id, search: handle, limit: 1, offset: 0 };
    return (await listSubscribers(deps, toni, query)).results[0];
  };

  timeline.on(timeline.daysAgo(7, 10), async () => {
    const notices = await takedownsOf(deps.db, company.id, timeline.daysAgo(9, 0), HANDLES.length);
    for (const [at, { id, received_date }] of notices.entries()) {
      const date = new Date(received_date.getTime() + 20 * HOUR_MS).toISOString();
      await actOnNotice(deps, toni, id, { urls: 'all', action: 'disabled', date, subscriber: HANDLES[at]! });
    }
    await createSubscriber(deps, toni, { company_id: company.id, handle: 'u-60988' });
  });

  timeline.on(timeline.daysAgo(6, 9), async () => {
    const terminated = await named('u-77120');
    const note = 'Closed the account after the fourth notice, and told the user by email.';
    if (terminated) await changeSubscriber(deps, toni, terminated.id, { state: 'terminated', note });
    const strike = (await named('u-58214'))?.strikes[0];
    if (strike)
      await voidStrike(deps, toni, strike.id, 'The file was uploaded from a shared computer by someone else.');
  });
}
