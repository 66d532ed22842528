import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { usingBody } from '../../../../http/request/collect-body.ts';
import { readSentForm } from '../../../../http/request/form-body.ts';
import { countryNamesIn } from '../../../../lookups/countries.ts';
import { challengeFor } from '../../../intake/submissions/submit/proof-of-work.ts';
import { signDrawn } from '../../../intake/submissions/submit/suspect-form.ts';
import { exampleDomain } from '../../../registry/public-pages/resolve-page.ts';
import { frameOf, type PageContext } from '../context.ts';
import { sendDrawn } from '../draw/send-page.ts';
import { type OpenCompany, openCompany } from '../open-company.ts';
import type { DrawnForm } from './form-page.tsx';
import type { PageForm } from './page-form.ts';
import { sendForm } from './send-form.ts';
import type { Typed } from './typed-form.ts';

type Drawing = Partial<Pick<DrawnForm, 'errors' | 'general' | 'chooseAgain' | 'added'>> & {
  readonly typed?: Typed;
  /** That of the refusal, if there was one. */
  readonly challenge?: string | undefined;
};

/** Draws a form, and takes it: refused, it is drawn again; taken, it leads to a page that a reload can repeat. */
export function serveForm(app: FastifyInstance, context: PageContext, page: PageForm): void {
  const { deps } = context;
  const { Page } = page;
  const frameFor = (request: FastifyRequest, reply: FastifyReply, { slug }: OpenCompany) => ({
    ...frameOf(context, request, reply),
    // The current slug, also on a form that was sent to an earlier one.
    path: `/p/${slug}/${page.path}`,
  });

  async function draw(request: FastifyRequest, reply: FastifyReply, company: OpenCompany, drawing: Drawing = {}) {
    const frame = frameFor(request, reply, company);
    const { typed = new Map(), errors = new Map(), general = [], chooseAgain = false, added = false } = drawing;
    const { company_id, shown } = company;
    const domain = await exampleDomain(deps.db, company_id);
    const challenge = drawing.challenge ?? (await challengeFor(deps, company_id));
    const drawn = typed.get('drawn') || signDrawn(deps);
    const countries = countryNamesIn(frame.lang);
    const drawnForm = { frame, domain, countries, typed, errors, general, drawn, chooseAgain, added, challenge };
    return sendDrawn(reply, <Page company={shown} {...drawnForm} />);
  }

  app.get(`/:slug/${page.path}`, async (request, reply) => {
    const company = await openCompany(context, request, reply);
    return company ? draw(request, reply, company) : reply;
  });

  async function take(request: FastifyRequest, reply: FastifyReply) {
    const company = await openCompany(context, request, reply);
    if (!company) return reply;
    const form = await readSentForm(request, page.files);
    const typed = form.fields;
    const again = { typed, chooseAgain: form.files.length > 0 || form.refusedFiles !== null };
    if (typed.has('redraw')) return draw(request, reply, company, again);
    if (typed.has('add_work')) return draw(request, reply, company, { ...again, added: page.mayAdd(typed) });
    const frame = frameFor(request, reply, company);
    const outcome = await sendForm({ context, request, frame, company, form, page });
    if (!('reference' in outcome)) {
      if (outcome.retryAfter !== undefined) reply.header('retry-after', String(outcome.retryAfter));
      return draw(request, reply.code(outcome.status), company, { ...again, ...outcome });
    }
    reply.code(303).header('location', `/p/${company.slug}/sent/${outcome.reference}${frame.query}`);
    return reply.send();
  }
  app.post(`/:slug/${page.path}`, (request, reply) => usingBody(request, () => take(request, reply)));
}
