import { useRef, useState } from 'react';
import { uploadTargetCopy as copy } from '#core/copy/ui.ts';
import type { UploadOptions } from '#web/lib/call/upload.ts';
import { CallError, errorText } from '#web/lib/wire/call-error.ts';
import { toast } from '../../lib/toasts.ts';
import { DropTarget } from './drop-target.tsx';

interface Props {
  hint: string;
  /** Uploads the file and handles the result. */
  send: (file: File, options: UploadOptions) => Promise<void>;
}

/** Drop target for a single file of any type, with upload progress and cancel. */
export function UploadTarget({ hint, send }: Props) {
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const upload = async (file: File) => {
    running.current = new AbortController();
    const { signal } = running.current;
    setProgress(0);
    try {
      await send(file, { onProgress: setProgress, signal });
    } catch (error) {
      if (error instanceof CallError) toast.error(errorText(error));
      else if (!signal.aborted) throw error;
    } finally {
      setProgress(null);
    }
  };
  return (
    <DropTarget
      label={copy.chooseAFile}
      accept=""
      busy={progress !== null}
      progress={progress ?? undefined}
      onCancel={() => running.current?.abort()}
      onFile={(file) => void upload(file)}
    >
      <p className="flex-1 text-13 text-ink-2">{hint}</p>
    </DropTarget>
  );
}
