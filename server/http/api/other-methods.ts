import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';

/** 405 with an Allow header for all other methods of a path, with or without a token. */
export function refuseOtherMethods(app: FastifyInstance, url: string, methods: readonly string[]): void {
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const refuse = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('allow', allowed.join(', '));
    throw new AppError('method_not_allowed');
  };
  const others = app.supportedMethods.filter((method) => !allowed.includes(method));
  app.route({ method: others, url, onRequest: refuse, handler: refuse });
}
