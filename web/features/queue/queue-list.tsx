import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { countQueue, listQueue, QUEUE_KINDS } from '#core/contract/views/queue.ts';
import { queueCopy as copy, QUEUE_KIND_NAMES } from '#core/copy/views/queue.ts';
import { pageReading } from '#web/lib/call/list-page.ts';
import { reading } from '#web/lib/call/query.ts';
import { type ListState, pageQuery, useListState } from '#web/lib/list-state.ts';
import { ListRows } from '#web/ui/list/list-rows.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Tabs, TabsPlaceholder } from '#web/ui/page/tabs.tsx';
import { QueueCard, type QueueRow, queueColumns } from './queue-columns.tsx';

const QUEUE_LIST = { sort: 'date', filters: ['status'] } as const;

/** Refetched every minute, because people keep the queue open all day. */
const FRESH_MS = 60_000;

function useQueue(state: ListState<'status'>) {
  const kind = QUEUE_KINDS.find((one) => one === state.filters.status);
  const page = pageQuery(state);
  return useQuery({
    ...pageReading(listQueue, { query: { ...page, kind } }),
    refetchInterval: FRESH_MS,
    // An order and a notice may share an id, so a row is identified by its place.
    select: ({ results, count }) => ({
      count,
      results: results.map((item, at): QueueRow => ({ ...item, id: page.offset + at + 1 })),
    }),
  });
}

/** Everything that waits for a superuser, oldest first. */
export function QueueList() {
  const list = useListState<'status'>(QUEUE_LIST);
  const query = useQueue(list.state);
  const counts = useQuery({ ...reading(countQueue, {}), refetchInterval: FRESH_MS });
  const kinds = counts.data?.kinds ?? [];
  const countOf = (value: string) =>
    kinds.reduce((sum, { kind, count }) => (value === '' || value === kind ? sum + count : sum), 0);
  const tabs = [
    { value: '', label: copy.all },
    ...QUEUE_KINDS.map((kind) => ({ value: kind, label: QUEUE_KIND_NAMES[kind].many })),
  ];
  return (
    <Page flush title={copy.title} subtitle={copy.subtitle}>
      {counts.isFetched ? (
        <Tabs
          label={copy.views}
          value={list.filters.status}
          tabs={tabs.map((tab) => ({
            ...tab,
            count: counts.data && countOf(tab.value),
            search: list.addressOf({ filters: { status: tab.value } }),
          }))}
        />
      ) : (
        <TabsPlaceholder />
      )}
      <ListRows
        noun={copy.noun}
        list={list}
        query={query}
        columns={queueColumns}
        card={(row) => <QueueCard row={row} />}
        nameOf={({ name }) => name}
        empty={<EmptyState icon={CheckCheck} title={copy.emptyTitle} text={copy.emptyText} />}
      />
    </Page>
  );
}
