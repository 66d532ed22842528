import { messages } from '#core/messages.ts';
import { session } from '#web/lib/session/session.ts';
import { toast } from '#web/lib/toasts.ts';

/** Called after a user deleted their own account. The server has ended all sessions; the client drops its token. */
export function endDeletedSession(): void {
  session.clear('logout');
  toast.success(messages.accountDeleted);
}
