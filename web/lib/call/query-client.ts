import { QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from '#web/lib/toasts.ts';
import { session } from '../session/session.ts';
import { CallError, isNotFound } from '../wire/call-error.ts';

/** A refusal stays a refusal; only a lost connection and a failure of ours are worth another try. */
const worthRetrying = (count: number, error: unknown): boolean =>
  count < 2 && !(error instanceof CallError && error.status >= 400 && error.status < 500);

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (isNotFound(error)) toast.notFound();
    },
  }),
  defaultOptions: {
    queries: { staleTime: 30_000, gcTime: 5 * 60_000, retry: worthRetrying, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});

// What one user has read is not for the next one at this computer.
session.subscribe((ended) => {
  if (ended) queryClient.clear();
});
