import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AppError, ERRORS, errorBody } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import type { AnswerHeaders } from './headers.ts';

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

function earlyAnswer(headers: AnswerHeaders, message: string) {
  const body = JSON.stringify(errorBody(message));
  return {
    body,
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    },
  };
}

/** The one error shape, written to a socket that has no response object, and hung up on. */
function hangUp(socket: Duplex & { destroySoon?: () => void }, status: number, answer: ReturnType<typeof earlyAnswer>) {
  const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${answer.body}`);
  if (socket.destroySoon) socket.destroySoon();
  else socket.end();
}

/** Node's parser failed: no request exists, and Node's own answer would carry no header of ours. */
export const answerClientErrors =
  (headers: AnswerHeaders) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    hangUp(socket, STATUS_BY_CODE[error.code ?? ''] ?? 400, earlyAnswer(headers, messages.badRequest));
  };

/** What Node answers by itself, with bare headers, before the framework sees it: CONNECT, and an Expect that it does not know. */
export function answerEarly(server: Server, headers: AnswerHeaders): void {
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    const { status, message } = ERRORS.method_not_allowed;
    hangUp(socket, status, earlyAnswer(headers, message));
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const answer = earlyAnswer(headers, messages.badRequest);
    response.writeHead(417, answer.headers).end(answer.body);
  });
}

/** RFC 9112 §3.2: HTTP/1.1 names its host. Checked here because Node's own refusal (`requireHostHeader`) has bare headers. */
export function refuseMissingHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isMissing = request.raw.httpVersion === '1.1' && request.headers.host === undefined;
    done(isMissing ? new AppError('bad_request') : undefined);
  });
}
