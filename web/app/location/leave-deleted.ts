import { useQueryClient } from '@tanstack/react-query';
import { type LinkProps, useNavigate } from '@tanstack/react-router';
import type { Tag } from '#core/contract/tags.ts';
import { type Read, refreshTouched, removeReads } from '#web/lib/refresh.ts';
import { toast } from '#web/lib/toasts.ts';

interface Options {
  toast: string;
  /** List to return to. */
  to: LinkProps['to'];
  /** Reads of the deleted object, to be removed from the cache. */
  forget: readonly Read[];
  /** Cache tags that the deletion affects. */
  touched: readonly Tag[] | undefined;
}

/** Leaves the screen of a deleted object. Navigates first, so that the screen does not refetch the object and get 404. */
export function useLeaveDeleted({ toast: text, to, forget, touched }: Options) {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    toast.success(text);
    await navigate({ to });
    removeReads(client, forget);
    await refreshTouched(client, touched, forget);
  };
}
