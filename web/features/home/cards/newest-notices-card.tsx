import { Inbox } from 'lucide-react';
import type { NoticeBrief } from '#core/contract/views/home.ts';
import { newestNoticesCardCopy as copy } from '#core/copy/views/home.ts';
import { NoticeBriefs } from '#web/product/notices/notice-brief.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { AllLink } from './all-link.tsx';

/** What came last, and how far it is. */
export const NewestNoticesCard = ({ notices }: { notices: readonly NoticeBrief[] }) => (
  <Card flush title={copy.newestNotices} aside={<AllLink to="/notices">{copy.allNotices}</AllLink>}>
    <div className="border-t border-line">
      {notices.length === 0 ? (
        <EmptyState compact icon={Inbox} title={copy.emptyTitle} text={copy.emptyText} />
      ) : (
        <NoticeBriefs label={copy.newestNotices} notices={notices} />
      )}
    </div>
  </Card>
);
