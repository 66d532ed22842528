import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Download } from '#core/contract/endpoint.ts';
import { cleanFileName } from '#core/rules/text/file-name.ts';

/** RFC 8187 `value-chars`: `encodeURIComponent` leaves four characters unescaped that are not in `attr-char`. */
const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** RFC 6266: an ASCII fallback for old clients, and the real name. */
function attachmentHeader(name: string): string {
  const clean = cleanFileName(name);
  const plain = clean.replace(/[^\w. -]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncoded(clean)}`;
}

/** A client that reads nothing for this long is disconnected. */
const STALLED_MS = 60_000;

/** Streams with backpressure; a stalled client is disconnected. */
export function sendStream(reply: FastifyReply, bytes: AsyncIterable<string | Uint8Array>): FastifyReply {
  // Node restarts this timeout whenever the socket makes progress.
  reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy());
  return reply.send(Readable.from(bytes, { objectMode: false, highWaterMark: 64 * 1024 }));
}

/** security rule 17: attachment, nosniff and no-store (on every response), and a sanitized file name. */
export function sendDownload(reply: FastifyReply, { name, type, bytes, size }: Download): FastifyReply {
  reply
    .header('content-disposition', attachmentHeader(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(type);
  if (size !== undefined) reply.header('content-length', size);
  return bytes instanceof Uint8Array
    ? reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    : sendStream(reply, bytes);
}
