import { decodeText } from './mime/charset.ts';
import { type Part, readParts } from './mime/parts.ts';
import { visibleText } from './text/html-text.ts';
import { pdfLines } from './text/pdf-lines.ts';

const HEAD_BYTES = 64 * 1024;
const MIME_HEAD = /^(?:from|mime-version|content-type|snapshot-content-location|subject|date):/im;
const MARKUP = /<(?:!doctype|html|head|body|table|div|p|span|br|dl|ul|ol|h[1-6])\b[^>]{0,2000}>/i;
const CHARSET = /<meta[^>]{1,200}charset=["']?([\w-]{2,30})/i;
/** Link targets that a PDF does not show. */
const UNSEEN = /^<https?:[^>]*>$/;

function textOf(bytes: Uint8Array, charset: string): string {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEAD_BYTES)).toString('latin1');
  const text = decodeText(bytes, charset || (CHARSET.exec(head)?.[1] ?? ''));
  return MARKUP.test(text.slice(0, HEAD_BYTES)) ? visibleText(text) : text;
}

const leavesOf = (part: Part): Part[] => (part.children.length > 0 ? part.children.flatMap(leavesOf) : [part]);

/** A web page saved as one file (MHTML): its HTML parts. */
function archiveText(bytes: Uint8Array): string {
  const leaves = leavesOf(readParts(bytes));
  const pages = leaves.filter(({ type }) => type === 'text/html' || type === 'application/xhtml+xml');
  const read = pages.length > 0 ? pages : leaves.filter(({ type }) => type === 'text/plain');
  return read.map(({ content, params }) => textOf(content, params.get('charset') ?? '')).join('\n');
}

function isArchive(head: string): boolean {
  const headers = head.trimStart().split(/\r?\n\r?\n/, 1)[0] ?? '';
  return (
    /^[\w-]{1,60}:/.test(headers) &&
    MIME_HEAD.test(headers) &&
    /^content-type:\s*(?:multipart|text\/html)/im.test(headers)
  );
}

const isBinary = (head: string): boolean => head.includes('\0') && !/^(?:\xff\xfe|\xfe\xff)/.test(head);

/**
 * The visible text of a saved page: HTML, MHTML, PDF or plain text, by its content. Null: it is none of them. Another entry point
 * of the reader. CPU-bound: runs in a worker thread that can be terminated.
 */
export async function readPage(bytes: Uint8Array): Promise<string | null> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEAD_BYTES)).toString('latin1');
  if (head.startsWith('%PDF-')) {
    const lines = await pdfLines(bytes);
    return lines.filter((line) => !UNSEEN.test(line)).join('\n');
  }
  if (isBinary(head)) return null;
  return isArchive(head) ? archiveText(bytes) : textOf(bytes, '');
}
