import { useQueryClient } from '@tanstack/react-query';
import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { toast } from '#web/lib/toasts.ts';

interface Leaving {
  /** What to say. */
  toast: string;
  /** The list to go back to, which no longer has it. */
  to: LinkProps['to'];
  /** Reads of the thing itself: asked for again they would only find out that it is gone. */
  forget: readonly string[];
  refresh: readonly string[];
}

/** After something was deleted on its own screen: away from there first, and only then the reads. */
export function useLeaveDeleted({ toast: text, to, forget, refresh }: Leaving) {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    toast.success(text);
    await navigate({ to });
    for (const read of forget) client.removeQueries({ queryKey: [read] });
    await Promise.all(refresh.map((read) => client.invalidateQueries({ queryKey: [read] })));
  };
}
