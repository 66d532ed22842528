import { useQueryClient } from '@tanstack/react-query';
import { type LinkProps, useNavigate } from '@tanstack/react-router';
import type { Tag } from '#core/contract/tags.ts';
import { type Read, refreshTouched, removeReads } from '#web/lib/refresh.ts';
import { toast } from '#web/lib/toasts.ts';

interface Leaving {
  /** What to say. */
  toast: string;
  /** The list to go back to, which no longer has it. */
  to: LinkProps['to'];
  /** Reads of the thing itself. */
  forget: readonly Read[];
  /** What the deletion changed. */
  touched: readonly Tag[] | undefined;
}

/** After something was deleted on its own screen: away from there first, and only then the reads. */
export function useLeaveDeleted({ toast: text, to, forget, touched }: Leaving) {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    toast.success(text);
    await navigate({ to });
    removeReads(client, forget);
    await refreshTouched(client, touched, forget);
  };
}
