import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { AppError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { collectBody } from './collect-body.ts';

type RawBody = NonNullable<Endpoint['rawBody']>;

/** Reads bodies of these content types, or of none, as bytes. Applies to the routes of this Fastify instance only. */
export function readRawBodies(app: FastifyInstance, { types, maxBytes }: RawBody): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: Readable) => {
    const type = request.headers['content-type']?.replace(/;.*$/s, '').trim().toLowerCase();
    if (type !== undefined && !types.includes(type)) throw new AppError('unsupported_type');
    return collectBody(request, payload, maxBytes);
  });
}

export function rawBodyOf(request: FastifyRequest): Buffer {
  const { body } = request;
  if (!Buffer.isBuffer(body) || body.length === 0) {
    throw new AppError('bad_request', { message: messages.messageRequired });
  }
  return body;
}
