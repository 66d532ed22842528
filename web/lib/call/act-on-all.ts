import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { messages } from '#core/messages.ts';
import { toast } from '#web/lib/toasts.ts';
import { refreshTouched } from '../refresh.ts';
import { CallError } from '../wire/call-error.ts';
import type { CallInput } from '../wire/transport.ts';
import { call } from './call.ts';

interface Options {
  readonly toast: (count: number) => string;
}

/** Bulk action: one call per selected row. A failed call does not stop the others. */
export function useActOnAll<E extends Endpoint>(endpoint: E, options: Options) {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const run = async (inputs: readonly CallInput<E>[]): Promise<void> => {
    if (pending) return;
    setPending(true);
    const outcomes = await Promise.allSettled(inputs.map((input) => call(endpoint, input)));
    await refreshTouched(client, endpoint.touches);
    setPending(false);
    const errors = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as unknown);
    const [first] = errors;
    const reason = first instanceof CallError && first.status < 500 ? first.message : messages.wrong;
    if (errors.length > 0) toast.error(messages.someRefused(errors.length, inputs.length, reason));
    else toast.success(options.toast(inputs.length));
  };
  return { run, pending };
}
