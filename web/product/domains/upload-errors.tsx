import { Download, X } from 'lucide-react';
import { useState } from 'react';
import { uploadErrorsCopy as copy } from '#core/copy/product.ts';
import { type CsvColumn, csvText, saveCsv } from '#web/lib/csv.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LongList } from './long-list.tsx';

export interface RowError {
  /** Row number in the spreadsheet; null for duplicates of the list and errors of the whole file. */
  readonly row: number | null;
  readonly domain: string;
  readonly message: string;
}

const COLUMNS: readonly CsvColumn<RowError>[] = [
  { title: copy.row, value: ({ row }) => row },
  { title: copy.domain, value: ({ domain }) => domain },
  { title: copy.reason, value: ({ message }) => message },
];

/** Skipped rows of an import with their errors, also as a CSV download. */
export function UploadErrors({ errors, onDismiss }: { errors: readonly RowError[]; onDismiss: () => void }) {
  const [page, setPage] = useState(1);
  return (
    <section aria-label={copy.skippedRows} className="rounded-lg border border-bad/35">
      <div className="flex items-center gap-1 py-1.5 pr-1.5 pl-4">
        <p role="alert" className="mr-auto text-13 font-medium text-bad">
          {copy.rowsWereSkipped(errors.length)}
        </p>
        <Button
          variant="quiet"
          size="sm"
          icon={<Download aria-hidden size={14} />}
          onClick={() => saveCsv('skipped-rows.csv', csvText(errors, COLUMNS))}
        >
          {copy.saveAsCsv}
        </Button>
        <IconButton label={copy.hideTheseRows} size="sm" onClick={onDismiss}>
          <X aria-hidden size={16} />
        </IconButton>
      </div>
      <LongList label={copy.skippedRows} rows={errors} page={page} onPage={setPage}>
        {({ row, domain, message }) => (
          <div className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3 px-4 py-2 text-13">
            <span className="text-ink-3 tabular-nums">{row === null ? copy.inTheList : copy.rowNumber(row)}</span>
            <span className="min-w-0">
              {domain && <span className="block font-mono text-12 text-ink [overflow-wrap:anywhere]">{domain}</span>}
              <span className="block text-ink-2">{message}</span>
            </span>
          </div>
        )}
      </LongList>
    </section>
  );
}
