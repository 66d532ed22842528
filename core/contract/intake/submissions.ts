import { z } from 'zod';
import { messages } from '../../messages.ts';
import { endpoint } from '../endpoint.ts';
import { ById, IsoDate, listOf, listQuery, queryBoolean } from '../fields.ts';
import { NOTICE_TOUCHES } from '../tags.ts';
import { CounterForm } from './counter-form.ts';
import { FORM_TEXT, signature } from './form-fields.ts';
import { Language, NoticeForm } from './notice-form.ts';

/** `SH-XXXX-XXXX`. */
const Reference = z.object({ reference: z.string() });
const BySlug = z.object({ slug: z.string().max(100) });
const Token = z.object({ token: z.string({ error: messages.tokenExpired }).max(200) });

const supplementText = z
  .string({ error: messages.textRequired })
  .trim()
  .min(1, { error: messages.textRequired, abort: true })
  .max(FORM_TEXT.supplement, messages.formTooLong(FORM_TEXT.supplement));

/** What the sender of a form sees of each URL. A disputed URL is shown as disabled. */
export const SUBMITTED_URL_STATES = [
  'received',
  'passed_on',
  'disabled',
  'not_found',
  'not_removed',
  'restored',
] as const;

/** A submission as its sender sees it: no staff names, no subscriber (beyond § 12). */
export const SubmissionStatus = z.object({
  reference: z.string(),
  submitted_date: IsoDate,
  company: z.string(),
  text: z.string(),
  urls: z.array(
    z.object({
      url: z.string(),
      state: z.enum(SUBMITTED_URL_STATES),
      reason: z.string().nullable(),
      date: IsoDate.nullable(),
    }),
  ),
  withdrawn_date: IsoDate.nullable(),
});
export type SubmissionStatus = z.infer<typeof SubmissionStatus>;

/** What the calls of all forms have in common. */
const submitted = {
  method: 'POST',
  access: 'public',
  rate: 'form',
  touches: [],
  mails: 'named',
  params: BySlug,
  query: z.strictObject({ lang: Language.optional() }),
  response: Reference,
  status: 202,
  errors: ['bad_request', 'not_found', 'company_gone', 'proof_required', 'too_many_tries'],
} as const;

export const submitNotice = endpoint({
  ...submitted,
  name: 'submitNotice',
  summary: 'Submit a takedown notice about a company’s sites. A confirmation link is sent by email.',
  path: '/p/:slug/notices/',
  body: NoticeForm,
});

/** beyond § 15: the form of a subscriber whose material was disabled. */
export const submitCounterNotice = endpoint({
  ...submitted,
  name: 'submitCounterNotice',
  summary: 'Submit a counter-notice about material on a company’s sites. A confirmation link is sent by email.',
  path: '/p/:slug/counter-notices/',
  body: CounterForm,
});

/** Repeating it with a used token answers the same reference and changes nothing. */
export const confirmSubmission = endpoint({
  name: 'confirmSubmission',
  summary: 'Confirm a submitted notice or counter-notice with the emailed token',
  method: 'POST',
  path: '/n/confirm/',
  access: 'public',
  rate: 'public',
  touches: [],
  mails: 'routed',
  body: Token,
  response: Reference,
  errors: ['bad_request', 'token_invalid', 'too_many_tries'],
});

export const getSubmissionStatus = endpoint({
  name: 'getSubmissionStatus',
  summary: 'Read the status of a submitted notice or counter-notice',
  method: 'POST',
  path: '/n/status/',
  access: 'public',
  rate: 'public',
  touches: [],
  body: Token,
  response: SubmissionStatus,
  errors: ['bad_request', 'token_invalid', 'too_many_tries'],
});

export const withdrawSubmission = endpoint({
  name: 'withdrawSubmission',
  summary: 'Withdraw a submitted notice. Withdrawing it again changes nothing.',
  method: 'POST',
  path: '/n/withdraw/',
  access: 'public',
  rate: 'public',
  touches: [],
  mails: 'routed',
  body: Token.extend({ signature }),
  response: SubmissionStatus,
  errors: ['bad_request', 'token_invalid', 'too_many_tries'],
});

export const supplementSubmission = endpoint({
  name: 'supplementSubmission',
  summary: 'Add information to a submitted notice',
  method: 'POST',
  path: '/n/supplement/',
  access: 'public',
  rate: 'public',
  touches: [],
  mails: 'routed',
  body: Token.extend({ text: supplementText }),
  response: SubmissionStatus,
  errors: ['bad_request', 'token_invalid', 'supplement_refused', 'too_many_tries'],
});

/** The forms of the public pages. */
export type FormKind = 'notice' | 'counter_notice';

const Numbered = z.object({ id: z.int(), number: z.string() });

export const UnconfirmedForm = z.object({
  id: z.int(),
  /** Only of a counter-notice. */
  kind: z.literal('counter_notice').optional(),
  reference: z.string(),
  company: z.object({ id: z.int(), name: z.string() }),
  name: z.string(),
  email: z.string(),
  urls_count: z.int(),
  text: z.string(),
  submitted_date: IsoDate,
  is_suspect: z.boolean(),
});
export type UnconfirmedForm = z.infer<typeof UnconfirmedForm>;

/** Suspect forms at once, others after 24 hours; suspect ones first, then the oldest. */
export const listUnconfirmedForms = endpoint({
  name: 'listUnconfirmedForms',
  summary: 'List submitted forms that need a decision because they were not confirmed or are suspect',
  method: 'GET',
  path: '/intake/unconfirmed/',
  access: 'superuser',
  rate: 'standard',
  reads: ['submission'],
  query: listQuery([], { is_suspect: queryBoolean.optional() }),
  response: listOf(UnconfirmedForm),
  errors: ['bad_request', 'unauthenticated', 'superuser_only'],
});

export const decideOnForm = endpoint({
  name: 'decideOnForm',
  summary: 'Accept a form that was not confirmed as a notice or counter-notice, or mark it as spam',
  method: 'POST',
  path: '/intake/unconfirmed/:id/',
  access: 'superuser',
  rate: 'standard',
  touches: ['submission', 'counter_notice', ...NOTICE_TOUCHES],
  mails: 'routed',
  params: ById,
  body: z.object({ as: z.enum(['notice', 'spam'], { error: 'Should be notice or spam' }) }),
  response: z.object({
    notice: Numbered.nullable(),
    /** Only of a counter-notice form: the first one that was made. */
    counter_notice: Numbered.optional(),
  }),
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'not_found', 'submission_decided'],
});
