import type { CounterNoticeRow } from '#core/contract/intake/counter-notices.ts';
import { counterListCopy as copy } from '#core/copy/intake/counter-notice-screens.ts';
import { formatAgo, formatCalendarDay, formatWithZone } from '#web/lib/format.ts';
import { RowLink } from '#web/ui/list/row-link.tsx';
import type { Column } from '#web/ui/list/table-column.ts';
import { OutcomeBadge } from '../outcome-badge.tsx';
import { senderOf } from '../words.ts';

const Title = ({ row }: { row: CounterNoticeRow }) => (
  <RowLink to="/counter-notices/$id" params={{ id: String(row.id) }}>
    <span className="[overflow-wrap:anywhere]">{senderOf(row)}</span>
  </RowLink>
);

const about = ({ number, notice, urls_count }: CounterNoticeRow): string =>
  [number, notice ? copy.answers(notice.number) : copy.answersNone, copy.urlCount(urls_count)].join(' · ');

const Received = ({ date }: { date: string }) => (
  <time dateTime={date} title={formatWithZone(date)}>
    {formatAgo(date)}
  </time>
);

/** The days on which the material can be put back, while that is still to come. */
const windowOf = ({ clock, outcome }: CounterNoticeRow): string | null =>
  clock && ['waiting', 'restore_due', 'overdue', 'held'].includes(outcome)
    ? copy.fromUntil(formatCalendarDay(clock.safe_from), formatCalendarDay(clock.safe_until))
    : null;

export const counterColumns = (withCompany: boolean): readonly Column<CounterNoticeRow>[] => [
  {
    title: copy.counterNotice,
    cell: (row) => (
      <div className="min-w-0">
        <Title row={row} />
        <p className="text-13 text-ink-3 [overflow-wrap:anywhere]">{about(row)}</p>
      </div>
    ),
  },
  ...(withCompany
    ? [
        {
          title: copy.company,
          from: 'lg' as const,
          cell: ({ company }: CounterNoticeRow) => <span className="text-13 text-ink-2">{company?.name}</span>,
        },
      ]
    : []),
  { title: copy.outcome, cell: ({ outcome }) => <OutcomeBadge outcome={outcome} /> },
  {
    title: copy.window,
    from: 'lg',
    cell: (row) => <span className="text-13 whitespace-nowrap text-ink-2 tabular-nums">{windowOf(row) ?? '—'}</span>,
  },
  {
    title: copy.received,
    sort: 'received_date',
    align: 'end',
    cell: ({ received_date }) => (
      <span className="text-13 whitespace-nowrap text-ink-3">
        <Received date={received_date} />
      </span>
    ),
  },
];

export function CounterCard({ row, withCompany }: { row: CounterNoticeRow; withCompany: boolean }) {
  const window = windowOf(row);
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <Title row={row} />
        <span className="shrink-0 text-12 text-ink-3">
          <Received date={row.received_date} />
        </span>
      </div>
      <p className="text-13 text-ink-3 [overflow-wrap:anywhere]">
        {[about(row), withCompany && row.company?.name].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-1.5 flex flex-wrap items-center gap-2 text-12 text-ink-3">
        <OutcomeBadge outcome={row.outcome} />
        {window && (
          <span>
            {copy.window} {window}
          </span>
        )}
      </p>
    </div>
  );
}
