import { useQueryClient } from '@tanstack/react-query';
import { attachToNotice } from '#core/contract/intake/notices.ts';
import { fileUploadCopy as copy } from '#core/copy/intake/notices.ts';
import { messages } from '#core/messages.ts';
import { type UploadOptions, upload } from '#web/lib/call/upload.ts';
import { refreshTouched } from '#web/lib/refresh.ts';
import { toast } from '#web/lib/toasts.ts';
import { UploadTarget } from '#web/ui/form/upload-target.tsx';

/** Uploads a file to a notice. */
export function FileUpload({ noticeId, onDone }: { noticeId: number; onDone?: () => void }) {
  const client = useQueryClient();
  const send = async (file: File, options: UploadOptions) => {
    await upload(attachToNotice, { params: { id: String(noticeId) }, files: [file] }, options);
    await refreshTouched(client, attachToNotice.touches);
    toast.success(messages.fileAdded(1));
    onDone?.();
  };
  return <UploadTarget hint={copy.dropHint} send={send} />;
}
