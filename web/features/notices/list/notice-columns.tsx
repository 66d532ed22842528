import type { NoticeRow } from '#core/contract/intake/notices.ts';
import { noticeColumnsCopy as copy } from '#core/copy/intake/notices.ts';
import { NOTICE_STATUS } from '#core/lookups.ts';
import { formatAgo, formatDate, formatWithZone } from '#web/lib/format.ts';
import { SenderAvatar } from '#web/product/notices/notice-brief.tsx';
import { hostOf, isBeingRead, noticeTitle, senderName } from '#web/product/notices/notice-words.ts';
import { VerdictBadge } from '#web/product/notices/verdict-badge.tsx';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { cx } from '#web/ui/class-names.ts';
import { RowLink } from '#web/ui/list/row-link.tsx';
import type { Column } from '#web/ui/list/table-column.ts';
import { SourceIcon } from '../notice/source-icon.tsx';

const isNew = ({ status }: NoticeRow): boolean => status.id === NOTICE_STATUS.new;

const Subject = ({ notice }: { notice: NoticeRow }) => (
  <span className={cx(isNew(notice) && '[&_a]:font-semibold')}>
    <RowLink to="/notices/$id" params={{ id: String(notice.id) }}>
      {noticeTitle(notice)}
    </RowLink>
  </span>
);

/** Dot that marks a new notice; the status badge has the text. */
const Unread = ({ notice }: { notice: NoticeRow }) =>
  isNew(notice) ? (
    <span aria-hidden className="absolute top-1/2 left-1.5 size-2 -translate-y-1/2 rounded-full bg-primary" />
  ) : null;

const about = ({ number, source, reported_count, assignee }: NoticeRow): string =>
  [number, source.name, reported_count > 0 && copy.urlCount(reported_count), assignee && copy.assignedTo(assignee.name)]
    .filter(Boolean)
    .join(' · ');

/** The sender's organization or address, whichever the name does not already say. */
const senderDetail = (notice: NoticeRow): string =>
  [notice.sender?.company, notice.sender?.email].find((text) => text && text !== senderName(notice)) ?? '';

const Received = ({ date }: { date: string }) => (
  <time dateTime={date} title={formatWithZone(date)} className="block whitespace-nowrap">
    <span className="block text-13 text-ink">{formatAgo(date)}</span>
    {formatAgo(date) !== formatDate(date) && <span className="block text-12 text-ink-3">{formatDate(date)}</span>}
  </time>
);

/** Two truncated lines, so that all rows have the same height. */
const Lines = ({ first, second }: { first: string; second: string }) => (
  <span className="block w-36 2xl:w-52">
    <span className="block truncate text-14 text-ink">{first}</span>
    <span className="block truncate text-12 text-ink-3">{second}</span>
  </span>
);

/** The company column is omitted inside a company. */
export const noticeColumns = (withCompany: boolean): readonly Column<NoticeRow>[] => [
  {
    title: copy.notice,
    sort: 'subject',
    cell: (notice) => (
      <div className="min-w-0">
        <Unread notice={notice} />
        <p className="line-clamp-1 [overflow-wrap:anywhere]">
          <Subject notice={notice} />
        </p>
        <p className="flex min-w-0 items-center gap-1.5 text-12 text-ink-3">
          <SourceIcon source={notice.source} /> <span className="line-clamp-1">{about(notice)}</span>
        </p>
      </div>
    ),
  },
  {
    title: copy.sender,
    sort: 'sender',
    from: 'lg',
    cell: (notice) => (
      <span className="flex items-center gap-2.5">
        <SenderAvatar notice={notice} />
        <Lines first={senderName(notice)} second={senderDetail(notice)} />
      </span>
    ),
  },
  {
    title: withCompany ? copy.company : copy.domain,
    from: withCompany ? undefined : 'lg',
    cell: (notice) => {
      const host = hostOf(notice) ?? '';
      return withCompany ? (
        <Lines first={notice.company?.name ?? copy.unassigned} second={host} />
      ) : (
        <span className="block w-44 truncate text-13 text-ink-2 2xl:w-56">{host}</span>
      );
    },
  },
  { title: copy.status, sort: 'status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    title: copy.elements,
    from: 'xl',
    cell: (notice) =>
      isBeingRead(notice) ? (
        <span className="text-12 text-ink-3">{copy.beingRead}</span>
      ) : (
        <VerdictBadge completeness={notice.completeness} />
      ),
  },
  {
    title: copy.received,
    sort: 'received_date',
    align: 'end',
    cell: ({ received_date }) => <Received date={received_date} />,
  },
];

export function NoticeCard({ notice, withCompany }: { notice: NoticeRow; withCompany: boolean }) {
  return (
    <div className="flex gap-3">
      <SenderAvatar notice={notice} size="md" />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <span className="truncate text-13 text-ink-2">{senderName(notice)}</span>
          <time
            dateTime={notice.received_date}
            title={formatWithZone(notice.received_date)}
            className="shrink-0 text-13 text-ink-3"
          >
            {formatAgo(notice.received_date)}
          </time>
        </div>
        <p className="line-clamp-2 [overflow-wrap:anywhere]">
          <Subject notice={notice} />
        </p>
        <p className="truncate text-13 text-ink-3">
          {[withCompany && (notice.company?.name ?? copy.unassigned), hostOf(notice)].filter(Boolean).join(' · ')}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <StatusBadge status={notice.status} />
          {!isBeingRead(notice) && <VerdictBadge completeness={notice.completeness} />}
          {notice.assignee && <span className="text-12 text-ink-3">{copy.assignedTo(notice.assignee.name)}</span>}
        </div>
      </div>
    </div>
  );
}
