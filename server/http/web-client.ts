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

/** Serves the built client. Hashed files are cached forever; the page that names them is always revalidated. */
export async function serveWebClient(app: FastifyInstance, folder: URL): Promise<void> {
  const root = fileURLToPath(folder);
  const index = new URL('index.html', folder);
  const page = existsSync(index) ? readFileSync(index, 'utf8') : null;
  app.decorateRequest('isStaticFile', false);
  if (page !== null) {
    await app.register(async (files) => {
      files.addHook('onRequest', (request, reply, done) => {
        request.isStaticFile = true;
        // The route's URL is the built file's name, whatever the spelling of the request.
        const isHashed = request.routeOptions.url?.startsWith('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        done();
      });
      await files.register(fastifyStatic, {
        root,
        index: false,
        wildcard: false,
        preCompressed: true,
        // Would override our header.
        cacheControl: false,
      });
    });
  }
  for (const prefix of ['/assets', '/pictures']) {
    await app.register(async (files) => refuseUnknownPaths(files), { prefix });
  }
  /** Any other path is the client's: its router resolves it. */
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && page !== null;
    // A file that was removed since the start must not be cached as missing.
    if (request.isStaticFile) reply.header('cache-control', 'no-store');
    if (!isPage || request.isStaticFile) throw new AppError('not_found');
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}

/** Unknown paths under this prefix are a 404, never the client's page. The router compares decoded paths. */
export function refuseUnknownPaths(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new AppError('not_found');
  });
}
