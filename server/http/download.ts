import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Download } from '#core/contract/endpoint.ts';

/** security rule 17: attachment, nosniff (every answer has it), no-store; a name is never more than a name. */
export function sendDownload(reply: FastifyReply, { name, type, bytes }: Download): FastifyReply {
  const plain = name.replace(/[^\w. -]/g, '_').slice(0, 150) || 'file';
  return reply
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(type)
    .send(
      bytes instanceof Uint8Array
        ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        : Readable.from(bytes, { objectMode: false }),
    );
}
