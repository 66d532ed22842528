import { messages } from '#core/messages.ts';
import { session } from '#web/lib/session/session.ts';
import { toast } from '#web/lib/toasts.ts';

/** After one's own account is gone. The server has ended its sessions; here only the token is left to forget. */
export function leaveForGood(): void {
  session.clear('logout');
  toast.success(messages.accountDeleted);
}
