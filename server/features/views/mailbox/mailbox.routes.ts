import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { shortDateTimeWithZone } from '#core/rules/text/dates.ts';
import type { Deps } from '../../../deps.ts';
import { sendDownload } from '../../../http/answer/download.ts';
import { type Html, html, sendPage } from '../../../http/answer/page.ts';
import { found } from '../../../http/answer/refuse.ts';
import { parsed } from '../../../http/request/parse.ts';
import { readCookie } from '../../../http/request/refresh-cookie.ts';
import { lacksFactor } from '../../../http/request/required-factor.ts';
import { getMail, listMails, type MailRow } from '../../../mail/mails.queries.ts';
import { authenticate } from '../../records/auth/session/authenticate.ts';
import { attachmentBriefs, type FileBrief, readAttachment } from '../../records/files/read-attachment.ts';

const SHOWN = 50;
const Query = z.strictObject({ to: z.string().min(1).max(254).optional() });

/** Turns URLs into links; everything else stays text. */
function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s]+)/)
    .map((part, i) => (i % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

const Place = z.object({ mail: z.coerce.number().int().min(1), file: z.coerce.number().int().min(1) });

const sizeOf = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en-US')} KB`;

/** Attachments as links; the browser saves or opens them. */
function fileList({ id }: MailRow, files: readonly FileBrief[]): Html {
  if (files.length === 0) return html``;
  return html`<ul class="files" aria-label="Attachments">${files.map(
    (file) => html`<li><a href="/mailbox/${id}/files/${file.id}">${file.name} (${sizeOf(file.size)})</a></li>`,
  )}</ul>`;
}

const mailBlock = (
  mail: MailRow,
  index: number,
  files: readonly FileBrief[],
): Html => html`<details data-mail="${mail.id}"${index === 0 ? html` open` : html``}>
<summary><strong>${mail.subject}</strong><span>to ${mail.to_email}</span><span class="quiet">${shortDateTimeWithZone(mail.created_date, 'UTC')}</span></summary>
${
  mail.reply_to === null
    ? html``
    : html`<p class="quiet">Replies go to ${mail.reply_to}</p>
`
}<div class="letter">${withLinks(mail.text)}</div>${fileList(mail, files)}
</details>`;

/**
 * decisions §1: without SMTP_URL every outgoing mail is shown here to superusers, and in the demo also before login.
 */
export function serveMailbox(app: FastifyInstance, deps: Deps): void {
  const isOpenTo = async (request: FastifyRequest): Promise<boolean> => {
    if (deps.config.SMTP_URL !== undefined) return false;
    if (deps.config.DEMO) return true;
    const actor = await authenticate(deps, { refresh: readCookie(request) });
    return actor?.is_superuser === true && !lacksFactor(deps.config, actor);
  };
  app.get('/mailbox', async (request, reply) => {
    found((await isOpenTo(request)) ? true : undefined);
    const { to } = parsed(Query, request.query);
    const mails = await listMails(deps.db, { to, limit: SHOWN });
    const files = await attachmentBriefs(
      deps.db,
      mails.flatMap(({ file_ids }) => file_ids),
    );
    const filesOf = ({ file_ids }: MailRow) => file_ids.flatMap((id) => files.get(id) ?? []);
    const page = html`<h1>Mailbox</h1>
<p>No mail server is set up, so outgoing mail is shown here: the newest ${SHOWN} messages${to === undefined ? html`` : html` to ${to}`}. <a href="/mailbox">Reload</a> · <a href="/">Back to Safeharbor</a></p>
${mails.length === 0 ? html`<p>No mail has been sent yet. Sign up or reset a password to see a message here.</p>` : mails.map((mail, index) => mailBlock(mail, index, filesOf(mail)))}`;
    return sendPage(reply, 'Mailbox', page);
  });
  app.get('/mailbox/:mail/files/:file', async (request, reply) => {
    found((await isOpenTo(request)) ? true : undefined);
    const place = Place.safeParse(request.params);
    const mail = place.success ? await getMail(deps.db, place.data.mail) : undefined;
    const file_id = found(mail?.file_ids.find((id) => id === place.data?.file));
    return sendDownload(reply, await readAttachment(deps.db, file_id));
  });
}
