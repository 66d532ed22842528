import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HistoryEntry } from '#core/contract/records/history.ts';
import { subscriberCopy as copy } from '#core/copy/intake/subscribers.ts';
import { fieldName, fieldValue } from '#web/lib/form/field-names.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { timelineReading } from '../queries.ts';

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const STEP = 20;

/** What happened to a subscriber and their strikes, latest first. */
export function Timeline({ id }: { id: number }) {
  const [limit, setLimit] = useState(STEP);
  const { data, error, isError, refetch } = useQuery(timelineReading(id, limit));
  if (isError) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <Card title={copy.history}>
      {data?.results.length === 0 && <p className="text-13 text-ink-3">{copy.noHistory}</p>}
      <ol aria-label={copy.history} className="flex flex-col gap-3">
        {data?.results.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {data && data.count > data.results.length && (
        <Button size="sm" variant="quiet" className="mt-3 -ml-2.5" onClick={() => setLimit(limit + STEP)}>
          {copy.showMore}
        </Button>
      )}
    </Card>
  );
}

const Entry = ({ entry: { action, changes, user, date } }: { entry: HistoryEntry }) => (
  <li className="relative pl-4 before:absolute before:top-2 before:left-0 before:size-1.5 before:rounded-full before:bg-line-strong">
    <p className="text-13 font-medium text-ink">{sentence(action)}</p>
    {changes.map(({ field, from, to }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: history entries are immutable
      <p key={at} className="text-12 text-ink-3 [overflow-wrap:anywhere]">
        {fieldName(field)}:{' '}
        {from !== null && (
          <>
            {fieldValue(from)} <span aria-hidden>→</span>
            <span className="sr-only">{copy.changedTo}</span>{' '}
          </>
        )}
        <span className="text-ink-2">{fieldValue(to)}</span>
      </p>
    ))}
    <p className="text-12 text-ink-3">
      {user?.name ?? copy.theSystem} · <Moment date={date} text={formatDateTime(date)} />
    </p>
  </li>
);
