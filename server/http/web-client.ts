import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    isStaticFile: boolean;
  }
}

/** Serves the built client. Its hashed files never change; its page, and so what it points to, is always asked for. */
export async function serveWebClient(app: FastifyInstance, folder: URL): Promise<void> {
  const root = fileURLToPath(folder);
  const index = new URL('index.html', folder);
  const page = existsSync(index) ? readFileSync(index, 'utf8') : null;
  app.decorateRequest('isStaticFile', false);
  if (page !== null) {
    await app.register(async (files) => {
      files.addHook('onRequest', (request, reply, done) => {
        request.isStaticFile = true;
        // Its routes are the built files: these names are ours, whatever the request spelled.
        const isHashed = request.routeOptions.url?.startsWith('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        done();
      });
      await files.register(fastifyStatic, {
        root,
        index: false,
        wildcard: false,
        preCompressed: true,
        // Its own header would win over ours.
        cacheControl: false,
      });
    });
  }
  for (const prefix of ['/assets', '/pictures']) {
    await app.register(async (files) => refuseUnknownPaths(files), { prefix });
  }
  /** A path of the client's own: its router decides what is there. */
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && page !== null;
    // A file that was there at the start and is gone: its name may come back with other bytes.
    if (request.isStaticFile) reply.header('cache-control', 'no-store');
    if (!isPage || request.isStaticFile) throw new AppError('not_found');
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}

/** Under this prefix a path that no route has is a 404, never the client's page. The router compares the decoded path. */
export function refuseUnknownPaths(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new AppError('not_found');
  });
}
