import { useState } from 'react';
import { messages } from '#core/messages.ts';
import { logout } from '#web/lib/session/log-out.ts';
import { toast } from '#web/lib/toasts.ts';

/** Logs out, and says so when the server did not confirm it. */
export async function logOutAndReport(): Promise<void> {
  if (!(await logout())) toast.error(messages.logoutUnconfirmed, { ms: 10_000 });
}

/** The same for a button, which is at rest while the server is waited for. */
export function useLogout(): { pending: boolean; run: () => void } {
  const [pending, setPending] = useState(false);
  const run = () => {
    setPending(true);
    void logOutAndReport().finally(() => setPending(false));
  };
  return { pending, run };
}
