import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { checkLastNotice } from '#core/contract/intake/notice-counts.ts';
import { getNotice } from '#core/contract/intake/notices.ts';
import { refreshTouched } from '#web/lib/refresh.ts';

interface Last {
  id: number | null;
  new_count: number;
  open_count: number;
}

/** Invalidates the lists when the newest notice or the count of New or open notices changes, so new notices appear without a reload. */
export function useRefreshOnNewNotices(last: Last | undefined): void {
  const client = useQueryClient();
  const seen = useRef<string | null>(null);
  const now = last ? `${last.id} ${last.new_count} ${last.open_count}` : null;
  useEffect(() => {
    if (now === null || now === seen.current) return;
    const isFirst = seen.current === null;
    seen.current = now;
    if (isFirst) return;
    void refreshTouched(client, ['notice', 'sender', 'history', 'event'], [checkLastNotice, getNotice]);
  }, [now, client]);
}
