import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { usingBody } from '../../../../http/request/collect-body.ts';
import { readSentForm } from '../../../../http/request/form-body.ts';
import { countryNamesIn } from '../../../../lookups/countries.ts';
import { signDrawn } from '../../../intake/submissions/submit/drawn.ts';
import { challengeFor } from '../../../intake/submissions/submit/proof-of-work.ts';
import { exampleDomain } from '../../../registry/public-pages/resolve-page.ts';
import { frameOf, type PageContext } from '../context.ts';
import { sendDrawn } from '../draw/send-page.ts';
import { sendForm } from '../form/send-form.ts';
import type { Typed } from '../form/typed-form.ts';
import { type OpenCompany, openCompany } from '../open-company.ts';
import { CounterPage, type CounterPageProps } from './counter-page.tsx';
import { COUNTER_FORM } from './typed-counter.ts';

type Drawing = Partial<Pick<CounterPageProps, 'errors' | 'general'>> & {
  readonly typed?: Typed;
  /** That of the refusal, if there was one. */
  readonly challenge?: string | undefined;
};

const NO_FILES = { field: '', files: 0, bytes: 0 };

/** `/p/{slug}/counter-notice`, for the person whose material was disabled. */
export function serveCounterForm(app: FastifyInstance, context: PageContext): void {
  const { deps } = context;
  const frameFor = (request: FastifyRequest, reply: FastifyReply, { slug }: OpenCompany) => ({
    ...frameOf(context, request, reply),
    // The current slug, also on a form that was sent to an earlier one.
    path: `/p/${slug}/counter-notice`,
  });

  async function draw(request: FastifyRequest, reply: FastifyReply, company: OpenCompany, drawing: Drawing = {}) {
    const frame = frameFor(request, reply, company);
    const { typed = new Map(), errors = new Map(), general = [] } = drawing;
    const { company_id, shown } = company;
    const domain = await exampleDomain(deps.db, company_id);
    const challenge = drawing.challenge ?? (await challengeFor(deps, company_id));
    const drawn = typed.get('drawn') || signDrawn(deps);
    const countries = countryNamesIn(frame.lang);
    return sendDrawn(
      reply,
      <CounterPage {...{ frame, company: shown, domain, countries, typed, errors, general, drawn, challenge }} />,
    );
  }

  app.get('/:slug/counter-notice', async (request, reply) => {
    const company = await openCompany(context, request, reply);
    return company ? draw(request, reply, company) : reply;
  });

  async function take(request: FastifyRequest, reply: FastifyReply) {
    const company = await openCompany(context, request, reply);
    if (!company) return reply;
    const form = await readSentForm(request, NO_FILES);
    const typed = form.fields;
    if (typed.has('redraw')) return draw(request, reply, company, { typed });
    const frame = frameFor(request, reply, company);
    const outcome = await sendForm({ context, request, frame, company, form, page: COUNTER_FORM });
    if (!('reference' in outcome)) {
      if (outcome.retryAfter !== undefined) reply.header('retry-after', String(outcome.retryAfter));
      return draw(request, reply.code(outcome.status), company, { typed, ...outcome });
    }
    reply.code(303).header('location', `/p/${company.slug}/sent/${outcome.reference}${frame.query}`);
    return reply.send();
  }
  app.post('/:slug/counter-notice', (request, reply) => usingBody(request, () => take(request, reply)));
}
