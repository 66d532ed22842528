import { useQuery } from '@tanstack/react-query';
import { checkLastNotice } from '#core/contract/intake/notice-counts.ts';
import { noticeCountCopy as copy } from '#core/copy/app.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { reading } from '#web/lib/call/query.ts';
import { useRefreshOnNewNotices } from './refresh-on-new-notices.ts';

const POLL_MS = 4_000;

/** Count of notices to handle. Polls while the page is visible, and refreshes the lists on a change. */
export function NoticeCount() {
  const { data } = useQuery({ ...reading(checkLastNotice, {}), refetchInterval: POLL_MS, staleTime: POLL_MS });
  useRefreshOnNewNotices(data);
  if (!data || data.open_count === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-soft px-1.5 text-12 font-medium text-soft-ink tabular-nums">
      {thousands(data.open_count)}
      <span className="sr-only"> {copy.toHandle}</span>
    </span>
  );
}
