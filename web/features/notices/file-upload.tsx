import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { attachToNotice } from '#core/contract/notices.ts';
import { messages } from '#core/messages.ts';
import { CallError } from '#web/lib/call-error.ts';
import { NOTICE_READS } from '#web/lib/notice-reads.ts';
import { upload } from '#web/lib/upload.ts';
import { DropTarget } from '#web/ui/drop-target.tsx';
import { toast } from '#web/ui/toast.tsx';

/** A file for a notice, with how far it is and the way to stop it. */
export function FileUpload({ noticeId, onDone }: { noticeId: number; onDone?: () => void }) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const send = async (file: File) => {
    running.current = new AbortController();
    setProgress(0);
    try {
      const { signal } = running.current;
      const input = { params: { id: String(noticeId) }, files: [file] };
      await upload(attachToNotice, input, { onProgress: setProgress, signal });
      await Promise.all(NOTICE_READS.map((read) => client.invalidateQueries({ queryKey: [read] })));
      toast.success(messages.fileAdded(1));
      onDone?.();
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
      <p className="flex-1 text-13 text-ink-2">Drop a file here. Any kind, up to 25 MB.</p>
    </DropTarget>
  );
}
