import { decodeText } from '../mime/charset.ts';
import type { Attachment } from '../mime/mail.ts';
import { htmlText } from './html-text.ts';
import { jsonLines, xmlLines } from './key-value-lines.ts';
import { pdfLines } from './pdf-lines.ts';

/** Limits per message and per file; larger attachments are stored without being searched. */
const ATTACHMENTS_MAX = 50;
const BYTES_MAX = 15 * 1024 * 1024;

/** Remaining budget, shared by a message and its nested messages. */
export interface AttachmentBudget {
  files: number;
  chars: number;
  /** Skips the most expensive step: extracting text from PDFs and workbooks. */
  isQuick: boolean;
}

export const attachmentBudget = (isQuick: boolean): AttachmentBudget => ({
  files: ATTACHMENTS_MAX,
  chars: (isQuick ? 2 : 8) * 1024 * 1024,
  isQuick,
});

export type FileFormat = 'text' | 'table' | 'html' | 'pdf' | 'xlsx' | 'xml' | 'json';

export interface AttachmentText {
  name: string;
  kind: FileFormat;
  text: string;
}

export interface ReadAttachments {
  texts: AttachmentText[];
  /** Names of attachments that could not be searched. */
  unread: string[];
}

const BY_TYPE: Readonly<Record<string, FileFormat>> = {
  'text/plain': 'text',
  'text/csv': 'table',
  'text/tab-separated-values': 'table',
  'application/csv': 'table',
  'application/vnd.ms-excel': 'table',
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'application/pdf': 'pdf',
  'application/x-pdf': 'pdf',
  'text/xml': 'xml',
  'application/xml': 'xml',
  'application/json': 'json',
  'text/json': 'json',
  'application/x-json': 'json',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};
const BY_EXTENSION: Readonly<Record<string, FileFormat>> = {
  txt: 'text',
  log: 'text',
  md: 'text',
  yml: 'text',
  yaml: 'text',
  csv: 'table',
  tsv: 'table',
  html: 'html',
  htm: 'html',
  pdf: 'pdf',
  xml: 'xml',
  json: 'json',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
};

/** Detected by magic bytes, then by file extension, then by MIME type. */
function kindOf({ name, type, bytes }: Attachment): FileFormat | undefined {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  const extension = BY_EXTENSION[/\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
  if (start.startsWith('%PDF-')) return 'pdf';
  if (start.startsWith('PK\x03\x04')) return extension === 'xlsx' || BY_TYPE[type] === 'xlsx' ? 'xlsx' : undefined;
  // OLE compound files (legacy Office formats) are binary, whatever the extension.
  if (start.startsWith('\xd0\xcf\x11\xe0')) return undefined;
  const kind = extension ?? BY_TYPE[type];
  return kind === 'xlsx' || kind === 'pdf' ? undefined : kind;
}

async function linesOf(kind: FileFormat, { bytes }: Attachment): Promise<string[]> {
  if (kind === 'pdf') return pdfLines(bytes);
  // Lazy import: most mails have no spreadsheet, and loading it would delay the first mail of a thread.
  const sheets = () => import('./sheet-lines.ts');
  if (kind === 'xlsx') return (await sheets()).xlsxLines(bytes);
  const text = decodeText(bytes, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^\ufeff/, '');
  if (kind === 'table') return (await sheets()).csvLines(text);
  if (kind === 'html') return [htmlText(text).marked];
  if (kind === 'json') return jsonLines(text) ?? [text];
  if (kind === 'xml') return /<(?:[\w.-]{1,40}:)?infringement[\s/>]/i.test(text) ? [text] : xmlLines(text);
  return [text];
}

/** The size of plain text is known in advance; that of a compressed PDF or workbook is not. */
function exceedsBudget(kind: FileFormat, { bytes }: Attachment, { files, chars, isQuick }: AttachmentBudget): boolean {
  const isPacked = kind === 'pdf' || kind === 'xlsx';
  return files <= 0 || bytes.length > BYTES_MAX || (isPacked ? isQuick || chars <= 0 : bytes.length > chars);
}

/** decisions §10: reads text, HTML, CSV, XLSX and PDF attachments. A broken file does not affect the others. */
export async function readAttachments(
  attachments: readonly Attachment[],
  budget: AttachmentBudget,
): Promise<ReadAttachments> {
  const texts: AttachmentText[] = [];
  const unread: string[] = [];
  for (const attachment of attachments) {
    const kind = kindOf(attachment);
    if (!kind) continue;
    if (exceedsBudget(kind, attachment, budget)) {
      unread.push(attachment.name);
      continue;
    }
    try {
      const text = (await linesOf(kind, attachment)).join('\n');
      budget.files--;
      budget.chars -= Math.max(text.length, attachment.bytes.length);
      texts.push({ name: attachment.name, kind, text });
    } catch {
      unread.push(attachment.name);
    }
  }
  return { texts, unread };
}
