import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { messages } from '#core/messages.ts';
import { toast } from '#web/lib/toasts.ts';
import { refreshTouched } from '../refresh.ts';
import { CallError } from '../wire/call-error.ts';
import type { CallInput } from '../wire/transport.ts';
import { call } from './call.ts';
import { inTurns } from './in-turns.ts';

interface Options {
  readonly toast: (count: number) => string;
}

/** beyond § 23: calls of a bulk action that run at once. */
const AT_ONCE = 4;

export interface Progress {
  done: number;
  total: number;
}

/** Bulk action: one call per selected row. A failed call does not stop the others. Returns the number of failed calls. */
export function useActOnAll<E extends Endpoint>(endpoint: E, options: Options) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const run = async (inputs: readonly CallInput<E>[]): Promise<number> => {
    if (progress) return 0;
    const total = inputs.length;
    setProgress({ done: 0, total });
    const outcomes = await inTurns(
      inputs,
      AT_ONCE,
      (input) => call(endpoint, input),
      (done) => setProgress({ done, total }),
    );
    await refreshTouched(client, endpoint.touches);
    setProgress(null);
    const errors = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as unknown);
    const [first] = errors;
    const reason = first instanceof CallError && first.status < 500 ? first.message : messages.wrong;
    if (errors.length > 0) toast.error(messages.someRefused(errors.length, inputs.length, reason));
    else toast.success(options.toast(inputs.length));
    return errors.length;
  };
  return { run, pending: progress !== null, progress };
}
