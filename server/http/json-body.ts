import type { FastifyInstance } from 'fastify';
import { AppError } from '#core/errors.ts';

/** JSON, or nothing at all: a body that is empty is no body, also when its type is announced. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^application\/(?:[\w.-]+\+)?json\b/, { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text as string));
    } catch {
      done(new AppError('invalid_json'), undefined);
    }
  });
}
