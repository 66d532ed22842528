import type { HistoryEntry } from '#core/contract/records/history.ts';
import { historyColumnsCopy as copy } from '#core/copy/records/history.ts';
import { formatAgo, formatDate, formatWithZone } from '#web/lib/format.ts';
import type { Column } from '#web/ui/list/table-column.ts';
import { EntryAction } from './entry-action.tsx';
import { EntryObject, objectHint } from './entry-object.tsx';

export const authorName = ({ user, token }: HistoryEntry): string => user?.name ?? token?.name ?? copy.theSystem;

export const historyColumns = (withCompany: boolean): readonly Column<HistoryEntry>[] => [
  { title: copy.action, cell: (entry) => <EntryAction entry={entry} /> },
  {
    title: copy.object,
    cell: (entry) => (
      <>
        <EntryObject entry={entry} />
        <p className="text-12 text-ink-3 [overflow-wrap:anywhere]">{objectHint(entry, withCompany)}</p>
      </>
    ),
  },
  {
    title: copy.user,
    from: 'lg',
    cell: (entry) => <span className="text-13 text-ink-2 [overflow-wrap:anywhere]">{authorName(entry)}</span>,
  },
  {
    title: copy.date,
    sort: 'id',
    align: 'end',
    cell: ({ date }) => (
      <time dateTime={date} title={formatWithZone(date)} className="block whitespace-nowrap">
        <span className="block text-14 text-ink">{formatAgo(date)}</span>
        {formatAgo(date) !== formatDate(date) && <span className="block text-12 text-ink-3">{formatDate(date)}</span>}
      </time>
    ),
  },
];

export const HistoryCard = ({ entry, withCompany }: { entry: HistoryEntry; withCompany: boolean }) => (
  <>
    <div className="-my-2.5 flex items-start justify-between gap-3">
      <EntryAction entry={entry} />
      <time dateTime={entry.date} title={formatWithZone(entry.date)} className="shrink-0 pt-2.5 text-13 text-ink-3">
        {formatAgo(entry.date)}
      </time>
    </div>
    <p className="mt-2 text-13 text-ink-3 [overflow-wrap:anywhere]">
      <EntryObject entry={entry} /> {objectHint(entry, withCompany) && <span>· {objectHint(entry, withCompany)}</span>}
      <span className="block">{authorName(entry)}</span>
    </p>
  </>
);
