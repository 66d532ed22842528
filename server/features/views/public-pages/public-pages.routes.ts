import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import type { Deps } from '../../../deps.ts';
import { readUrlEncodedForms } from '../../../http/request/form-body.ts';
import { makeRateCheck } from '../../../http/request/rate.ts';
import { answerPageError } from './answer-error.tsx';
import { type PageContext, pathOf, queryOf } from './context.ts';
import { DrawnPages } from './draw/drawn-pages.ts';
import { PAGE_HEADERS } from './draw/send-page.ts';
import { serveForms } from './form/form.routes.tsx';
import { servePageFiles } from './page-assets.ts';
import { servePolicy } from './policy/policy.routes.tsx';
import { serveStatus } from './status/status.routes.tsx';
import { serveTransparency } from './transparency/transparency.routes.tsx';

export type AnswerPageError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Below a path of the public pages, whatever follows. */
export const isPublicPage = ({ url }: Pick<FastifyRequest, 'url'>): boolean => /^\/[np](?:[/?]|$)/.test(url);

/**
 * Pages for strangers, below `/p/` and `/n/`: drawn by the server, so that they work without scripts and on every device. Everything
 * below these paths is answered here, never by the client. Returns the answer to an address that no route can read.
 */
export async function servePublicPages(app: FastifyInstance, deps: Deps, webClient: URL): Promise<AnswerPageError> {
  const context: PageContext = { deps, assets: servePageFiles(app, webClient), pages: new DrawnPages() };
  const checkRate = makeRateCheck(deps);

  const below = (prefix: string, serve: (pages: FastifyInstance) => void) =>
    app.register(
      async (pages) => {
        pages.addHook('onRequest', async (request, reply) => {
          reply.headers(PAGE_HEADERS);
          await checkRate('public', request.ip);
        });
        pages.setErrorHandler((error, request, reply) => answerPageError(context, error, request, reply));
        pages.setNotFoundHandler((request, reply) => {
          const lower = pathOf(request).toLowerCase();
          if (request.method !== 'GET' || lower === pathOf(request)) throw new AppError('not_found');
          return reply
            .code(301)
            .header('location', lower + queryOf(request))
            .send();
        });
        readUrlEncodedForms(pages);
        serve(pages);
      },
      { prefix },
    );

  await below('/p', (pages) => {
    servePolicy(pages, context);
    serveForms(pages, context);
    serveTransparency(pages, context);
  });
  await below('/n', (pages) => serveStatus(pages, context));

  return (error, request, reply) => {
    // A part of the path that is longer than any can be: below `/n` it is a token.
    const isToken = request.url.startsWith('/n') && (error as { code?: unknown }).code === 'FST_ERR_MAX_PARAM_LENGTH';
    const known = isToken ? new AppError('token_invalid') : error;
    return answerPageError(context, known, request, reply.headers(PAGE_HEADERS));
  };
}
