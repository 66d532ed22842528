import type { FastifyRequest } from 'fastify';
import { limitedSentence, translateError } from '#core/copy/pages/form-errors.ts';
import { AppError, ERRORS } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { localDateTime } from '#core/rules/text/local-dates.ts';
import { addSeconds } from '../../../../base/clock.ts';
import type { SentForm } from '../../../../http/request/form-body.ts';
import { readForm } from '../../../intake/submissions/submit/form-faults.ts';
import { submitForm } from '../../../intake/submissions/submit/submit-form.ts';
import type { PageContext } from '../context.ts';
import type { Frame } from '../draw/document.tsx';
import type { OpenCompany } from '../open-company.ts';
import type { PageForm } from './page-form.ts';
import type { Errors, FieldError } from './typed-form.ts';

/** Why the form is drawn again. */
export interface Refused {
  readonly status: number;
  readonly errors: Errors;
  readonly general: readonly string[];
  readonly retryAfter: number | undefined;
  readonly challenge: string | undefined;
}

interface Sent {
  readonly context: PageContext;
  readonly request: FastifyRequest;
  readonly frame: Frame;
  readonly company: OpenCompany;
  readonly form: SentForm;
  readonly page: PageForm;
}

/** Refused files are told together with the faults of the fields. */
async function refuseFiles({ context, company, form, page }: Sent, body: unknown): Promise<never> {
  const fields = { files: [messages.formTooManyFiles] };
  try {
    await readForm(context.deps, company, page.kind, body, fields);
  } catch (fault) {
    const isAlone = fault instanceof AppError && Object.keys(fault.detail.fields ?? {}).length === 1;
    if (!isAlone || form.refusedFiles !== 'size') throw fault;
  }
  throw new AppError('too_large', { fields });
}

/** What is wrong with each field, in the language of the page. Errors of hidden fields belong to none. */
function explain({ code, message, detail }: AppError, { frame, company, form, context, page }: Sent): Refused {
  const { lang, agent } = frame;
  const translated = (sentence: string) =>
    translateError(sentence, lang, { company: company.company, agentEmail: agent.email });
  const typed = form.fields;
  const all = page.errors(detail.fields ?? {}, typed);
  const shown = new Set(page.order(typed));
  const errors = new Map<string, FieldError[]>();
  const general: string[] = [];
  for (const [name, list] of all) {
    const own = list.map(({ sentence, line }) => ({ sentence: translated(sentence), line }));
    if (shown.has(name)) errors.set(name, own);
    else general.push(...own.map(({ sentence }) => sentence));
  }
  if (code === 'too_many_tries') {
    const after = addSeconds(context.deps.clock.now(), (detail.retryAfter ?? 0) + 59);
    general.push(limitedSentence(lang, localDateTime(after, lang), agent.email));
  } else if (code === 'invalid_text') general.push(translated(message));
  const { retryAfter, challenge } = detail;
  return { status: ERRORS[code].status, errors, general, retryAfter, challenge };
}

/** Errors that the form itself shows; for any other there is a page. */
const isOfForm = ({ code, detail }: AppError): boolean =>
  ['bad_request', 'invalid_text', 'too_many_tries', 'proof_required'].includes(code) || detail.fields !== undefined;

/** Submits a form; returns its reference, or why it is drawn again. */
export async function sendForm(sent: Sent): Promise<{ reference: string } | Refused> {
  const { context, request, frame, company, form, page } = sent;
  const body = page.body(form.fields);
  const { slug } = company;
  const { lang } = frame;
  try {
    if (form.refusedFiles !== null) return await refuseFiles(sent, body);
    const typed = { kind: page.kind, form: body, files: form.files, isHtml: true };
    return await submitForm(context.deps, { ...typed, slug, lang, ip: request.ip });
  } catch (error) {
    if (error instanceof AppError && isOfForm(error)) return explain(error, sent);
    throw error;
  }
}
