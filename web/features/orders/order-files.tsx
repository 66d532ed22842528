import { useQueryClient } from '@tanstack/react-query';
import { Download, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteFile, downloadFile } from '#core/contract/records/files.ts';
import { addOrderFiles, type FileRef, type Order } from '#core/contract/trade/orders.ts';
import { orderFilesCopy as copy } from '#core/copy/trade/orders.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { type UploadOptions, upload } from '#web/lib/call/upload.ts';
import { formatSize } from '#web/lib/format.ts';
import { refreshTouched } from '#web/lib/refresh.ts';
import { toast } from '#web/lib/toasts.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { UploadTarget } from '#web/ui/form/upload-target.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Card } from '#web/ui/page/card.tsx';

/** An order's files. Only superusers add and delete them (decisions §6). */
export function OrderFiles({ order, mayChange }: { order: Order; mayChange: boolean }) {
  if (order.files.length === 0 && !mayChange) return null;
  return (
    <Card title={copy.files}>
      {order.files.length > 0 && (
        <ul aria-label={copy.files} className="-mt-1 mb-3 flex flex-col divide-y divide-line last:mb-0">
          {order.files.map((file) => (
            <FileRow key={file.file_id} file={file} mayDelete={mayChange} />
          ))}
        </ul>
      )}
      {mayChange && <FileUpload orderId={order.id} />}
    </Card>
  );
}

function FileRow({ file, mayDelete }: { file: FileRef; mayDelete: boolean }) {
  const { download, pending } = useDownload();
  const [isOpen, setIsOpen] = useState(false);
  const remove = useAct(deleteFile, { toast: messages.fileDeleted });
  const params = { id: String(file.file_id) };
  return (
    <li className="flex items-center gap-3 py-2">
      <FileText aria-hidden className="size-4 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="text-14 text-ink [overflow-wrap:anywhere]">{file.name}</p>
        <p className="text-12 text-ink-3">{formatSize(file.size)}</p>
      </div>
      <IconButton
        label={copy.download(file.name)}
        disabled={pending}
        onClick={() => void download(downloadFile, { params }, file.name)}
      >
        <Download aria-hidden size={16} />
      </IconButton>
      {mayDelete && (
        <IconButton label={copy.delete(file.name)} onClick={() => setIsOpen(true)}>
          <Trash2 aria-hidden size={16} />
        </IconButton>
      )}
      {isOpen && (
        <ConfirmDialog
          title={copy.deleteTitle}
          act={copy.deleteFile}
          danger
          pending={remove.pending}
          onAct={() => void remove({ params }).then((outcome) => outcome && setIsOpen(false))}
          onClose={() => setIsOpen(false)}
        >
          {copy.deleteText(file.name, messages.cannotBeUndone)}
        </ConfirmDialog>
      )}
    </li>
  );
}

function FileUpload({ orderId }: { orderId: number }) {
  const client = useQueryClient();
  const send = async (file: File, options: UploadOptions) => {
    await upload(addOrderFiles, { params: { id: String(orderId) }, files: [file] }, options);
    await refreshTouched(client, addOrderFiles.touches);
    toast.success(messages.fileAdded(1));
  };
  return <UploadTarget hint={copy.dropHint} send={send} />;
}
