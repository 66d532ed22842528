import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

/** security rule 22: one line per request, with the route's template and never its URL, body, cookies or tokens. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'request',
  );
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply));
}

/** The same for whoever counts: how many, how long, and what came of them. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode: status, elapsedTime }) => {
    metrics.request({ method, route: routeOptions.url ?? 'none', status, seconds: elapsedTime / 1000 });
  });
}
