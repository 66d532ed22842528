import { createTransport } from 'nodemailer';
import { PermanentError } from '../jobs/queue.ts';
import { attach } from './attach.ts';
import { addressOf } from './mail-from.ts';
import type { MailRow } from './mails.queries.ts';

export interface Attachment {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Contains our Message-ID: inbound mail with it is our own mail, bounced or looped back. */
export const OWN_MAIL_HEADER = 'X-Loop';

export interface MailTransport {
  /** Resolves when the mail server accepted it; throws PermanentError if it never will. */
  send(mail: MailRow, attachments: readonly Attachment[]): Promise<void>;
  close(): void;
}

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

/** Without SMTP_URL nothing is sent: /mailbox shows the outbox. */
export const mailboxTransport: MailTransport = { send: async () => undefined, close: () => undefined };

export function smtpTransport(url: string, from: string): MailTransport {
  // No retries by the pool, which would repeat at once and several times: the queue retries with backoff.
  const smtp = createTransport({ url, pool: true, maxRequeues: 0, connectionTimeout: 20_000, socketTimeout: 60_000 });
  return {
    async send(mail, attachments) {
      try {
        await smtp.sendMail({
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
      } catch (cause) {
        const { responseCode, code, message } = cause as { responseCode?: number; code?: string; message: string };
        // decisions §10: a 5xx reply is permanent, a 4xx or no reply is retried. An address that can't be expressed in an SMTP
        // envelope is permanent too.
        const isInvalidAddress = code === 'EENVELOPE' && responseCode === undefined;
        if (isInvalidAddress || (responseCode !== undefined && responseCode >= 500)) throw new PermanentError(message);
        throw cause;
      }
    },
    close: () => smtp.close(),
  };
}
