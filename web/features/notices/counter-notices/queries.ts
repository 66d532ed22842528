import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  type CounterNotice,
  type CounterNoticeRow,
  getCounterNotice,
  listCounterNotices,
} from '#core/contract/intake/counter-notices.ts';
import type { Notice } from '#core/contract/intake/notices.ts';
import { OUTCOMES } from '#core/rules/intake/counter-notice-outcome.ts';
import { COUNT_ONLY, type Counts, pageReading, useCounts } from '#web/lib/call/list-page.ts';
import { reading } from '#web/lib/call/query.ts';
import { TO_HANDLE_COUNTER } from './list/counter-query.ts';

export const counterNoticeReading = (id: number) => reading(getCounterNotice, { params: { id: String(id) } });

const POLL_MS = 2_500;
const isSending = ({ forward, deliveries }: CounterNotice): boolean =>
  forward?.status === 'queued' || deliveries.some(({ status }) => status === 'queued');

/** One counter-notice; polls while mail about it is being sent. */
export const useCounterNotice = (id: number) =>
  useQuery({
    ...counterNoticeReading(id),
    refetchInterval: ({ state: { data } }) => (data && isSending(data) ? POLL_MS : false),
  });

/** Writes the counter-notice that an action returned to the cache. */
export function useCacheCounterNotice() {
  const client = useQueryClient();
  return useCallback((one: CounterNotice) => client.setQueryData(counterNoticeReading(one.id).queryKey, one), [client]);
}

/** Counts for the tabs, by outcome. */
export function useOutcomeCounts(): Counts | undefined {
  const views = OUTCOMES.map((outcome) => [outcome, { query: { outcome, ...COUNT_ONLY } }]);
  return useCounts(listCounterNotices, {
    '': { query: COUNT_ONLY },
    [TO_HANDLE_COUNTER]: { query: { is_open: true, ...COUNT_ONLY } },
    ...Object.fromEntries(views),
  });
}

const LINKED_MAX = 50;

/** Counter-notices that answer a notice; of a counter-notice’s own letter, the one that was made from it. */
export function useCounterNoticesOf({ id, completeness, earlier }: Notice): readonly CounterNoticeRow[] | undefined {
  const isLetter = completeness.kind === 'counter_notice';
  const notice = isLetter ? earlier[0]?.id : id;
  const { data } = useQuery({
    ...pageReading(listCounterNotices, { query: { notice, limit: LINKED_MAX, ordering: 'id' } }),
    enabled: notice !== undefined,
  });
  if (notice === undefined) return [];
  return isLetter ? data?.results.filter(({ letter }) => letter?.id === id) : data?.results;
}
