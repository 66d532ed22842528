import { Inbox } from 'lucide-react';
import type { NoticeBrief } from '#core/contract/views/home.ts';
import { newestNoticesCardCopy as copy } from '#core/copy/views/home.ts';
import { NoticeBriefs } from '#web/product/notices/notice-brief.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { AllLink } from './all-link.tsx';

/** The newest notices with their status. */
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
