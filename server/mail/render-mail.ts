import { setImmediate } from 'node:timers/promises';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { attach } from './attach.ts';
import { addressOf } from './mail-from.ts';
import type { MailRow } from './mails.queries.ts';
import type { Attachment } from './transport.ts';

/** Contains our Message-ID: inbound mail with it is our own mail, bounced or looped back. */
export const OWN_MAIL_HEADER = 'X-Loop';

/**
 * Suppress automatic replies, and identify our mail if it comes back under another id. Mail that a person wrote isn't marked as
 * automatic, because ticket systems drop such mail.
 */
const ownHeaders = ({ message_id, from_name }: MailRow) => ({
  ...(from_name === null && { 'Auto-Submitted': 'auto-generated' }),
  'X-Auto-Response-Suppress': 'All',
  [OWN_MAIL_HEADER]: message_id,
});

/** RFC 8058: one-click unsubscribe button in mail clients. */
const listHeaders = ({ unsubscribe_url }: MailRow) =>
  unsubscribe_url === null
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribe_url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };

/** A mail as nodemailer takes it. */
export const mailOptions = (from: string, mail: MailRow, attachments: readonly Attachment[]) => ({
  from: mail.from_name === null ? from : { name: mail.from_name, address: addressOf(from) },
  to: { name: '', address: mail.to_email },
  ...(mail.reply_to !== null && { replyTo: { name: '', address: mail.reply_to } }),
  ...(mail.in_reply_to !== null && { inReplyTo: mail.in_reply_to, references: mail.reference_ids }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: attachments.map(attach),
  messageId: mail.message_id,
  headers: { ...ownHeaders(mail), ...listHeaders(mail) },
  date: mail.created_date,
  disableFileAccess: true,
  disableUrlAccess: true,
});

const CHECKED_BYTES = 1024 * 1024;
const [LF, CR] = [10, 13];

/** Positions of line breaks that SMTP would send differently: a CR or LF alone. */
async function bareBreaks(bytes: Buffer): Promise<number[]> {
  const found: number[] = [];
  for (let at = 0; at < bytes.length; at++) {
    if (at > 0 && at % CHECKED_BYTES === 0) await setImmediate();
    const byte = bytes[at];
    const isBare = byte === LF ? bytes[at - 1] !== CR : byte === CR && bytes[at + 1] !== LF;
    if (isBare) found.push(at);
  }
  return found;
}

/** The bytes as SMTP carries them: every line ends with CRLF. */
async function onTheWire(bytes: Buffer): Promise<Buffer> {
  const parts: Buffer[] = [];
  let from = 0;
  for (const at of await bareBreaks(bytes)) {
    parts.push(bytes.subarray(from, at), Buffer.from('\r\n'));
    from = at + 1;
  }
  parts.push(bytes.subarray(from));
  if (bytes.length > 0 && ![LF, CR].includes(bytes.at(-1)!)) parts.push(Buffer.from('\r\n'));
  return parts.length === 1 ? bytes : Buffer.concat(parts);
}

/** The very bytes that are sent, to be kept. Rendering again would give other boundaries. */
export async function renderMail(from: string, mail: MailRow, attachments: readonly Attachment[]): Promise<Buffer> {
  return onTheWire(await new MailComposer(mailOptions(from, mail, attachments)).compile().build());
}
