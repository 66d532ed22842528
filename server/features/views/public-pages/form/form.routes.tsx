import type { FastifyInstance } from 'fastify';
import { AppError } from '#core/errors.ts';
import { readReference } from '#core/rules/intake/submission-reference.ts';
import { sentKind } from '../../../intake/submissions/sender/sent-kind.ts';
import { findAlone } from '../../../registry/public-pages/resolve-page.ts';
import { frameOf, type PageContext } from '../context.ts';
import { COUNTER_FORM } from '../counter-form/counter-page.tsx';
import { sendDrawn } from '../draw/send-page.ts';
import { NOTICE_FORM } from '../notice-form/notice-page.tsx';
import { openCompany } from '../open-company.ts';
import { SentPage } from './sent-page.tsx';
import { serveForm } from './serve-form.tsx';

/** The forms of a company, and the page after them. */
export function serveForms(app: FastifyInstance, context: PageContext): void {
  serveForm(app, context, NOTICE_FORM);
  serveForm(app, context, COUNTER_FORM);

  app.get('/:slug/sent/:reference', async (request, reply) => {
    const company = await openCompany(context, request, reply, findAlone);
    if (!company) return reply;
    const reference = readReference((request.params as { reference: string }).reference);
    if (reference === null) throw new AppError('not_found');
    const kind = await sentKind(context.deps, reference);
    return sendDrawn(reply, <SentPage frame={frameOf(context, request, reply)} reference={reference} kind={kind} />);
  });
}
