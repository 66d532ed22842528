import { type Address, readAddresses } from './addresses.ts';
import { decodeText } from './charset.ts';
import { unflow } from './flowed.ts';
import type { Headers } from './headers.ts';
import type { Part } from './parts.ts';
import { decodeQuotedPrintable, looksQuotedPrintable } from './transfer-encoding.ts';

export interface Attachment {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** A body as plain text, as HTML, or as both alternatives. */
export interface Body {
  plain: string | null;
  html: string | null;
}

/** One message of the tree with its parts sorted by purpose. */
export interface Mail {
  headers: Headers;
  from: Address | undefined;
  bodies: Body[];
  attachments: Attachment[];
  /** Nested messages in order. */
  nested: Mail[];
  /** Machine-readable reports: `message/feedback-report`, `message/delivery-status`. */
  reports: { type: string; text: string }[];
  /** The report-type of a multipart/report, such as `delivery-status`. */
  report_type: string;
  /** Has a detached signature. */
  isSigned: boolean;
}

const NEWLINES = /\r\n?/g;

export function textOf({ content, params, type }: Part): string {
  const decoded = decodeText(content, params.get('charset') ?? '').replace(NEWLINES, '\n');
  if (type === 'text/html') return decoded;
  const text = looksQuotedPrintable(decoded)
    ? decodeText(decodeQuotedPrintable(Buffer.from(decoded)), params.get('charset') ?? '')
    : decoded;
  const isFlowed = params.get('format')?.toLowerCase() === 'flowed';
  return isFlowed ? unflow(text, params.get('delsp')?.toLowerCase() === 'yes') : text;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'text/plain': 'txt',
  'text/html': 'html',
  'text/csv': 'csv',
  'text/xml': 'xml',
  'application/xml': 'xml',
  'application/json': 'json',
  'application/pdf': 'pdf',
  'application/pgp-signature': 'asc',
  'message/rfc822': 'eml',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** File name without path segments and control characters. */
function fileName(part: Part, number: number): string {
  const last = part.file_name.split(/[/\\]/).at(-1) ?? '';
  const bare = last.replace(/\p{Cc}/gu, '').trim();
  return bare || `attachment-${number}.${EXTENSIONS[part.type] ?? 'bin'}`;
}

const SIGNATURES = new Set([
  'application/pgp-signature',
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
]);
/** Parts for machines, which are not part of the body. */
const REPORTS = new Set([
  'message/feedback-report',
  'message/delivery-status',
  'message/disposition-notification',
  'text/rfc822-headers',
]);

function isBody({ type, isAttached }: Part): boolean {
  return (
    !isAttached &&
    type.startsWith('text/') &&
    !REPORTS.has(type) &&
    !/^text\/(?:csv|xml|calendar|x?-?vcard|directory)$/.test(type)
  );
}

function addText(body: Body, part: Part): void {
  const key = part.type === 'text/html' ? 'html' : 'plain';
  const text = textOf(part);
  body[key] = body[key] === null ? text : `${body[key]}\n${text}`;
}

function add(mail: Mail, part: Part, alternative: Body | undefined): void {
  if (part.type.startsWith('multipart/')) {
    if (part.type === 'multipart/report') mail.report_type = part.params.get('report-type')?.toLowerCase() ?? '';
    const isAlternative = part.type === 'multipart/alternative';
    const body: Body | undefined = alternative ?? (isAlternative ? { plain: null, html: null } : undefined);
    for (const child of part.children) add(mail, child, body);
    if (body && body !== alternative && (body.plain !== null || body.html !== null)) mail.bodies.push(body);
    return;
  }
  if (isBody(part)) {
    const body = alternative ?? { plain: null, html: null };
    addText(body, part);
    if (!alternative) mail.bodies.push(body);
    return;
  }
  if (SIGNATURES.has(part.type)) mail.isSigned = true;
  if (REPORTS.has(part.type)) mail.reports.push({ type: part.type, text: textOf(part) });
  if (part.children[0]) mail.nested.push(mailOf(part.children[0]));
  const name = fileName(part, mail.attachments.length + 1);
  mail.attachments.push({ name, type: part.type, bytes: part.content });
}

export function mailOf(part: Part): Mail {
  const mail: Mail = {
    headers: part.headers,
    from: readAddresses(part.headers.raw('from'))[0] ?? readAddresses(part.headers.raw('sender'))[0],
    bodies: [],
    attachments: [],
    nested: [],
    reports: [],
    report_type: '',
    isSigned: false,
  };
  add(mail, part, undefined);
  return mail;
}
