import type { FastifyRequest } from 'fastify';
import type { Principal } from '../../db/scope.ts';

/** Tells callers apart where they share something: limits, turns, memory. */
export const callerKey = ({ id, token }: Principal): string => (token ? `token:${token.id}` : `user:${id}`);

/** The caller in a line of the log, which leaves out undefined values. */
export const callerOf = ({ actor }: FastifyRequest) => ({
  user_id: actor?.id ?? undefined,
  token_id: actor?.token?.id,
});
