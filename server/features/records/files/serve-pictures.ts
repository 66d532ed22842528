import type { FastifyInstance } from 'fastify';
import { CONTENT_TYPES } from '#core/lookups.ts';
import type { Deps } from '../../../deps.ts';
import { sendStream } from '../../../http/answer/download.ts';
import { found } from '../../../http/answer/refuse.ts';
import { findPicture } from './files.queries.ts';
import { streamBlob } from './store/blobs.queries.ts';

/**
 * Serves profile pictures by capability URL, because an <img> cannot send a token. The bytes behind a key never change,
 * so browsers may cache them. Only images are served: the type was detected from the content.
 */
export function servePictures(app: FastifyInstance, { db }: Deps): void {
  app.get('/pictures/:key', async (request, reply) => {
    const { key } = request.params as { key: string };
    const picture = found(/^[\w-]{43}$/.test(key) ? await findPicture(db, key, CONTENT_TYPES.user) : undefined);
    reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox")
      .header('content-disposition', 'inline')
      .header('content-length', picture.size)
      .type(picture.type);
    return sendStream(reply, streamBlob(db, picture.sha256, picture.size));
  });
}
