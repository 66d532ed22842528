import { useEffect, useRef, useState } from 'react';
import { SHEET_BYTES } from '#core/constants.ts';
import { type DomainUploadResult, uploadDomains } from '#core/contract/registry/domains.ts';
import { messages } from '#core/messages.ts';
import { upload } from '#web/lib/call/upload.ts';
import { CallError } from '#web/lib/wire/call-error.ts';

export type UploadState =
  | { readonly at: 'idle' }
  | { readonly at: 'sending'; readonly part: number }
  | { readonly at: 'checking' }
  | { readonly at: 'failed'; readonly message: string };

const IDLE: UploadState = { at: 'idle' };
const isSheet = ({ name }: File): boolean => /\.(xlsx|csv)$/i.test(name);

/** Uploads a spreadsheet for validation. Nothing is saved, so it can be canceled at any time. */
export function useDomainUpload(onResult: (result: DomainUploadResult) => void) {
  const [state, setState] = useState<UploadState>(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File): Promise<void> => {
    if (running.current) return;
    if (!isSheet(file)) return setState({ at: 'failed', message: messages.sheetRequired });
    if (file.size > SHEET_BYTES) return setState({ at: 'failed', message: messages.sheetTooLarge });
    const controller = new AbortController();
    running.current = controller;
    setState({ at: 'sending', part: 0 });
    try {
      const result = await upload(
        uploadDomains,
        { files: [file] },
        {
          signal: controller.signal,
          onProgress: (part) => setState(part < 1 ? { at: 'sending', part } : { at: 'checking' }),
        },
      );
      setState(IDLE);
      onResult(result);
    } catch (error) {
      if (controller.signal.aborted) return setState(IDLE);
      if (!(error instanceof CallError)) throw error;
      setState({ at: 'failed', message: error.message });
    } finally {
      running.current = null;
    }
  };

  return { state, start, cancel: () => running.current?.abort() };
}
