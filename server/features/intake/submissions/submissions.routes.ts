import { LANGUAGES, type Language } from '#core/contract/intake/notice-form.ts';
import type { FormKind } from '#core/contract/intake/submissions.ts';
import * as contract from '#core/contract/intake/submissions.ts';
import { chooseLanguage } from '#core/rules/text/choose-language.ts';
import type { Deps } from '../../../deps.ts';
import { type Origin, routes, serve } from '../../../http/serve.ts';
import { confirmSubmission } from './notice/confirm-submission.ts';
import { decideOnForm, examineDecision } from './queue/decide-on-form.ts';
import { listUnconfirmed } from './queue/list-unconfirmed.ts';
import { addSupplement } from './sender/add-supplement.ts';
import { readSubmission } from './sender/read-submission.ts';
import { withdraw } from './sender/withdraw.ts';
import { examineForm } from './submit/form-faults.ts';
import { submitForm } from './submit/submit-form.ts';

interface Submitting {
  deps: Deps;
  origin: Origin;
  acceptLanguage: string | undefined;
  params: { slug: string };
  query: { lang?: Language | undefined };
  body: unknown;
}

/** The JSON call of a form. Files come with the form of the page only. */
const submit =
  (kind: FormKind) =>
  ({ deps, origin, acceptLanguage, params, query, body }: Submitting) => {
    const lang = query.lang ?? chooseLanguage(LANGUAGES, acceptLanguage);
    return submitForm(deps, { kind, form: body, files: [], slug: params.slug, lang, ip: origin.ip, isHtml: false });
  };

export const submissionRoutes = routes(
  serve(contract.submitNotice, submit('notice'), examineForm('notice')),
  serve(contract.submitCounterNotice, submit('counter_notice'), examineForm('counter_notice')),
  serve(contract.confirmSubmission, ({ deps, body }) => confirmSubmission(deps, body.token)),
  serve(contract.getSubmissionStatus, ({ deps, body }) => readSubmission(deps, body.token)),
  serve(contract.withdrawSubmission, ({ deps, body }) => withdraw(deps, body.token, body.signature)),
  serve(contract.supplementSubmission, ({ deps, body }) => addSupplement(deps, body.token, body.text)),
  serve(contract.listUnconfirmedForms, ({ deps, query }) => listUnconfirmed(deps, query)),
  serve(
    contract.decideOnForm,
    ({ deps, actor, params, body }) => decideOnForm(deps, actor, params.id, body.as),
    ({ deps, params }) => examineDecision(deps, params.id),
  ),
);
