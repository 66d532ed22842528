import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { POLICY_BESIDE_PAGE } from '../../../intake/subscribers/policy/repeat-policy.ts';
import { findingPage } from '../../../registry/public-pages/resolve-page.ts';
import { frameOf, type PageContext } from '../context.ts';
import { openCompany } from '../open-company.ts';
import { PolicyBlock } from './policy-block.tsx';
import { PolicyPage } from './policy-page.tsx';

const find = findingPage(() => POLICY_BESIDE_PAGE);

/** `/p/{slug}` and its text to paste into another site. */
export function servePolicy(app: FastifyInstance, context: PageContext): void {
  app.get('/:slug', async (request, reply) => {
    const company = await openCompany(context, request, reply, find);
    if (!company) return reply;
    const frame = frameOf(context, request, reply);
    return context.pages.send(reply, PolicyPage, {
      frame,
      facts: { company: company.shown, repeatLimit: company.repeat_limit },
    });
  });

  app.get('/:slug/policy-block.html', async (request, reply) => {
    const company = await openCompany(context, request, reply, find);
    if (!company) return reply;
    const { lang, agent } = frameOf(context, request, reply);
    const publicUrl = context.deps.config.PUBLIC_URL;
    const facts = { company: company.shown, repeatLimit: company.repeat_limit };
    const block = renderToStaticMarkup(<PolicyBlock {...facts} {...{ lang, agent, publicUrl }} />);
    return reply.type('text/html; charset=utf-8').send(block);
  });
}
