import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, ERRORS, type ErrorCode, errorBody } from '#core/errors.ts';
import { callerOf } from '../request/caller.ts';

const BY_FRAMEWORK_CODE: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FIELDS_LIMIT: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_type',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_ASYNC_CONSTRAINT: 'not_found',
};

/** Driver and server errors when the database is unreachable, full or overloaded: temporary, so the caller may retry. */
const GONE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53300',
  // A statement or an open transaction that took too long (`GIVE_UP_MS` in server/db/open/open-postgres.ts).
  '57014',
  '25P03',
]);
const GONE_TEXT =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|driver has already been destroyed/;

export function isDatabaseGone(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (code !== undefined && (GONE.has(code) || code.startsWith('08'))) || GONE_TEXT.test(message ?? '');
}

function translate(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  const known = BY_FRAMEWORK_CODE[code];
  if (known) return new AppError(known);
  if (isDatabaseGone(error)) return new AppError('unavailable');
  if (statusCode >= 400 && statusCode < 500) return new AppError('bad_request');
  return new AppError('internal');
}

/** Logs what is our own failure, and sets the status and the time to wait. */
export function reportError(error: unknown, request: FastifyRequest, reply: FastifyReply): AppError {
  const known = translate(error);
  const { status } = ERRORS[known.code];
  // Overload is not a bug: without the stack it can't fill the log.
  if (known.code === 'too_busy') request.log.warn(callerOf(request), 'no room for a request body');
  else if (status >= 500) request.log.error({ ...callerOf(request), err: error }, 'request failed');
  if (known.detail.retryAfter !== undefined) reply.header('retry-after', String(known.detail.retryAfter));
  reply.code(status);
  return known;
}

/** Turns every error into a response (decisions §2). */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, message, detail } = reportError(error, request, reply);
  const reason = detail.reason === undefined ? {} : { reason: detail.reason };
  const challenge = detail.challenge === undefined ? {} : { code, challenge: detail.challenge };
  // A text, so that a client can tell this 403 from the others.
  const required = code === 'factor_required' ? { code } : {};
  const body = { ...errorBody(message, detail.fields), ...reason, ...challenge, ...required };
  return reply.type('application/json; charset=utf-8').send(body);
}
