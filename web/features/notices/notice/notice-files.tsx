import { Download, FileText } from 'lucide-react';
import type { Notice } from '#core/contract/intake/notices.ts';
import { downloadFile } from '#core/contract/records/files.ts';
import type { FileRef } from '#core/contract/trade/orders.ts';
import { noticeFilesCopy as copy } from '#core/copy/intake/notices.ts';
import { formatSize } from '#web/lib/format.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { FileUpload } from '../actions/file-upload.tsx';
import { Section } from './section.tsx';

/** Attachments and files added later, for download only. */
export function NoticeFiles({ notice, mayAdd }: { notice: Notice; mayAdd: boolean }) {
  const { attachments } = notice;
  if (attachments.length === 0 && !mayAdd) return null;
  return (
    <Section title={copy.attachments} count={attachments.length}>
      {attachments.length > 0 && (
        <ul aria-label={copy.attachments} className="mb-3 divide-y divide-line rounded-lg border border-line">
          {attachments.map((file) => (
            <FileRow key={file.file_id} file={file} />
          ))}
        </ul>
      )}
      {mayAdd && (
        <div className="print:hidden">
          <FileUpload noticeId={notice.id} />
        </div>
      )}
    </Section>
  );
}

function FileRow({ file }: { file: FileRef }) {
  const { download, pending } = useDownload();
  return (
    <li className="flex items-center gap-3 py-1.5 pr-2 pl-4">
      <FileText aria-hidden className="size-4 shrink-0 text-ink-3" />
      <p className="min-w-0 flex-1 text-13 text-ink [overflow-wrap:anywhere]">
        {file.name} <span className="text-12 text-ink-3">{formatSize(file.size)}</span>
      </p>
      <IconButton
        label={copy.download(file.name)}
        disabled={pending}
        onClick={() => void download(downloadFile, { params: { id: String(file.file_id) } }, file.name)}
      >
        <Download aria-hidden size={16} />
      </IconButton>
    </li>
  );
}
