import { QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from '#web/lib/toasts.ts';
import { factorGate } from '../session/factor-gate.ts';
import { session } from '../session/session.ts';
import { CallError, isNotFound } from '../wire/call-error.ts';

/** Retries network errors and 5xx responses; a 4xx would be the same again. */
const shouldRetry = (count: number, error: unknown): boolean =>
  count < 2 && !(error instanceof CallError && error.status >= 400 && error.status < 500);

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (isNotFound(error)) toast.notFound();
    },
  }),
  defaultOptions: {
    queries: { staleTime: 30_000, gcTime: 5 * 60_000, retry: shouldRetry, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});

// The cache is cleared when a session ends, so the next user of this browser can't see its data.
session.subscribe((ended) => {
  if (!ended) return;
  queryClient.clear();
  factorGate.open();
});
