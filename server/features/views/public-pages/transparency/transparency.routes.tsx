import type { FastifyInstance } from 'fastify';
import { AppError } from '#core/errors.ts';
import { monthsBesidePage, publishedMonths } from '../../../intake/transparency/published-months.ts';
import { findingPage } from '../../../registry/public-pages/resolve-page.ts';
import { frameOf, type PageContext } from '../context.ts';
import { openCompany } from '../open-company.ts';
import { TransparencyPage } from './transparency-page.tsx';

const find = findingPage(monthsBesidePage);

/** `/p/{slug}/transparency`, while the company has switched it on. */
export function serveTransparency(app: FastifyInstance, context: PageContext): void {
  app.get('/:slug/transparency', async (request, reply) => {
    const company = await openCompany(context, request, reply, find);
    if (!company) return reply;
    if (!company.is_transparency) throw new AppError('not_found');
    const months = await publishedMonths(context.deps, company);
    const frame = frameOf(context, request, reply);
    return context.pages.send(reply, TransparencyPage, { frame, facts: { company: company.shown, months } });
  });
}
