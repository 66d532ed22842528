import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORM } from '#core/contract/intake/notice-form.ts';
import { AppError } from '#core/errors.ts';
import { readReference } from '#core/rules/intake/submission-reference.ts';
import { usingBody } from '../../../../http/request/collect-body.ts';
import { readSentForm } from '../../../../http/request/form-body.ts';
import { countryNamesIn } from '../../../../lookups/countries.ts';
import { sentKind } from '../../../intake/submissions/sender/sent-kind.ts';
import { signDrawn } from '../../../intake/submissions/submit/drawn.ts';
import { challengeFor } from '../../../intake/submissions/submit/proof-of-work.ts';
import { exampleDomain } from '../../../registry/public-pages/resolve-page.ts';
import { frameOf, type PageContext } from '../context.ts';
import { sendDrawn } from '../draw/send-page.ts';
import { type OpenCompany, openCompany } from '../open-company.ts';
import { NoticePage, type NoticePageProps } from './notice-page.tsx';
import { NOTICE_FORM } from './page-form.ts';
import { FILE_RULES, sendForm } from './send-form.ts';
import { SentPage } from './sent-page.tsx';
import { type Typed, worksOf } from './typed-form.ts';

type Drawing = Partial<Pick<NoticePageProps, 'errors' | 'general' | 'chooseAgain' | 'added'>> & {
  readonly typed?: Typed;
  /** That of the refusal, if there was one. */
  readonly challenge?: string | undefined;
};

/** `/p/{slug}/notice` and the page after it. */
export function serveForm(app: FastifyInstance, context: PageContext): void {
  const { deps } = context;
  const frameFor = (request: FastifyRequest, reply: FastifyReply, { slug }: OpenCompany) => ({
    ...frameOf(context, request, reply),
    // The current slug, also on a form that was sent to an earlier one.
    path: `/p/${slug}/notice`,
  });

  async function draw(request: FastifyRequest, reply: FastifyReply, company: OpenCompany, drawing: Drawing = {}) {
    const frame = frameFor(request, reply, company);
    const { typed = new Map(), errors = new Map(), general = [], chooseAgain = false, added = false } = drawing;
    const { company_id, shown } = company;
    const domain = await exampleDomain(deps.db, company_id);
    const challenge = drawing.challenge ?? (await challengeFor(deps, company_id));
    const drawn = typed.get('drawn') || signDrawn(deps);
    const countries = countryNamesIn(frame.lang);
    return sendDrawn(
      reply,
      <NoticePage
        {...{ frame, company: shown, domain, countries, typed, errors, general, drawn, chooseAgain, added, challenge }}
      />,
    );
  }

  app.get('/:slug/notice', async (request, reply) => {
    const company = await openCompany(context, request, reply);
    return company ? draw(request, reply, company) : reply;
  });

  async function take(request: FastifyRequest, reply: FastifyReply) {
    const company = await openCompany(context, request, reply);
    if (!company) return reply;
    const form = await readSentForm(request, FILE_RULES);
    const typed = form.fields;
    const again = { typed, chooseAgain: form.files.length > 0 || form.refusedFiles !== null };
    if (typed.has('redraw')) return draw(request, reply, company, again);
    if (typed.has('add_work')) return draw(request, reply, company, { ...again, added: worksOf(typed) < FORM.works });
    const frame = frameFor(request, reply, company);
    const outcome = await sendForm({ context, request, frame, company, form, page: NOTICE_FORM });
    if (!('reference' in outcome)) {
      if (outcome.retryAfter !== undefined) reply.header('retry-after', String(outcome.retryAfter));
      return draw(request, reply.code(outcome.status), company, { ...again, ...outcome });
    }
    reply.code(303).header('location', `/p/${company.slug}/sent/${outcome.reference}${frame.query}`);
    return reply.send();
  }
  app.post('/:slug/notice', (request, reply) => usingBody(request, () => take(request, reply)));

  app.get('/:slug/sent/:reference', async (request, reply) => {
    const company = await openCompany(context, request, reply);
    if (!company) return reply;
    const reference = readReference((request.params as { reference: string }).reference);
    if (reference === null) throw new AppError('not_found');
    const kind = await sentKind(deps, reference);
    return sendDrawn(reply, <SentPage frame={frameOf(context, request, reply)} reference={reference} kind={kind} />);
  });
}
