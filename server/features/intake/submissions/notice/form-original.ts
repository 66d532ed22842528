import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { Config } from '../../../../base/config.ts';
import type { Attachment } from '../../../../mail/transport.ts';

export interface Original {
  reference: string;
  /** What distinguishes its Message-ID from that of the form. */
  suffix?: string;
  /** The Message-ID that it answers. */
  answers?: string;
  from: { name: string; email: string };
  subject: string;
  text: string;
  date: Date;
  files: readonly Attachment[];
}

type Settings = Pick<Config, 'AGENT_EMAIL' | 'PUBLIC_URL'>;

/** beyond-edges § 12: `<SH-XXXX-XXXX@host>`. */
export const messageIdOf = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, reference: string, suffix = ''): string =>
  `<${reference}${suffix}@${new URL(PUBLIC_URL).hostname}>`;

/** RFC 2046 forbids base64 for messages. */
const attachedType = (type: string): string => (type.startsWith('message/') ? 'application/octet-stream' : type);

/** An RFC 5322 rendering: the original of a notice that did not come by mail. */
export function renderOriginal(config: Settings, original: Original): Promise<Buffer> {
  const { reference, suffix, answers, from, subject, text, date, files } = original;
  const mail = new MailComposer({
    from: { name: from.name, address: from.email },
    to: config.AGENT_EMAIL,
    messageId: messageIdOf(config, reference, suffix),
    ...(answers !== undefined && { inReplyTo: answers, references: answers }),
    ...{ subject, text, date },
    attachments: files.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: attachedType(type),
      content: Buffer.from(bytes),
    })),
    // Nothing is fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
}
