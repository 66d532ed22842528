import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

interface Last {
  id: number | null;
  new_count: number;
}

/** What a new notice makes out of date. */
const READS = [
  'getHome',
  'getDesk',
  'countNotices',
  'getStanding',
  'listNotices',
  'listNoticesWithoutSent',
  'listCompanyNotices',
  'getCompany',
  'listContacts',
  'listHistory',
  'listEvents',
];

/** New notices appear without a reload: once the newest or the count of the New changes, the lists are read again. */
export function useFollowNotices(last: Last | undefined): void {
  const client = useQueryClient();
  const seen = useRef<string | null>(null);
  const now = last ? `${last.id} ${last.new_count}` : null;
  useEffect(() => {
    if (now === null || now === seen.current) return;
    const isFirst = seen.current === null;
    seen.current = now;
    if (isFirst) return;
    for (const read of READS) void client.invalidateQueries({ queryKey: [read] });
  }, [now, client]);
}
