import type { Deps } from './deps.ts';
import { sendResetLink } from './features/auth/forgot-password.ts';
import { sweepAccounts } from './features/auth/sweep-accounts.ts';
import { dropBytes } from './features/files/delete-file.ts';
import type { JobHandler } from './jobs/queue.ts';
import { deliverMail } from './mail/deliver-mail.ts';
import type { MailTransport } from './mail/transport.ts';

/** Everything that is done in the background, by the name it has in the queue. */
export function makeHandlers(deps: Deps, transport: MailTransport): Record<string, JobHandler> {
  const handlers = {
    'deliver-mail': deliverMail({ ...deps, transport }, deps.config.MAIL_RETRY_SECONDS),
    'send-reset-link': sendResetLink(deps),
    'sweep-accounts': sweepAccounts(deps),
    'drop-bytes': dropBytes(deps),
  };
  // A handler knows its own payload; the queue only carries it.
  return handlers as unknown as Record<string, JobHandler>;
}
