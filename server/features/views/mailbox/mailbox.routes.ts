import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { shortDateTimeWithZone } from '#core/rules/text/dates.ts';
import type { Deps } from '../../../deps.ts';
import { type Html, html, sendPage } from '../../../http/answer/page.ts';
import { found } from '../../../http/answer/refuse.ts';
import { parsed } from '../../../http/request/parse.ts';
import { readCookie } from '../../../http/request/refresh-cookie.ts';
import { listMails, type MailRow } from '../../../mail/mails.queries.ts';
import { authenticate } from '../../records/auth/session/authenticate.ts';

const SHOWN = 50;
const Query = z.strictObject({ to: z.string().min(1).max(254).optional() });

/** Turns URLs into links; everything else stays text. */
function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s]+)/)
    .map((part, i) => (i % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

const mailBlock = (
  mail: MailRow,
  index: number,
): Html => html`<details data-mail="${mail.id}"${index === 0 ? html` open` : html``}>
<summary><strong>${mail.subject}</strong><span>to ${mail.to_email}</span><span class="quiet">${shortDateTimeWithZone(mail.created_date, 'UTC')}</span></summary>
${
  mail.reply_to === null
    ? html``
    : html`<p class="quiet">Answers go to ${mail.reply_to}</p>
`
}<div class="letter">${withLinks(mail.text)}</div>
</details>`;

/**
 * decisions §1: without SMTP_URL every outgoing mail is shown here to superusers, and in the demo also before login.
 */
export function serveMailbox(app: FastifyInstance, deps: Deps): void {
  const mayView = async (request: FastifyRequest): Promise<boolean> => {
    if (deps.config.DEMO) return true;
    const actor = await authenticate(deps, { refresh: readCookie(request) });
    return actor?.is_superuser ?? false;
  };
  app.get('/mailbox', async (request, reply) => {
    found(deps.config.SMTP_URL === undefined && (await mayView(request)) ? true : undefined);
    const { to } = parsed(Query, request.query);
    const mails = await listMails(deps.db, { to, limit: SHOWN });
    const page = html`<h1>Mailbox</h1>
<p>No mail server is set up, so outgoing mail is shown here: the newest ${SHOWN} messages${to === undefined ? html`` : html` to ${to}`}. <a href="/mailbox">Reload</a> · <a href="/">Back to Safeharbor</a></p>
${mails.length === 0 ? html`<p>No mail has been sent yet. Sign up or reset a password to see a message here.</p>` : mails.map(mailBlock)}`;
    return sendPage(reply, 'Mailbox', page);
  });
}
