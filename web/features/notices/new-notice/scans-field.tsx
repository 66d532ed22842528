import { FileText, X } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { uploadFiles } from '#core/contract/records/files.ts';
import { scansFieldCopy as copy } from '#core/copy/intake/notices.ts';
import { type UploadOptions, upload } from '#web/lib/call/upload.ts';
import { formatSize } from '#web/lib/format.ts';
import { UploadTarget } from '#web/ui/form/upload-target.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { TypedNotice } from './typed-notice.ts';

type Scan = TypedNotice['files'][number];

/** Scans of paper notices. Each uploads immediately and is attached when the notice is added. */
export function ScansField() {
  const form = useFormContext();
  const files: readonly Scan[] = form.watch('files');
  const set = (next: readonly Scan[]) => form.setValue('files', next, { shouldDirty: true });
  const send = async (file: File, options: UploadOptions) => {
    const answer = await upload(uploadFiles, { files: [file] }, options);
    const added = [answer].flat().map(({ file_id, name, size }) => ({ file_id, name, size }));
    set([...(form.getValues('files') as readonly Scan[]), ...added]);
  };
  return (
    <div>
      <p className="pb-1.5 text-13 font-medium text-ink">
        {copy.scans} <span className="font-normal text-ink-3">{copy.optional}</span>
      </p>
      <UploadTarget hint={copy.dropHint} send={send} />
      {files.length > 0 && (
        <ul aria-label={copy.scans} className="mt-2 divide-y divide-line">
          {files.map((file) => (
            <li key={file.file_id} className="flex items-center gap-3 py-1">
              <FileText aria-hidden className="size-4 shrink-0 text-ink-3" />
              <span className="min-w-0 flex-1 text-13 text-ink [overflow-wrap:anywhere]">
                {file.name} <span className="text-12 text-ink-3">{formatSize(file.size)}</span>
              </span>
              <IconButton
                size="sm"
                label={copy.remove(file.name)}
                onClick={() => set(files.filter((one) => one.file_id !== file.file_id))}
              >
                <X aria-hidden size={15} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
