import { useQueryClient } from '@tanstack/react-query';
import { Download, FileText, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { deleteFile, downloadFile } from '#core/contract/notes.ts';
import { addOrderFiles, type FileRef, getOrder, type Order } from '#core/contract/orders.ts';
import { messages } from '#core/messages.ts';
import { CallError } from '#web/lib/call-error.ts';
import { formatSize } from '#web/lib/format.ts';
import { useAct } from '#web/lib/query.ts';
import { upload } from '#web/lib/upload.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { Card } from '#web/ui/card.tsx';
import { DropTarget } from '#web/ui/drop-target.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast.tsx';

/** An order's files: the superuser's to add and delete (decisions §6), everybody's to keep. */
export function OrderFiles({ order, mayChange }: { order: Order; mayChange: boolean }) {
  if (order.files.length === 0 && !mayChange) return null;
  return (
    <Card title="Files">
      {order.files.length > 0 && (
        <ul aria-label="Files" className="-mt-1 mb-3 flex flex-col divide-y divide-line last:mb-0">
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
  const remove = useAct(deleteFile, { refresh: [getOrder.name], toast: messages.fileDeleted });
  const params = { id: String(file.file_id) };
  return (
    <li className="flex items-center gap-3 py-2">
      <FileText aria-hidden className="size-4 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="text-14 text-ink [overflow-wrap:anywhere]">{file.name}</p>
        <p className="text-12 text-ink-3">{formatSize(file.size)}</p>
      </div>
      <IconButton
        label={`Download ${file.name}`}
        disabled={pending}
        onClick={() => void download(downloadFile, { params }, file.name)}
      >
        <Download aria-hidden size={16} />
      </IconButton>
      {mayDelete && (
        <IconButton label={`Delete ${file.name}`} disabled={remove.pending} onClick={() => void remove({ params })}>
          <Trash2 aria-hidden size={16} />
        </IconButton>
      )}
    </li>
  );
}

function FileUpload({ orderId }: { orderId: number }) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const send = async (file: File) => {
    running.current = new AbortController();
    setProgress(0);
    try {
      const { signal } = running.current;
      const input = { params: { id: String(orderId) }, files: [file] };
      await upload(addOrderFiles, input, { onProgress: setProgress, signal });
      await client.invalidateQueries({ queryKey: [getOrder.name] });
      toast.success(messages.fileAdded(1));
    } catch (error) {
      if (error instanceof CallError) toast.error(error.status >= 500 ? messages.wrong : error.message);
      else if (!running.current.signal.aborted) throw error;
    } finally {
      setProgress(null);
    }
  };
  return (
    <DropTarget
      label="Choose a file"
      accept=""
      busy={progress !== null}
      progress={progress ?? undefined}
      onCancel={() => running.current?.abort()}
      onFile={(file) => void send(file)}
    >
      <p className="flex-1 text-13 text-ink-2">Drop a file here: a scan, a receipt, a letter. Up to 25 MB.</p>
    </DropTarget>
  );
}
