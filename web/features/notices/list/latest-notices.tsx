import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { listNotices } from '#core/contract/intake/notices.ts';
import { latestNoticesCopy as copy } from '#core/copy/intake/notices.ts';
import { pageReading } from '#web/lib/call/list-page.ts';
import { NoticeBriefs } from '#web/product/notices/notice-brief.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import type { NoticesQuery } from './notices-query.ts';

interface Props {
  /** API filter for the object. */
  filter: NoticesQuery;
  /** The same filter as URL parameters of the full list. */
  all: Record<string, string>;
  emptyTitle: string;
}

const SHOWN = 5;

/** Query for the newest notices of an object. */
export const latestNoticesReading = (filter: NoticesQuery) =>
  pageReading(listNotices, { query: { ...filter, limit: SHOWN, ordering: '-received_date' } });

/** The newest notices of an object, with a link to all. */
export function LatestNotices({ filter, all, emptyTitle }: Props) {
  const query = useQuery(latestNoticesReading(filter));
  if (query.isPending) return <SkeletonRows rows={3} label={copy.loadingNotices} />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  const { results, count } = query.data;
  if (count === 0) return <EmptyState compact icon={Inbox} title={emptyTitle} />;
  return (
    <>
      <NoticeBriefs label={copy.notices} notices={results} />
      {count > SHOWN && (
        <p className="border-t border-line px-5 py-3 text-13">
          <TextLink to="/notices" search={all as never}>
            {copy.allNotices(count)}
          </TextLink>
        </p>
      )}
    </>
  );
}
