import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartColumn, Download } from 'lucide-react';
import { useState } from 'react';
import { exportTransparencyCsv, exportTransparencyPdf, getTransparency } from '#core/contract/intake/transparency.ts';
import type { Company } from '#core/contract/registry/companies.ts';
import { transparencyCopy as copy } from '#core/copy/intake/transparency.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { reading } from '#web/lib/call/query.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { MonthSelect } from './month-select.tsx';
import { firstRange, listedMonths } from './months.ts';
import { PublishCard } from './publish-card.tsx';
import { ReportGroups, ReportSenders } from './report-groups.tsx';
import { ReportPlot } from './report-plot.tsx';
import { ReportTable } from './report-table.tsx';

interface Props {
  company: Company;
  mayEdit: boolean;
  handles: boolean;
}

/** beyond § 21: what happened to a company's notices over the months, and what of it is published. */
export function TransparencyTab({ company, mayEdit, handles }: Props) {
  const [range, setRange] = useState(() => firstRange(new Date()));
  const input = { params: { id: String(company.id) }, query: range };
  const query = useQuery({ ...reading(getTransparency, input), placeholderData: keepPreviousData });
  const csv = useDownload();
  const pdf = useDownload();
  const months = listedMonths(new Date());
  const name = `transparency-${range.from}-${range.to}`;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        {/* A range is always in order: the other end moves along. */}
        <MonthSelect
          label={copy.from}
          value={range.from}
          months={months}
          onChange={(from) => setRange(({ to }) => (from > to ? { from, to: from } : { from, to }))}
        />
        <MonthSelect
          label={copy.to}
          value={range.to}
          months={months}
          onChange={(to) => setRange(({ from }) => (from > to ? { from: to, to } : { from, to }))}
        />
        <div className="flex gap-3 sm:ml-auto">
          <Button
            pending={csv.pending}
            aria-label={copy.downloadCsv}
            onClick={() => void csv.download(exportTransparencyCsv, input, `${name}.csv`)}
          >
            <Download aria-hidden className="size-4" /> {copy.csv}
          </Button>
          <Button
            pending={pdf.pending}
            aria-label={copy.downloadPdf}
            onClick={() => void pdf.download(exportTransparencyPdf, input, `${name}.pdf`)}
          >
            <Download aria-hidden className="size-4" /> {copy.pdf}
          </Button>
        </div>
      </div>
      {query.isPending ? (
        <SkeletonRows rows={6} label={copy.loading} />
      ) : query.isError ? (
        <ErrorPanel error={query.error} onRetry={query.refetch} />
      ) : query.data.totals.received === 0 && query.data.totals.counter_notices === 0 ? (
        <Card>
          <EmptyState compact icon={ChartColumn} title={copy.emptyTitle} text={copy.emptyText} />
        </Card>
      ) : (
        <>
          <ReportPlot months={query.data.months} />
          <ReportTable months={query.data.months} totals={query.data.totals} />
          <ReportGroups totals={query.data.totals} />
          <ReportSenders senders={query.data.senders} />
        </>
      )}
      <PublishCard
        companyId={company.id}
        mayChange={mayEdit && company.status.id !== COMPANY_STATUS.removed}
        handles={handles}
      />
    </div>
  );
}
