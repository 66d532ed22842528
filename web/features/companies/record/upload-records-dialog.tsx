import { useState } from 'react';
import { type RecordUploadResult, uploadPublicRecords } from '#core/contract/registry/public-record.ts';
import { recordsToCheckCopy as copy } from '#core/copy/registry/public-record.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { toast } from '#web/lib/toasts.ts';
import { UploadErrors } from '#web/product/domains/upload-errors.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { DropTarget } from '#web/ui/form/drop-target.tsx';

/** Imports many records from a spreadsheet; rows with errors are listed. */
export function UploadRecordsDialog({ onClose }: { onClose: () => void }) {
  const [result, setResult] = useState<RecordUploadResult | null>(null);
  const upload = useAct(uploadPublicRecords);
  const send = async (file: File) => {
    setResult(null);
    const outcome = await upload({ files: [file] });
    if (outcome?.done) setResult(outcome.answer);
    else if (outcome && !outcome.reported) toast.error(outcome.message);
  };
  const errors = result?.errors.map(({ row, registration_id, message }) => ({ row, domain: registration_id, message }));
  return (
    <Dialog title={copy.uploadTitle} description={copy.uploadText} onClose={onClose} size="lg">
      <div className="flex flex-col gap-4">
        <DropTarget label={copy.upload} accept=".xlsx,.csv" busy={upload.pending} onFile={(file) => void send(file)}>
          <p className="min-w-48 flex-1 text-13 text-ink-2">{copy.uploadHint}</p>
        </DropTarget>
        <p role="status" className={result && result.saved > 0 ? 'text-13 text-ok' : 'sr-only'}>
          {result && result.saved > 0 && messages.recordsChecked(result.saved)}
        </p>
        {errors && errors.length > 0 && (
          <UploadErrors errors={errors} onDismiss={() => setResult(result && { ...result, errors: [] })} />
        )}
      </div>
      <Actions>
        <Button onClick={onClose}>{copy.close}</Button>
      </Actions>
    </Dialog>
  );
}
