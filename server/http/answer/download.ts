import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Download } from '#core/contract/endpoint.ts';
import { cleanFileName } from '#core/rules/text/file-name.ts';

/** RFC 8187 `value-chars`: `encodeURIComponent` leaves four characters bare that are not in `attr-char`. */
const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** RFC 6266: a download under this name. A plain one for old programs, the true one for all others. */
function attachmentHeader(name: string): string {
  const clean = cleanFileName(name);
  const plain = clean.replace(/[^\w. -]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncoded(clean)}`;
}

/** Whoever takes nothing of an answer for so long has gone away. */
const STALLED_MS = 60_000;

/** An answer that leaves as it is taken: a reader who stalls is hung up on. */
export function sendSlowly(reply: FastifyReply, bytes: AsyncIterable<string | Uint8Array>): FastifyReply {
  // Node starts this clock anew whenever a part of what waits in the socket has left.
  reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy());
  return reply.send(Readable.from(bytes, { objectMode: false, highWaterMark: 64 * 1024 }));
}

/** security rule 17: attachment, nosniff (every answer has it), no-store; a name is never more than a name. */
export function sendDownload(reply: FastifyReply, { name, type, bytes, size }: Download): FastifyReply {
  reply
    .header('content-disposition', attachmentHeader(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(type);
  if (size !== undefined) reply.header('content-length', size);
  return bytes instanceof Uint8Array
    ? reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    : sendSlowly(reply, bytes);
}
