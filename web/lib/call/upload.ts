import type { Endpoint, Output } from '#core/contract/endpoint.ts';
import { apiBase } from '../wire/api-base.ts';
import { networkError, readError } from '../wire/call-error.ts';
import { bodyOf, type CallInput, type Parts, pathOf } from '../wire/transport.ts';
import { asUser } from './call.ts';

export interface UploadOptions {
  /** Fraction of bytes sent, from 0 to 1. At 1 the server is processing the file. */
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal;
}

/** Upload with progress events, through XMLHttpRequest because `fetch` has none for uploads. */
export const upload = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: UploadOptions = {},
): Promise<Output<E>> => asUser(endpoint, (token) => sendFiles<E>(endpoint, input as Parts, token, options));

function sendFiles<E extends Endpoint>(
  endpoint: E,
  input: Parts,
  token: string | null,
  { onProgress, signal }: UploadOptions,
): Promise<Output<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, apiBase() + pathOf(endpoint, input));
    request.setRequestHeader('Accept', 'application/json');
    if (token) request.setRequestHeader('Authorization', `JWT ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = async () => {
      const headers = { 'x-request-id': request.getResponseHeader('x-request-id') ?? '' };
      const answer = new Response(request.responseText || null, { status: request.status, headers });
      if (!answer.ok) reject(await readError(answer));
      else resolve((await answer.json().catch(() => reject(networkError()))) as Output<E>);
    };
    request.onerror = () => reject(networkError());
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(bodyOf(endpoint, input) as XMLHttpRequestBodyInit);
  });
}
