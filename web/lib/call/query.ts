import { queryOptions } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { Endpoint, Output } from '#core/contract/endpoint.ts';
import type { FieldErrors } from '#core/errors.ts';
import { toast as toasts } from '#web/lib/toasts.ts';
import { type Read, refreshTouched } from '../refresh.ts';
import { CallError, errorText } from '../wire/call-error.ts';
import { type Lazy, resolved } from '../wire/lazy.ts';
import type { CallInput } from '../wire/transport.ts';
import { call } from './call.ts';

/** Query options of a read. The cache key is the endpoint's name, then its input. */
export const reading = <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
  queryOptions<Output<E>>({
    queryKey: [endpoint.name, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    meta: { reads: endpoint.reads },
  });

/** Result of an action. A form shows `fields` at its inputs; `reported` means that a toast has already shown the error. */
export type Outcome<T> =
  | { readonly done: true; readonly answer: T }
  | { readonly done: false; readonly message: string; readonly fields: FieldErrors; readonly reported: boolean };

export interface ActOptions<E extends Endpoint> {
  /** Reads that the caller updates itself. All other reads with the call's tags are invalidated. */
  readonly except?: readonly Read[];
  /** False when the caller leaves the screen first and invalidates the reads afterwards. */
  readonly refresh?: boolean;
  /** Toast shown on success. */
  readonly toast?: string | ((answer: Output<E>) => string);
  /** Duration of the error toast. */
  readonly errorMs?: number;
  /** The caller shows the error in place instead of a toast. */
  readonly inPlace?: boolean;
  readonly onDone?: (answer: Output<E>, input: CallInput<E>) => void;
}

export interface Act<E extends Endpoint> {
  /** Resolves to undefined, without a call, while the previous call is still running. */
  (input: CallInput<E>): Promise<Outcome<Output<E>> | undefined>;
  readonly pending: boolean;
}

/** Imports the query cache on demand: it belongs to the screens behind the login, and the login page has no reads. */
async function refreshAfter({ touches = [] }: Endpoint, except?: readonly Read[]): Promise<void> {
  if (touches.length === 0) return;
  const { queryClient } = await import('./query-client.ts');
  await refreshTouched(queryClient, touches, except);
}

/** User action: ignores clicks while one is running, reports the result and invalidates the affected reads. */
export function useAct<E extends Endpoint>(endpoint: Lazy<E>, options: ActOptions<E> = {}): Act<E> {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const latest = useRef({ endpoint, ...options });
  latest.current = { endpoint, ...options };

  const act = useCallback(async (input: CallInput<E>): Promise<Outcome<Output<E>> | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setPending(true);
    try {
      const write = await resolved(latest.current.endpoint);
      const answer = await call(write, input);
      const { refresh = true, except, toast, onDone } = latest.current;
      if (refresh) void refreshAfter(write, except);
      if (toast) toasts.success(typeof toast === 'function' ? toast(answer) : toast);
      onDone?.(answer, input);
      return { done: true, answer };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const reported = Object.keys(error.fields).length === 0 && !latest.current.inPlace;
      if (reported) reportError(error, latest.current.errorMs);
      return { done: false, message: error.message, fields: error.fields, reported };
    } finally {
      running.current = false;
      setPending(false);
    }
  }, []);

  return Object.assign(act.bind(null), { pending });
}

function reportError(error: CallError, ms?: number): void {
  if (error.status === 404) toasts.notFound();
  else toasts.error(errorText(error), { ms });
}
