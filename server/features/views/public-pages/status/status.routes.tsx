import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { supplementSubmission, withdrawSubmission } from '#core/contract/intake/submissions.ts';
import { translateError } from '#core/copy/pages/form-errors.ts';
import { AppError, ERRORS } from '#core/errors.ts';
import { usingBody } from '../../../../http/request/collect-body.ts';
import { readSentForm } from '../../../../http/request/form-body.ts';
import { parseBody } from '../../../../http/request/parse.ts';
import { confirmSubmission, readConfirmation } from '../../../intake/submissions/notice/confirm-submission.ts';
import { addSupplement } from '../../../intake/submissions/sender/add-supplement.ts';
import { readSubmission } from '../../../intake/submissions/sender/read-submission.ts';
import { withdraw } from '../../../intake/submissions/sender/withdraw.ts';
import { frameOf, type PageContext } from '../context.ts';
import { sendDrawn } from '../draw/send-page.ts';
import type { Errors, Typed } from '../form/typed-form.ts';
import { ConfirmedPage, ConfirmPage } from './confirm-page.tsx';
import { StatusPage } from './status-page.tsx';

const NO_FILES = { field: '', files: 0, bytes: 0 };
/** Appended to the address after information was added, so that a reload adds nothing twice. */
const ADDED = 'added';

const tokenOf = ({ params }: FastifyRequest): string => (params as { token: string }).token;

interface Refused {
  readonly typed: Typed;
  readonly error: AppError;
}

/** `/n/confirm/{token}` and `/n/{token}`, with what the sender can do there. */
export function serveStatus(app: FastifyInstance, context: PageContext): void {
  const { deps } = context;

  app.get('/confirm/:token', async (request, reply) => {
    const { lang, is_confirmed, ...about } = await readConfirmation(deps, tokenOf(request));
    const frame = frameOf(context, request, reply, lang);
    const Page = is_confirmed ? ConfirmedPage : ConfirmPage;
    return sendDrawn(reply, <Page frame={frame} {...about} />);
  });

  app.post('/confirm/:token', async (request, reply) => {
    const { lang, is_confirmed: _, ...about } = await readConfirmation(deps, tokenOf(request));
    await confirmSubmission(deps, tokenOf(request));
    return sendDrawn(reply, <ConfirmedPage frame={frameOf(context, request, reply, lang)} {...about} />);
  });

  async function draw(request: FastifyRequest, reply: FastifyReply, refused?: Refused) {
    const { lang, ...status } = await readSubmission(deps, tokenOf(request));
    const path = `/n/${encodeURIComponent(tokenOf(request))}`;
    const frame = { ...frameOf(context, request, reply, lang), path };
    const values = { company: status.company, agentEmail: frame.agent.email };
    const errors: Errors = new Map(
      Object.entries(fieldsOf(refused?.error)).map(([name, sentence]) => [
        name,
        [{ sentence: translateError(sentence, frame.lang, values) }],
      ]),
    );
    const added = Object.hasOwn(request.query as object, ADDED) && !refused;
    const typed = refused?.typed ?? new Map();
    return sendDrawn(reply, <StatusPage {...{ frame, status, path, added, typed, errors }} />);
  }

  app.get('/:token', (request, reply) => draw(request, reply));

  /** To the status page, also from the address of a refused form that is opened again. */
  function back(request: FastifyRequest, reply: FastifyReply, done = '') {
    const { query } = frameOf(context, request, reply);
    const search = [query.slice(1), done].filter(Boolean).join('&');
    const location = `/n/${encodeURIComponent(tokenOf(request))}${search && `?${search}`}`;
    return reply.code(303).header('location', location).send();
  }

  /** A POST that leads back to the status page; a refused one draws it again with what was typed. */
  function act(name: string, perform: (token: string, typed: Typed) => Promise<unknown>, done: string): void {
    async function take(request: FastifyRequest, reply: FastifyReply) {
      const { fields: typed } = await readSentForm(request, NO_FILES);
      try {
        await perform(tokenOf(request), typed);
      } catch (error) {
        if (!(error instanceof AppError) || Object.keys(fieldsOf(error)).length === 0) throw error;
        return draw(request, reply.code(ERRORS[error.code].status), { typed, error });
      }
      return back(request, reply, done);
    }
    app.post(`/:token/${name}`, (request, reply) => usingBody(request, () => take(request, reply)));
    // The address of a refused form, opened again.
    app.get(`/:token/${name}`, async (request, reply) => back(request, reply));
  }

  act(
    'withdraw',
    (token, typed) => {
      const body = parseBody(withdrawSubmission, { token, signature: typed.get('signature') ?? '' });
      return withdraw(deps, token, (body as { signature: string }).signature);
    },
    '',
  );
  act(
    'supplement',
    (token, typed) => {
      const body = parseBody(supplementSubmission, { token, text: typed.get('text') ?? '' });
      return addSupplement(deps, token, (body as { text: string }).text);
    },
    ADDED,
  );
}

/** Sentences by field of the page. A supplement that is refused as a whole is told at its text. */
function fieldsOf(error: AppError | undefined): Record<string, string> {
  if (!error) return {};
  if (error.code === 'supplement_refused') return { text: error.message };
  const fields = Object.entries(error.detail.fields ?? {}).filter(([name]) => name === 'text' || name === 'signature');
  return Object.fromEntries(fields.map(([name, sentences]) => [name, sentences[0] ?? '']));
}
