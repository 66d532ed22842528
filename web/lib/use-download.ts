import { useRef, useState } from 'react';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { toast } from '#web/lib/toasts.ts';
import { asUser } from './call/call.ts';
import { saveFile } from './save-file.ts';
import { CallError, errorText } from './wire/call-error.ts';
import { type CallInput, fetchFile } from './wire/transport.ts';

/** Downloads a file with the access token, which a plain link can't send, and saves it under the given name. */
export function useDownload() {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const download = async <E extends Endpoint>(endpoint: E, input: CallInput<E>, name: string): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    try {
      saveFile(name, await asUser(endpoint, (token) => fetchFile(endpoint, input, { token })));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 404) toast.notFound();
      else toast.error(errorText(error));
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { download, pending };
}
