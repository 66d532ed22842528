import type { FastifyRequest } from 'fastify';
import { fieldError } from '#core/errors.ts';

/** A key of the caller's choice: printable and of a sensible length, or it is refused rather than ignored. */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw fieldError('Idempotency-Key', 'Should be 1 to 200 printable characters');
  }
  return key;
}
