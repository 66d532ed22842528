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

type EarlyAnswer = ReturnType<typeof earlyAnswer>;

/** Writes a response in the API's error format to a raw socket and closes it. */
function hangUp(socket: Duplex & { destroySoon?: () => void }, status: number, { headers, body }: EarlyAnswer) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  if (socket.destroySoon) socket.destroySoon();
  else socket.end();
}

type ParserError = Error & { code?: string; rawPacket?: unknown };

/** A body after the answer to a HEAD is data that nobody asked for (RFC 9110 §9.3.2), and clients report it as an error. */
const isHead = ({ rawPacket }: ParserError): boolean =>
  Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, 5) === 'HEAD ';

/** Parser errors happen before a request exists; Node's default response would lack our headers. */
export const answerClientErrors =
  (headers: AnswerHeaders) =>
  (error: ParserError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const answer = earlyAnswer(headers, messages.badRequest);
    hangUp(socket, STATUS_BY_CODE[error.code ?? ''] ?? 400, isHead(error) ? { ...answer, body: '' } : answer);
  };

/** Replaces Node's default responses, which lack our headers, to CONNECT and to an unknown Expect header. */
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

/** RFC 9112 §3.2: HTTP/1.1 requires a Host header. Node's own check (`requireHostHeader`) responds without our headers. */
export function refuseMissingHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isMissing = request.raw.httpVersion === '1.1' && request.headers.host === undefined;
    done(isMissing ? new AppError('bad_request') : undefined);
  });
}
