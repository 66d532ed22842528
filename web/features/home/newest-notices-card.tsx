import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { NoticeBriefs } from '#web/ui/notice-brief.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { newestNotices, SHOWN } from './queries.ts';

/** What came last, and how far it is. */
export function NewestNoticesCard() {
  return (
    <Card
      flush
      title="Newest notices"
      aside={
        <TextLink to="/notices" className="-my-2.5 inline-block py-2.5">
          All notices
        </TextLink>
      }
    >
      <div className="border-t border-line">
        <NewestNotices />
      </div>
    </Card>
  );
}

function NewestNotices() {
  const query = useQuery(newestNotices());
  if (query.isPending) return <SkeletonRows rows={SHOWN} label="Loading notices" />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  if (query.data.count === 0)
    return (
      <EmptyState
        compact
        icon={Inbox}
        title="No notices yet"
        text="As soon as somebody writes to the designated agent about one of your domains, it shows here."
      />
    );
  return <NoticeBriefs label="Newest notices" notices={query.data.results} />;
}
