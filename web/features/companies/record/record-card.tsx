import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadFile } from '#core/contract/records/files.ts';
import type { Company } from '#core/contract/registry/companies.ts';
import type { PublicRecord, RecordDifference, RecordReport } from '#core/contract/registry/public-record.ts';
import { publicRecordCopy as copy } from '#core/copy/registry/public-record.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { formatCalendarDate, formatDate } from '#web/lib/format.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { DefinitionList } from '#web/ui/page/definition-list.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { DifferenceItem } from './difference-item.tsx';
import { ImportDialog } from './import-dialog.tsx';

interface Props {
  company: Company;
  query: UseQueryResult<RecordReport>;
  isStaff: boolean;
  mayEdit: boolean;
}

/** beyond § 20: what the Copyright Office shows, and where it differs. Staff import the record and accept differences. */
export function RecordCard({ company, query, isStaff, mayEdit }: Props) {
  const [isImporting, setIsImporting] = useState(false);
  const [accepting, setAccepting] = useState<RecordDifference | null>(null);
  if (query.isPending) return <SkeletonRows rows={3} label={copy.loading} />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  const { record, differences } = query.data;
  const isStaffs = isStaff && company.status.id !== COMPANY_STATUS.removed;
  return (
    <Card
      title={copy.title}
      aside={
        isStaffs && (
          <Button size="sm" onClick={() => setIsImporting(true)}>
            {copy.importRecord}
          </Button>
        )
      }
    >
      {record ? <Shown record={record} /> : <p className="text-13 text-ink-2 text-pretty">{copy.never}</p>}
      {record && differences.length === 0 && <p className="mt-4 text-13 text-ok">{copy.agrees}</p>}
      {differences.length > 0 && (
        <ul aria-label={copy.differences} className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
          {differences.map((difference) => (
            <DifferenceItem
              key={difference.code}
              difference={difference}
              company={company}
              mayEdit={mayEdit}
              onAccept={isStaffs ? () => setAccepting(difference) : undefined}
            />
          ))}
        </ul>
      )}
      {record && (
        <p className="mt-4 text-13 print:hidden">
          <TextLink
            to="/company/$company_id"
            params={{ company_id: String(company.id) }}
            search={{ tab: 'events', type: 'public-record-checked' }}
          >
            {copy.history}
          </TextLink>
        </p>
      )}
      {isImporting && <ImportDialog company={company} onClose={() => setIsImporting(false)} />}
      {accepting && <AcceptDialog companyId={company.id} difference={accepting} onClose={() => setAccepting(null)} />}
    </Card>
  );
}

function Shown({ record }: { record: PublicRecord }) {
  const { checked_date, registration_id, status, expires_date, agent, alternative_names, file } = record;
  return (
    <DefinitionList
      items={[
        { term: copy.checked, value: <Moment date={checked_date} text={formatDate(checked_date)} /> },
        { term: copy.number, value: <span className="font-mono text-13">{registration_id}</span> },
        { term: copy.status, value: status ?? copy.notShown },
        { term: copy.expires, value: expires_date ? formatCalendarDate(expires_date) : copy.notShown },
        { term: copy.agentEmail, value: agent.email ?? copy.notShown },
        { term: copy.names, value: alternative_names.length.toLocaleString('en-US') },
        ...(file ? [{ term: copy.savedPage, value: <SavedPage file={file} /> }] : []),
      ]}
    />
  );
}

function SavedPage({ file }: { file: NonNullable<PublicRecord['file']> }) {
  const { download, pending } = useDownload();
  return (
    <Button
      size="sm"
      pending={pending}
      onClick={() => void download(downloadFile, { params: { id: String(file.file_id) } }, file.name)}
    >
      {copy.download}
    </Button>
  );
}
