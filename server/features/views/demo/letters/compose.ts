import { authenticationResults } from './front-server.ts';

/** A MIME part besides the text. */
export interface Part {
  name: string;
  type: string;
  text: string;
}

export interface Draft {
  from: { name: string; email: string };
  subject: string;
  text?: string;
  html?: string;
  parts?: readonly Part[];
  /** Additional header lines. */
  head?: readonly string[];
}

/** A message with its SMTP envelope. */
export interface Envelope {
  raw: Buffer;
  message_id: string;
  envelope_from: string;
  recipients: string[];
}

export const AGENT_ADDRESS = 'dmca@agent.example.com';

const encoded = (text: string): string => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
const header = (text: string): string => (/^[\x20-\x7e]*$/.test(text) ? text : encoded(text));
const isMessage = ({ type }: Part): boolean => type === 'message/rfc822';

function bodyOf({ text, html, parts = [] }: Draft, boundary: string): string[] {
  const type = html === undefined ? 'text/plain' : 'text/html';
  const own = [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit', '', html ?? text ?? ''];
  if (parts.length === 0) return own;
  const others = parts.flatMap((part) => [
    `--${boundary}`,
    `Content-Type: ${part.type}${isMessage(part) ? '' : `; charset=utf-8; name="${part.name}"`}`,
    `Content-Disposition: attachment; filename="${part.name}"`,
    '',
    part.text,
  ]);
  return [
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    ...['', `--${boundary}`, ...own],
    ...[...others, `--${boundary}--`, ''],
  ];
}

const messageId = ({ from }: Draft, id: string): string => `<${id}@${from.email.split('@')[1]}>`;

/** A raw inbound message; `id` makes its Message-ID unique. */
export function compose(draft: Draft, id: string, date: Date): string {
  const { from, subject, head = [] } = draft;
  return [
    `From: ${from.name === '' ? '' : `${header(from.name)} `}<${from.email}>`,
    `To: ${AGENT_ADDRESS}`,
    `Subject: ${header(subject)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: ${messageId(draft, id)}`,
    'MIME-Version: 1.0',
    ...head,
    ...bodyOf(draft, `part-${id}`),
  ]
    .join('\n')
    .replaceAll('\n', '\r\n');
}

export const envelope = (draft: Draft, id: string, date: Date, envelope_from = draft.from.email): Envelope => ({
  raw: Buffer.from(`${authenticationResults(draft.from.email)}\r\n${compose(draft, id, date)}`),
  message_id: messageId(draft, id),
  envelope_from,
  recipients: [AGENT_ADDRESS],
});
