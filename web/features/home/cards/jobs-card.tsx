import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Desk } from '#core/contract/views/home.ts';
import { jobsCardCopy as copy } from '#core/copy/views/home.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { Card } from '#web/ui/page/card.tsx';

const ROW = 'relative -mx-2 flex min-h-10 items-center gap-3 rounded-md px-2 py-2 text-14';

/** For superusers: background jobs that failed permanently. */
export function JobsCard({ desk: { trouble: failures, notices } }: { desk: Desk }) {
  const lines = [
    { name: copy.failedJobs, count: failures.dead_jobs },
    { name: copy.failedEmails, count: failures.failed_mails },
  ];
  const hasNoFailures = notices.failed_forwards === 0 && lines.every(({ count }) => count === 0);
  return (
    <Card title={copy.title}>
      <ul>
        <li className={`${ROW} hover:bg-sunken`}>
          <Sign isWell={notices.failed_forwards === 0} />
          <span className="flex-1">
            <RowLink to="/notices" search={{ status: 'not-delivered' }}>
              {copy.undeliveredNotices}
            </RowLink>
          </span>
          <span className="font-medium text-ink tabular-nums">{thousands(notices.failed_forwards)}</span>
        </li>
        {lines.map(({ name, count }) => (
          <li key={name} className={ROW}>
            <Sign isWell={count === 0} />
            <span className="flex-1 text-ink-2">{name}</span>
            <span className="font-medium text-ink tabular-nums">{thousands(count)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-12 text-ink-3 text-pretty">{hasNoFailures ? copy.noFailures : copy.seeServerLog}</p>
    </Card>
  );
}

const Sign = ({ isWell }: { isWell: boolean }) =>
  isWell ? (
    <CircleCheck aria-hidden size={16} className="shrink-0 text-ok" />
  ) : (
    <CircleAlert aria-hidden size={16} className="shrink-0 text-bad" />
  );
