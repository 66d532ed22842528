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

/** How a read is asked for, cached and refreshed: by the endpoint's name, then by its input. */
export const reading = <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
  queryOptions<Output<E>>({
    queryKey: [endpoint.name, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    meta: { reads: endpoint.reads },
  });

/** What came of an act. A form puts `fields` where they belong; `told` says that a toast has spoken already. */
export type Outcome<T> =
  | { readonly done: true; readonly answer: T }
  | { readonly done: false; readonly message: string; readonly fields: FieldErrors; readonly reported: boolean };

export interface ActOptions<E extends Endpoint> {
  /** Reads that the caller brings up to date itself. All others that show what the call touches are refreshed. */
  readonly except?: readonly Read[];
  /** False: the caller leaves the screen first, and refreshes then. */
  readonly refresh?: boolean;
  /** What to say when it worked. */
  readonly toast?: string | ((answer: Output<E>) => string);
  /** How long a refusal's toast stays. */
  readonly errorMs?: number;
  /** The refusal is shown in place by whoever called, not as a toast. */
  readonly inPlace?: boolean;
  readonly onDone?: (answer: Output<E>, input: CallInput<E>) => void;
}

export interface Act<E extends Endpoint> {
  /** Undefined: the one before is still under way, and this one was not made. */
  (input: CallInput<E>): Promise<Outcome<Output<E>> | undefined>;
  readonly pending: boolean;
}

/** The cache is loaded with the screens behind the login; before that there is nothing in it to refresh. */
async function refreshAfter({ touches = [] }: Endpoint, except?: readonly Read[]): Promise<void> {
  if (touches.length === 0) return;
  const { queryClient } = await import('./query-client.ts');
  await refreshTouched(queryClient, touches, except);
}

/** An act of the user: made once however often it is clicked, told about, and followed by fresh reads. */
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
