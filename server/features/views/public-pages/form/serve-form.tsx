import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { usingBody } from '../../../../http/request/collect-body.ts';
import { readSentForm } from '../../../../http/request/form-body.ts';
import { challengeFor, unconfirmedBesidePage } from '../../../intake/submissions/submit/proof-of-work.ts';
import { signDrawn } from '../../../intake/submissions/submit/suspect-form.ts';
import { DOMAIN_BESIDE_PAGE, findingPage } from '../../../registry/public-pages/resolve-page.ts';
import { frameOf, type PageContext } from '../context.ts';
import { HOLES } from '../draw/drawn-pages.ts';
import { sendDrawn } from '../draw/send-page.ts';
import { type OpenCompany, openCompany } from '../open-company.ts';
import type { DrawnForm } from './form-page.tsx';
import type { PageForm } from './page-form.ts';
import { sendForm } from './send-form.ts';

const find = findingPage((now) => ({ ...DOMAIN_BESIDE_PAGE, ...unconfirmedBesidePage(now) }));

type Company = OpenCompany & { readonly domain: string | null; readonly unconfirmed: number };

/** A form that was sent, as it is drawn again. */
type Again = Pick<DrawnForm, 'typed' | 'chooseAgain'> &
  Partial<Pick<DrawnForm, 'errors' | 'general' | 'added'>> & {
    /** That of the refusal, if there was one. */
    readonly challenge?: string | undefined;
  };

interface NewForm extends Pick<DrawnForm, 'frame' | 'company' | 'domain'> {
  readonly isProofDemanded: boolean;
}

const UNTYPED: Pick<DrawnForm, 'typed' | 'errors' | 'general' | 'chooseAgain' | 'added'> = {
  typed: new Map(),
  errors: new Map(),
  general: [],
  chooseAgain: false,
  added: false,
};

/** Draws a form, and takes it: refused, it is drawn again; taken, it leads to a page that a reload can repeat. */
export function serveForm(app: FastifyInstance, context: PageContext, page: PageForm): void {
  const { deps } = context;
  const { Page } = page;
  const open = (request: FastifyRequest, reply: FastifyReply): Promise<Company | undefined> =>
    openCompany(context, request, reply, find);
  const frameFor = (request: FastifyRequest, reply: FastifyReply, { slug }: OpenCompany) => ({
    ...frameOf(context, request, reply),
    // The current slug, also on a form that was sent to an earlier one.
    path: `/p/${slug}/${page.path}`,
  });
  const factsOf = ({ shown: company, domain }: Company) => ({ company, domain: domain ?? 'example.com' });

  const newForm = ({ isProofDemanded, ...facts }: NewForm) => (
    <Page {...facts} {...UNTYPED} drawn={HOLES.drawn} challenge={isProofDemanded ? HOLES.challenge : null} />
  );

  app.get(`/:slug/${page.path}`, async (request, reply) => {
    const company = await open(request, reply);
    if (!company) return reply;
    const frame = frameFor(request, reply, company);
    const challenge = challengeFor(deps, company);
    const facts = { ...factsOf(company), isProofDemanded: challenge !== null };
    return context.pages.send(reply, newForm, { frame, facts, ofVisit: { drawn: signDrawn(deps), challenge } });
  });

  function drawAgain(request: FastifyRequest, reply: FastifyReply, company: Company, again: Again) {
    const frame = frameFor(request, reply, company);
    const challenge = again.challenge ?? challengeFor(deps, company);
    const drawn = again.typed.get('drawn') || signDrawn(deps);
    return sendDrawn(reply, <Page {...UNTYPED} {...factsOf(company)} {...again} {...{ frame, drawn, challenge }} />);
  }

  async function take(request: FastifyRequest, reply: FastifyReply) {
    const company = await open(request, reply);
    if (!company) return reply;
    const form = await readSentForm(request, page.files);
    const typed = form.fields;
    const again = { typed, chooseAgain: form.files.length > 0 || form.refusedFiles !== null };
    if (typed.has('redraw')) return drawAgain(request, reply, company, again);
    if (typed.has('add_work')) return drawAgain(request, reply, company, { ...again, added: page.mayAdd(typed) });
    const frame = frameFor(request, reply, company);
    const outcome = await sendForm({ context, request, frame, company, form, page });
    if (!('reference' in outcome)) {
      if (outcome.retryAfter !== undefined) reply.header('retry-after', String(outcome.retryAfter));
      return drawAgain(request, reply.code(outcome.status), company, { ...again, ...outcome });
    }
    reply.code(303).header('location', `/p/${company.slug}/sent/${outcome.reference}${frame.query}`);
    return reply.send();
  }
  app.post(`/:slug/${page.path}`, (request, reply) => usingBody(request, () => take(request, reply)));
}
