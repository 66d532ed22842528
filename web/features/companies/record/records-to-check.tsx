import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, Upload } from 'lucide-react';
import { useState } from 'react';
import type { Output } from '#core/contract/endpoint.ts';
import { listPublicRecords, RecordListQuery, type RecordToCheck } from '#core/contract/registry/public-record.ts';
import { companiesListCopy } from '#core/copy/registry/companies.ts';
import { recordsToCheckCopy as copy } from '#core/copy/registry/public-record.ts';
import { pageReading } from '#web/lib/call/list-page.ts';
import { formatCalendarDate, formatDate } from '#web/lib/format.ts';
import { pageQuery, useListState } from '#web/lib/list-state.ts';
import { Button } from '#web/ui/button.tsx';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import type { Column } from '#web/ui/list/table-column.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { COMPANY_VIEWS, RECORDS_TO_CHECK } from '../list/companies-query.ts';
import { useCompanyCounts } from '../queries.ts';
import { UploadRecordsDialog } from './upload-records-dialog.tsx';

const RECORD_LIST = { sort: 'due_date', filters: ['status'] } as const;

type Row = RecordToCheck & { id: number };
const withIds = ({ results, count }: Output<typeof listPublicRecords>) => ({
  results: results.map((row): Row => ({ ...row, id: row.company.id })),
  count,
});

const Name = ({ row }: { row: Row }) => (
  <div className="[overflow-wrap:anywhere]">
    <RowLink to="/company/$company_id" params={{ company_id: String(row.id) }}>
      {row.company.name}
    </RowLink>
  </div>
);

const due = ({ due_date, reason }: Row): string =>
  [due_date && formatCalendarDate(due_date), reason && copy.reasons[reason]].filter(Boolean).join(' · ');
/** In the table, "Never" in the next column already says it. */
const dueInTable = (row: Row): string =>
  row.due_date && row.reason === 'never' ? formatCalendarDate(row.due_date) : due(row);
const lastCheck = ({ last_check }: Row): string => (last_check ? formatDate(last_check) : copy.never);
/** Before the first check, nothing is known about differences. */
const differences = (row: Row): string => (row.last_check ? copy.counts(row.differences) || copy.none : '—');

const COLUMNS: readonly Column<Row>[] = [
  { title: copy.company, sort: 'company', cell: (row) => <Name row={row} /> },
  {
    title: copy.number,
    from: 'lg',
    cell: ({ registration_id }) => <span className="font-mono text-13">{registration_id}</span>,
  },
  { title: copy.due, sort: 'due_date', cell: (row) => <span className="text-13 text-ink-2">{dueInTable(row)}</span> },
  {
    title: copy.lastCheck,
    sort: 'last_check',
    cell: (row) => <span className="text-13 text-ink-2">{lastCheck(row)}</span>,
  },
  { title: copy.differences, cell: (row) => <span className="text-13 text-ink-2">{differences(row)}</span> },
];

/** For superusers: companies whose public record is to be checked, as a tab of the companies (beyond § 20, § 22). */
export function RecordsToCheck() {
  const [isUploading, setIsUploading] = useState(false);
  const list = useListState<'status'>(RECORD_LIST);
  const counts = useCompanyCounts();
  const ordering = RecordListQuery.shape.ordering.safeParse(list.state.sort).data;
  const query = useQuery({
    ...pageReading(listPublicRecords, { query: { ...pageQuery(list.state), ordering, is_due: true } }),
    select: withIds,
  });
  return (
    <Page
      flush
      title={companiesListCopy.title}
      actions={
        <Button icon={<Upload aria-hidden size={16} />} onClick={() => setIsUploading(true)}>
          {copy.upload}
        </Button>
      }
    >
      <ListScreen
        search={copy.search}
        views={COMPANY_VIEWS}
        counts={counts}
        noun={copy.noun}
        list={{
          ...list,
          // The tab itself is no filter; clearing the search stays on it.
          isFiltered: list.q !== '',
          clear: () => list.set({ q: '', filters: { status: RECORDS_TO_CHECK.value } }),
        }}
        query={query}
        columns={COLUMNS}
        card={(row) => (
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <Name row={row} />
            <p className="text-13 text-ink-2">
              {copy.due} {due(row)}
            </p>
            {row.last_check && <p className="text-13 text-ink-3">{differences(row)}</p>}
          </div>
        )}
        nameOf={({ company }) => company.name}
        empty={<EmptyState icon={ClipboardCheck} title={copy.emptyTitle} text={copy.emptyText} />}
      />
      {isUploading && <UploadRecordsDialog onClose={() => setIsUploading(false)} />}
    </Page>
  );
}
