import type { Endpoint, Input, Output } from '#core/contract/endpoint.ts';
import { apiBase } from './api-base.ts';
import { networkError, readError } from './call-error.ts';

/** Input of a call: the contract's parts, and the files of an upload. */
export type CallInput<E> = Input<E> & { readonly files?: readonly File[] };

export interface SendOptions {
  readonly signal?: AbortSignal;
  readonly token?: string | null;
  /** Idempotency key: a retry with the same key gets the first response again. */
  readonly idempotencyKey?: string;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
}

export interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: readonly File[];
}

/** Path with its `:params` filled in, and the query without undefined and empty values. */
export function pathOf(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

export function bodyOf(endpoint: Endpoint, { body, files }: Parts): BodyInit | undefined {
  if (!endpoint.upload || !files) return endpoint.body ? JSON.stringify(body ?? {}) : undefined;
  const form = new FormData();
  for (const file of files) form.append(endpoint.upload.field, file);
  return form;
}

/** Sends one request with the given token, independent of the session. An error response is thrown. */
async function request<E extends Endpoint>(endpoint: E, input: CallInput<E>, options: SendOptions): Promise<Response> {
  const { signal, token, idempotencyKey, keepalive } = options;
  const parts = input as Parts;
  const body = bodyOf(endpoint, parts);
  const headers = new Headers({ Accept: endpoint.download ? '*/*' : 'application/json' });
  // The browser writes the multipart boundary itself.
  if (typeof body === 'string') headers.set('Content-Type', 'application/json');
  if (token) headers.set('Authorization', `JWT ${token}`);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);

  const response = await fetch(apiBase() + pathOf(endpoint, parts), {
    method: endpoint.method,
    headers,
    body,
    signal,
    keepalive,
    credentials: 'include',
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw networkError();
  });
  if (!response.ok) throw await readError(response);
  return response;
}

/** Sends a request and returns its JSON. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: SendOptions = {},
): Promise<Output<E>> {
  const response = await request(endpoint, input, options);
  if (response.status === 204) return undefined as Output<E>;
  return (await response.json().catch(() => {
    throw networkError();
  })) as Output<E>;
}

/** Sends a request and returns its response as a file. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: SendOptions = {},
): Promise<Blob> {
  const response = await request(endpoint, input, options);
  return response.blob().catch(() => {
    throw networkError();
  });
}
