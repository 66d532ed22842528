import { LANGUAGES } from '#core/contract/intake/notice-form.ts';
import * as contract from '#core/contract/intake/submissions.ts';
import { chooseLanguage } from '#core/rules/text/choose-language.ts';
import { routes, serve } from '../../../http/serve.ts';
import { confirmSubmission } from './notice/confirm-submission.ts';
import { decideOnForm, examineDecision } from './queue/decide-on-form.ts';
import { listUnconfirmed } from './queue/list-unconfirmed.ts';
import { addSupplement } from './sender/add-supplement.ts';
import { readSubmission } from './sender/read-submission.ts';
import { withdraw } from './sender/withdraw.ts';
import { examineCounterForm, examineForm } from './submit/form-faults.ts';
import { submitForm } from './submit/submit-form.ts';

export const submissionRoutes = routes(
  serve(
    contract.submitNotice,
    ({ deps, origin, acceptLanguage, params, query, body }) => {
      const lang = query.lang ?? chooseLanguage(LANGUAGES, acceptLanguage);
      const form = { kind: 'notice', form: body, files: [] } as const;
      return submitForm(deps, { slug: params.slug, ...form, lang, ip: origin.ip, isHtml: false });
    },
    examineForm,
  ),
  serve(
    contract.submitCounterNotice,
    ({ deps, origin, acceptLanguage, params, query, body }) => {
      const lang = query.lang ?? chooseLanguage(LANGUAGES, acceptLanguage);
      const form = { kind: 'counter_notice', form: body, files: [] } as const;
      return submitForm(deps, { slug: params.slug, ...form, lang, ip: origin.ip, isHtml: false });
    },
    examineCounterForm,
  ),
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
