import { createTransport } from 'nodemailer';
import { GiveUp } from '../jobs/queue.ts';
import { attach } from './attach.ts';
import type { MailRow } from './mails.queries.ts';

/** A file that goes along with a mail. */
export interface Attachment {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Carries the id of a mail of ours: what comes in with it is our own mail coming back. */
export const OWN_MAIL_HEADER = 'X-Loop';

export interface MailTransport {
  /** Resolves when the mail server took it; throws GiveUp when it never will. */
  send(mail: MailRow, attachments: readonly Attachment[]): Promise<void>;
  close(): void;
}

/** Says that no person wrote it, so that no machine answers it; and whose it is, should it come back under another id. */
const ownHeaders = ({ message_id }: MailRow) => ({
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  [OWN_MAIL_HEADER]: message_id,
});

/** RFC 8058: mail programs show a button that turns it off by itself. */
const listHeaders = ({ unsubscribe_url }: MailRow) =>
  unsubscribe_url === null
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribe_url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };

/** With no SMTP_URL the outbox itself is the mailbox: what is in it has arrived. */
export const mailboxTransport: MailTransport = { send: async () => undefined, close: () => undefined };

export function smtpTransport(url: string, from: string): MailTransport {
  // Trying again is the queue's, with its waits: the pool would repeat a mail within the second, and several times.
  const smtp = createTransport({ url, pool: true, maxRequeues: 0, connectionTimeout: 20_000, socketTimeout: 60_000 });
  return {
    async send(mail, attachments) {
      try {
        await smtp.sendMail({
          from,
          to: { name: '', address: mail.to_email },
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
        // decisions §10: a 5xx answer is final at once, a 4xx or no answer is retried. An address that cannot even be
        // put to the mail server will be no better next time.
        const unsayable = code === 'EENVELOPE' && responseCode === undefined;
        if (unsayable || (responseCode !== undefined && responseCode >= 500)) throw new GiveUp(message);
        throw cause;
      }
    },
    close: () => smtp.close(),
  };
}
