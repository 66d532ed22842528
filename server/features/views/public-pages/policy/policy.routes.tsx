import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { frameOf, type PageContext } from '../context.ts';
import { sendDrawn } from '../draw/send-page.ts';
import { openCompany } from '../open-company.ts';
import { PolicyBlock } from './policy-block.tsx';
import { PolicyPage } from './policy-page.tsx';

/** `/p/{slug}` and its text to paste into another site. */
export function servePolicy(app: FastifyInstance, context: PageContext): void {
  app.get('/:slug', async (request, reply) => {
    const company = await openCompany(context, request, reply);
    if (!company) return reply;
    return sendDrawn(reply, <PolicyPage frame={frameOf(context, request, reply)} company={company.shown} />);
  });

  app.get('/:slug/policy-block.html', async (request, reply) => {
    const company = await openCompany(context, request, reply);
    if (!company) return reply;
    const { lang, agent } = frameOf(context, request, reply);
    const publicUrl = context.deps.config.PUBLIC_URL;
    const block = renderToStaticMarkup(<PolicyBlock {...{ lang, agent, publicUrl }} company={company.shown} />);
    return reply.type('text/html; charset=utf-8').send(block);
  });
}
