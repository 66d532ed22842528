import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { collectBody } from './collect-body.ts';

/** Enough for ten thousand rows of a few fields. Larger bodies would take seconds to parse and reject. */
const VALUES_MAX = 200_000;
const [QUOTE, COMMA, BRACKET, BACKSLASH, BRACE] = [0x22, 0x2c, 0x5b, 0x5c, 0x7b];

/** Estimates the number of JSON values by counting commas and brackets outside strings (security rule 28). */
function holdsTooMuch(text: string): boolean {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === COMMA || code === BRACKET || code === BRACE) {
      if (++count > VALUES_MAX) return true;
    } else if (code === QUOTE) {
      for (at++; at < text.length && text.charCodeAt(at) !== QUOTE; at++) if (text.charCodeAt(at) === BACKSLASH) at++;
    }
  }
  return false;
}

/** Parses JSON bodies. An empty body counts as none, even with a content type. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const type = /^application\/(?:[\w.-]+\+)?json\b/;
  app.addContentTypeParser(type, async (request: FastifyRequest, payload: Readable) => {
    const { bodyLimit } = request.routeOptions;
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw new AppError('too_large');
    const text = (await collectBody(request, payload, bodyLimit)).toString();
    if (text === '') return undefined;
    if (text.length > VALUES_MAX && holdsTooMuch(text)) {
      throw new AppError('bad_request', { message: messages.tooManyEntries });
    }
    try {
      return JSON.parse(text);
    } catch {
      throw new AppError('invalid_json');
    }
  });
}
