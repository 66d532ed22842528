import { Readable } from 'node:stream';
import type { Attachment } from './transport.ts';

const CHUNK_BYTES = 256 * 1024;
const LINE_MAX = 998;

/** The transfer encoding with which bytes can be sent unencoded (RFC 5322); undefined: they need base64. */
function identityEncoding(bytes: Buffer): '7bit' | '8bit' | undefined {
  let [line, eight] = [0, false];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === 10) line = 0;
    else if (byte === 0 || ++line > LINE_MAX || (byte === 13 && bytes[at + 1] !== 10)) return undefined;
    else if (byte > 127) eight = true;
  }
  return eight ? '8bit' : '7bit';
}

/** Large content is streamed in chunks: encoding tens of megabytes at once would block the event loop. */
const inChunks = (bytes: Buffer): Buffer | Readable =>
  bytes.length <= CHUNK_BYTES
    ? bytes
    : Readable.from(
        (function* () {
          for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
        })(),
        { objectMode: false },
      );

/**
 * An attachment for nodemailer. RFC 2046 forbids base64 for message/rfc822, so a message that can't be sent unencoded is attached as
 * application/octet-stream.
 */
export function attach({ name, type, bytes }: Attachment) {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const attachment = { filename: name, contentDisposition: 'attachment' as const, content: inChunks(content) };
  if (type !== 'message/rfc822') return { ...attachment, contentType: type };
  const encoding = identityEncoding(content);
  return encoding
    ? { ...attachment, contentType: type, contentTransferEncoding: encoding }
    : { ...attachment, contentType: 'application/octet-stream' };
}
