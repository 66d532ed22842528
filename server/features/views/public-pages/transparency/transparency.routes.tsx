import type { FastifyInstance } from 'fastify';
import { AppError } from '#core/errors.ts';
import { publishedMonths } from '../../../intake/transparency/published-months.ts';
import { frameOf, type PageContext } from '../context.ts';
import { sendDrawn } from '../draw/send-page.ts';
import { openCompany } from '../open-company.ts';
import { TransparencyPage } from './transparency-page.tsx';

/** `/p/{slug}/transparency`, while the company has switched it on. */
export function serveTransparency(app: FastifyInstance, context: PageContext): void {
  app.get('/:slug/transparency', async (request, reply) => {
    const company = await openCompany(context, request, reply);
    if (!company) return reply;
    if (!company.is_transparency) throw new AppError('not_found');
    const months = await publishedMonths(context.deps, company.company_id);
    const frame = frameOf(context, request, reply);
    return sendDrawn(reply, <TransparencyPage frame={frame} company={company.shown} months={months} />);
  });
}
