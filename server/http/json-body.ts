import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import { collectBody } from './collect-body.ts';

/** JSON, or nothing at all: a body that is empty is no body, also when its type is announced. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const type = /^application\/(?:[\w.-]+\+)?json\b/;
  app.addContentTypeParser(type, async (request: FastifyRequest, payload: Readable) => {
    const { bodyLimit } = request.routeOptions;
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw new AppError('too_large');
    const text = (await collectBody(request, payload, bodyLimit)).toString();
    if (text === '') return undefined;
    try {
      return JSON.parse(text);
    } catch {
      throw new AppError('invalid_json');
    }
  });
}
