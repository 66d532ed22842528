import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getSubscriber, type Subscriber } from '#core/contract/intake/subscribers.ts';
import { listHistory } from '#core/contract/records/history.ts';
import { pageReading } from '#web/lib/call/list-page.ts';
import { reading } from '#web/lib/call/query.ts';

export const subscriberReading = (id: number) => reading(getSubscriber, { params: { id: String(id) } });

export const timelineReading = (id: number, limit: number) =>
  pageReading(listHistory, { query: { content_type: 'subscriber', object_id: id, limit } });

/** Writes the subscriber that an action returned to the cache. */
export function useCacheSubscriber() {
  const client = useQueryClient();
  return useCallback((one: Subscriber) => client.setQueryData(subscriberReading(one.id).queryKey, one), [client]);
}
