import type { Subscriber } from '#core/contract/intake/subscribers.ts';
import { subscribersCopy as copy } from '#core/copy/intake/subscribers.ts';
import { formatAgo } from '#web/lib/format.ts';
import { RowLink } from '#web/ui/list/row-link.tsx';
import type { Column } from '#web/ui/list/table-column.ts';
import { Moment } from '#web/ui/moment.tsx';
import { StateBadge } from '../state-badge.tsx';
import { lastStrikeDate } from '../words.ts';

const Handle = ({ row: { id, company, handle } }: { row: Subscriber }) => (
  <RowLink
    to="/company/$company_id"
    params={{ company_id: String(company.id) }}
    search={{ tab: 'repeat-infringers', subscriber: String(id) }}
  >
    <span className="font-mono text-13 [overflow-wrap:anywhere]">{handle}</span>
  </RowLink>
);

const When = ({ date }: { date: string | null }) =>
  date === null ? <>—</> : <Moment date={date} text={formatAgo(date)} />;

export const subscriberColumns = (limit: number | undefined): readonly Column<Subscriber>[] => [
  { title: copy.handle, cell: (row) => <Handle row={row} /> },
  { title: copy.state, cell: ({ state }) => <StateBadge state={state} /> },
  {
    title: copy.strikes,
    align: 'end',
    cell: ({ counted }) => (
      <span className="text-13 whitespace-nowrap text-ink tabular-nums">
        {limit === undefined ? counted : copy.counted(counted, limit)}
      </span>
    ),
  },
  {
    title: copy.lastStrike,
    from: 'lg',
    align: 'end',
    cell: (row) => (
      <span className="text-13 whitespace-nowrap text-ink-3">
        <When date={lastStrikeDate(row)} />
      </span>
    ),
  },
  {
    title: copy.added,
    sort: 'first_date',
    align: 'end',
    cell: ({ first_date }) => (
      <span className="text-13 whitespace-nowrap text-ink-3">
        <When date={first_date} />
      </span>
    ),
  },
];

export const SubscriberCard = ({ row, limit }: { row: Subscriber; limit: number | undefined }) => (
  <div className="min-w-0">
    <Handle row={row} />
    <p className="mt-1.5 flex flex-wrap items-center gap-2 text-12 text-ink-3">
      <StateBadge state={row.state} />
      <span>
        {copy.strikes} {limit === undefined ? row.counted : copy.counted(row.counted, limit)}
      </span>
      {lastStrikeDate(row) && (
        <span>
          {copy.lastStrike} <When date={lastStrikeDate(row)} />
        </span>
      )}
    </p>
  </div>
);
