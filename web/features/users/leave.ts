import { messages } from '#core/messages.ts';
import { logout } from '#web/lib/session.ts';
import { toast } from '#web/ui/toast.tsx';

/** After one's own account is gone: its session ends here too, and the login screen says why. */
export async function leaveForGood(): Promise<void> {
  await logout();
  toast.success(messages.accountDeleted);
}
