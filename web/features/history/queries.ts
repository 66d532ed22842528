import { keepPreviousData } from '@tanstack/react-query';
import { type HistoryEntry, listEvents, listHistory } from '#core/contract/records/history.ts';
import { reading } from '#web/lib/call/query.ts';
import { KINDS } from './history-query.ts';

/** The entry of one object in one action. The URL's kind decides where two kinds share an id. */
export const entryReading = (uuid: string, object_id: number, kind: string | undefined) =>
  reading(listHistory, {
    query: { uuid, object_id, content_type__model: KINDS.find(({ value }) => value === kind)?.value },
  });

export const ENTRIES_SHOWN = 10;

/** The other entries of the same action. */
export const relatedReading = (uuid: string, limit: number) => ({
  ...reading(listHistory, { query: { uuid, limit } }),
  placeholderData: keepPreviousData,
});

export const actionEventsReading = (uuid: string) => reading(listEvents, { query: { uuid, limit: 100 } });

/** The previous or next snapshot of the same object, if any. */
export function adjacentSnapshotReading(entry: HistoryEntry, side: 'older' | 'newer') {
  const snapshots = {
    object_id: entry.object_id,
    content_type__model: entry.content_type.model,
    is_snapshot: true,
    limit: 1,
  };
  return reading(listHistory, {
    query:
      side === 'older'
        ? { ...snapshots, id__lt: entry.id, ordering: '-id' }
        : { ...snapshots, id__gt: entry.id, ordering: 'id' },
  });
}
