import { useState } from 'react';
import { messages } from '#core/messages.ts';
import { logout } from '#web/lib/session/log-out.ts';
import { toast } from '#web/lib/toasts.ts';

/** Logs out and shows a toast if the server did not confirm it. */
export async function logOutAndReport(): Promise<void> {
  if (!(await logout())) toast.error(messages.logoutUnconfirmed, { ms: 10_000 });
}

/** Logout for a button, which is disabled while the request runs. */
export function useLogout(): { pending: boolean; run: () => void } {
  const [pending, setPending] = useState(false);
  const run = () => {
    setPending(true);
    void logOutAndReport().finally(() => setPending(false));
  };
  return { pending, run };
}
