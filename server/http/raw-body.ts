import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { AppError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';

type RawBody = NonNullable<Endpoint['rawBody']>;

/** Somebody who is told that it is too much should have been heard out: to hang up in between looks like a fault of ours. */
const HEARD_OUT = 2;

async function readAll(payload: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
    if (size > maxBytes * HEARD_OUT) break;
  }
  if (size > maxBytes) throw new AppError('too_large');
  return Buffer.concat(chunks);
}

/** Bytes, of these types or of none, taken as they are. For the routes of this instance alone. */
export function readRawBodies(app: FastifyInstance, { types, maxBytes }: RawBody): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: AsyncIterable<Buffer>) => {
    const type = request.headers['content-type']?.replace(/;.*$/s, '').trim().toLowerCase();
    if (type !== undefined && !types.includes(type)) throw new AppError('unsupported_type');
    return readAll(payload, maxBytes).catch((error: unknown) => {
      // Whoever hung up in the middle is not there to be told.
      throw error instanceof AppError ? error : new AppError('bad_request');
    });
  });
}

export function rawBodyOf(request: FastifyRequest): Buffer {
  const { body } = request;
  if (!Buffer.isBuffer(body) || body.length === 0) {
    throw new AppError('bad_request', { message: messages.messageRequired });
  }
  return body;
}
