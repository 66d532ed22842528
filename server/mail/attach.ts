import { Readable } from 'node:stream';
import type { Attachment } from './transport.ts';

const PIECE_BYTES = 256 * 1024;
const LINE_MAX = 998;

/** RFC 5322: what a mail may hold as it is, and whether it needs eight bits. Undefined: it must be wrapped. */
function asItIs(bytes: Buffer): '7bit' | '8bit' | undefined {
  let [line, eight] = [0, false];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === 10) line = 0;
    else if (byte === 0 || ++line > LINE_MAX || (byte === 13 && bytes[at + 1] !== 10)) return undefined;
    else if (byte > 127) eight = true;
  }
  return eight ? '8bit' : '7bit';
}

/** In pieces: tens of megabytes at once would hold up everything else. */
const inPieces = (bytes: Buffer): Buffer | Readable =>
  bytes.length <= PIECE_BYTES
    ? bytes
    : Readable.from(
        (function* () {
          for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
        })(),
        { objectMode: false },
      );

/**
 * A file as the mailer takes it. A message goes along as it is: RFC 2046 allows no wrapping of one; what cannot travel so
 * goes wrapped, as bytes, and is still whole.
 */
export function attach({ name, type, bytes }: Attachment) {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const attachment = { filename: name, contentDisposition: 'attachment' as const, content: inPieces(content) };
  if (type !== 'message/rfc822') return { ...attachment, contentType: type };
  const encoding = asItIs(content);
  return encoding
    ? { ...attachment, contentType: type, contentTransferEncoding: encoding }
    : { ...attachment, contentType: 'application/octet-stream' };
}
