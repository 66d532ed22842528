import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { PermanentError } from '../jobs/queue.ts';
import { addressOf } from './mail-from.ts';
import type { MailRow } from './mails.queries.ts';
import { mailOptions } from './render-mail.ts';

export interface Attachment {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** What the mail server answered. */
export interface ServerAnswer {
  /** Null: no server answered. */
  code: number | null;
  words: string;
}

export interface MailTransport {
  /**
   * Resolves when the mail server accepted it; throws PermanentError if it never will. `raw` is a kept mail as it was rendered; its
   * attachments are in it.
   */
  send(mail: MailRow, attachments: readonly Attachment[], raw?: Buffer): Promise<ServerAnswer>;
  close(): void;
}

const NOT_SENT = 'No mail server is set up. The mail was put into the development mailbox.';

/** Without SMTP_URL nothing is sent: /mailbox shows the outbox. */
export const mailboxTransport: MailTransport = {
  send: async () => ({ code: null, words: NOT_SENT }),
  close: () => undefined,
};

const answerOf = (response: string): ServerAnswer => {
  const [, code, words = response] = /^(\d{3})[ -]?([\s\S]*)$/.exec(response.trim()) ?? [];
  return { code: code === undefined ? null : Number(code), words };
};

interface Refused {
  responseCode?: number;
  response?: string;
  code?: string;
  message: string;
}

/** What the mail server answered to a try that failed, or why none did. */
export function answerIn(error: Error): ServerAnswer {
  const { response, message } = (error.cause ?? error) as Refused;
  return typeof response === 'string' && response !== '' ? answerOf(response) : { code: null, words: message };
}

const CHUNK_BYTES = 256 * 1024;

/** In chunks: handling tens of megabytes at once would block the event loop. */
function* chunksOf(raw: Buffer) {
  for (let at = 0; at < raw.length; at += CHUNK_BYTES) yield raw.subarray(at, at + CHUNK_BYTES);
}

const asKept = (from: string, mail: MailRow, raw: Buffer) => ({
  envelope: { from: addressOf(from), to: [mail.to_email] },
  raw: Readable.from(chunksOf(raw), { objectMode: false }),
});

export function smtpTransport(url: string, from: string): MailTransport {
  // No retries by the pool, which would repeat at once and several times: the queue retries with backoff.
  const smtp = createTransport({ url, pool: true, maxRequeues: 0, connectionTimeout: 20_000, socketTimeout: 60_000 });
  return {
    async send(mail, attachments, raw) {
      try {
        const info = await smtp.sendMail(raw ? asKept(from, mail, raw) : mailOptions(from, mail, attachments));
        return answerOf(info.response);
      } catch (cause) {
        const { responseCode, code, message } = cause as Refused;
        // decisions §10: a 5xx reply is permanent, a 4xx or no reply is retried. An address that can't be expressed in an SMTP
        // envelope is permanent too.
        const isInvalidAddress = code === 'EENVELOPE' && responseCode === undefined;
        if (isInvalidAddress || (responseCode !== undefined && responseCode >= 500))
          throw new PermanentError(message, { cause });
        throw cause;
      }
    },
    close: () => smtp.close(),
  };
}
