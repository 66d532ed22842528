import { FileSpreadsheet } from 'lucide-react';
import { useEffectEvent, useState } from 'react';
import { SHEET_ROWS } from '#core/constants.ts';
import type { DomainUploadResult } from '#core/contract/registry/domains.ts';
import { domainUploadCopy as copy } from '#core/copy/product.ts';
import { messages } from '#core/messages.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { DropTarget } from '../../ui/form/drop-target.tsx';
import { type Entry, entryOf, mergeEntries } from './entries.ts';
import { type RowError, UploadErrors } from './upload-errors.tsx';
import { type UploadState, useDomainUpload } from './use-domain-upload.ts';

interface Props {
  readonly entries: readonly Entry[];
  readonly onAdd: (entries: readonly Entry[]) => void;
}

interface Report {
  readonly imported: number;
  readonly errors: readonly RowError[];
}

const STATE_TEXT: Record<UploadState['at'], (state: UploadState) => string | null> = {
  idle: () => null,
  sending: (state) => copy.uploading(state.at === 'sending' ? Math.round(state.part * 100) : 0),
  checking: () => copy.checkingDomains,
  failed: () => null,
};

/** Bulk import of domains from a spreadsheet; skipped rows are listed with their errors. */
export function DomainUpload({ entries, onAdd }: Props) {
  const [report, setReport] = useState<Report | null>(null);
  const importResult = useEffectEvent(({ domains, errors }: DomainUploadResult) => {
    const { duplicates, entries: all } = mergeEntries(entries, domains.map(entryOf));
    if (all.length > SHEET_ROWS) {
      setReport({ imported: 0, errors: [{ row: null, domain: '', message: messages.tooManyDomains }] });
      return;
    }
    onAdd(domains.map(entryOf));
    setReport({
      imported: domains.length - duplicates.length,
      errors: [
        ...errors.map(({ row, domain, message }) => ({ row, domain, message })),
        ...duplicates.map(({ shown }) => ({ row: null, domain: shown, message: messages.domainDuplicate })),
      ],
    });
  });
  const { state, start, cancel } = useDomainUpload((result) => importResult(result));
  const busy = state.at === 'sending' || state.at === 'checking';

  return (
    <div className="flex flex-col gap-3">
      <DropTarget
        label={copy.uploadAFile}
        accept=".xlsx,.csv"
        busy={busy}
        progress={state.at === 'sending' ? state.part : undefined}
        onCancel={cancel}
        onFile={(file) => {
          setReport(null);
          void start(file);
        }}
      >
        <FileSpreadsheet aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ink-3" />
        <p className="min-w-48 flex-1 text-13 text-ink-2">
          {STATE_TEXT[state.at](state) ?? <>{copy.dropHint(thousands(SHEET_ROWS))}</>}
        </p>
      </DropTarget>
      {state.at === 'failed' && (
        <p role="alert" className="text-13 text-bad">
          {state.message}
        </p>
      )}
      <p role="status" className={report && report.imported > 0 ? 'text-13 text-ok' : 'sr-only'}>
        {report && report.imported > 0 && copy.importedCount(report.imported)}
      </p>
      {report && report.errors.length > 0 && <UploadErrors errors={report.errors} onDismiss={() => setReport(null)} />}
    </div>
  );
}
