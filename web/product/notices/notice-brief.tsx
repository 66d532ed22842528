import type { NoticeRow } from '#core/contract/intake/notices.ts';
import { noticeBriefCopy as copy } from '#core/copy/product.ts';
import { formatAgo, formatWithZone } from '#web/lib/format.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { RowLink } from '../../ui/list/row-link.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { hostOf, noticeTitle, senderName } from './notice-words.ts';

type WithSender = Pick<NoticeRow, 'sender' | 'parsed_date' | 'parse_error' | 'number'>;

/** Sender's avatar: initials from the name, color from the email address. */
export function SenderAvatar({ notice, size = 'sm' }: { notice: WithSender; size?: 'sm' | 'md' }) {
  const [first_name = '', last_name = ''] = senderName(notice).trim().split(/\s+/);
  return <Avatar size={size} person={{ first_name, last_name, email: notice.sender?.email ?? notice.number }} />;
}

/** Notice from the list of notices or from the home screen. */
type Brief = WithSender &
  Pick<NoticeRow, 'id' | 'subject' | 'status' | 'received_date' | 'company'> &
  (Pick<NoticeRow, 'url'> | { host: string | null });

/** Short list of notices inside a card. */
export const NoticeBriefs = ({ label, notices }: { label: string; notices: readonly Brief[] }) => (
  <ul aria-label={label} className="divide-y divide-line">
    {notices.map((notice) => (
      <NoticeBrief key={notice.id} notice={notice} />
    ))}
  </ul>
);

const NoticeBrief = ({ notice }: { notice: Brief }) => (
  <li className="relative flex min-h-15 items-center gap-3 px-5 py-2.5 last:rounded-b-lg hover:bg-sunken">
    <SenderAvatar notice={notice} />
    <div className="min-w-0 flex-1">
      <p className="line-clamp-2 sm:line-clamp-1 [overflow-wrap:anywhere]">
        <RowLink to="/notices/$id" params={{ id: String(notice.id) }}>
          {noticeTitle(notice)}
        </RowLink>
      </p>
      <p className="truncate text-12 text-ink-3">
        {[senderName(notice), 'host' in notice ? notice.host : hostOf(notice), notice.company?.name ?? copy.unassigned]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
    <StatusBadge status={notice.status} />
    <time
      dateTime={notice.received_date}
      title={formatWithZone(notice.received_date)}
      className="w-20 shrink-0 text-right text-13 text-ink-3 max-sm:hidden"
    >
      {formatAgo(notice.received_date)}
    </time>
  </li>
);
