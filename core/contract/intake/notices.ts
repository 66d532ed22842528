import { z } from 'zod';
import { INBOUND_BYTES, UPLOAD_BYTES } from '../../constants.ts';
import { CARRIERS, Lookup, NOTICE_STATUSES, SOURCES } from '../../lookups.ts';
import { messages } from '../../messages.ts';
import { OPEN_URL_AGES } from '../../rules/intake/open-url-ages.ts';
import { endpoint } from '../endpoint.ts';
import {
  ById,
  email,
  IsoDate,
  listOf,
  listQuery,
  moment,
  oneOfIds,
  optionalLongText,
  optionalText,
  Person,
  queryBoolean,
  queryId,
  queryLookup,
  TokenRef,
  text,
} from '../fields.ts';
import { EventType, HistoryEntry } from '../records/history.ts';
import { NOTICE_TOUCHES } from '../tags.ts';
import { FileRef, Note } from '../trade/orders.ts';
import { Acns } from './acns.ts';
import { Authenticity } from './authenticity.ts';
import { Completeness, CompletenessChange } from './completeness.ts';
import { Contact } from './contacts.ts';
import { NoticeUrl, noticeUrls } from './notice-urls.ts';

/** An email sent about a notice, and its delivery status. */
export const Delivery = z.object({
  id: z.int(),
  /** A forward to the company, or a reply to the sender (beyond § 13). */
  kind: z.enum(['forward', 'reply']),
  email: z.string(),
  subject: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  /** The error reported by the mail server. */
  error: z.string().nullable(),
  date: IsoDate,
  message_id: z.string(),
  /** The company token that sent it; null: a user or the system. */
  token: TokenRef.nullable(),
  /** The mail as sent. Only of a reply. */
  text: z.string().optional(),
});
export type Delivery = z.infer<typeof Delivery>;

export const EarlierNotice = z.object({ id: z.int(), number: z.string(), received_date: IsoDate });

/** A retraction, counter-notice or reply that answers a notice. */
export const Answer = EarlierNotice.extend({ kind: Completeness.shape.kind });

/** A notice in a list: what lists show. `getNotice` has the rest (decision 071). */
export const NoticeRow = z.object({
  id: z.int(),
  number: z.string(),
  subject: z.string(),
  sender: Contact.pick({ id: true, name: true, email: true, company: true }).nullable(),
  status: Lookup,
  source: Lookup,
  carrier: Lookup.nullable(),
  received_date: IsoDate,
  company: z.object({ id: z.int(), name: z.string() }).nullable(),
  company_name: z.string(),
  /** A customer sees a superuser as the agent, without name and address. */
  assignee: Person.nullable(),
  /** The first URL that the caller may see and that is not ignored. */
  url: z.string().nullable(),
  urls_count: z.int(),
  reported_count: z.int(),
  /** URLs that are reported, not ignored and on the company's domains, and about which nothing was done yet. */
  open_urls: z.int(),
  dmca_public_id: z.string(),
  dmca_registration_id: z.string(),
  completeness: Completeness.pick({ verdict: true, kind: true }),
  /** Whether the sender is who they say they are; null if nobody checked. */
  authenticity: Authenticity.pick({ verdict: true, domain: true }).nullable(),
  deliveries: z.array(Delivery.pick({ kind: true, email: true, status: true })),
  parse_error: z.string().nullable(),
  /** Null until the message is parsed. While parsing fails, the verdict is `unread`. */
  parsed_date: IsoDate.nullable(),
});
export type NoticeRow = z.infer<typeof NoticeRow>;

/** The form that a notice was submitted with (beyond § 12). */
export const SubmittedForm = z.object({
  reference: z.string(),
  submitted_date: IsoDate,
  /** Null if a person confirmed it: `confirmed_by`. */
  confirmed_date: IsoDate.nullable(),
  confirmed_by: Person.nullable(),
  policy_version: z.string(),
  lang: z.string(),
  is_suspect: z.boolean(),
});

export type SubmittedForm = z.infer<typeof SubmittedForm>;

/** Information that the sender of a form added later. */
export const Supplement = z.object({ id: z.int(), text: z.string(), date: IsoDate });

/** A notice with its whole message (decisions §10). */
export const Notice = NoticeRow.extend({
  urls: z.array(NoticeUrl),
  /** From the receipt until material was first disabled. */
  first_disabled_hours: z.number().nullable(),
  completeness: Completeness,
  authenticity: Authenticity.nullable(),
  attachments: z.array(FileRef),
  deliveries: z.array(Delivery),
  raw_file_id: z.int().nullable(),
  to: z.array(z.string()),
  message_id: z.string().nullable(),
  text: z.string(),
  /** Sanitized: no scripts and no remote content. */
  html: z.string().nullable(),
  acns: Acns.nullable(),
  relay: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** What `authenticity` means, in a sentence. */
  authenticity_line: z.string().nullable(),
  /** For superusers: the company to assign an unassigned notice to, the first one that its message names. */
  suggested_company: z.object({ id: z.int(), name: z.string() }).nullable(),
  earlier: z.array(EarlierNotice),
  answers: z.array(Answer),
  /** Null for notices that did not come from the notice form. */
  form: SubmittedForm.nullable(),
  supplements: z.array(Supplement),
  notes: z.array(Note),
  history: z.array(HistoryEntry),
  event_type: EventType.nullable(),
});
export type Notice = z.infer<typeof Notice>;

const idOf = (list: readonly Lookup[], error: string) =>
  oneOfIds(
    list.map(({ id }) => id),
    error,
  );
const named = (list: readonly Lookup[]) =>
  z.enum(list.map(({ name }) => name) as [string, ...string[]], { error: 'Should be one of the listed names' });

export const NoticeListQuery = listQuery(['id', 'received_date', 'status', 'subject', 'sender'], {
  company: queryId.optional(),
  company__id: queryId.optional(),
  domain: queryId.optional(),
  domain__id: queryId.optional(),
  sender: queryId.optional(),
  sender__id: queryId.optional(),
  status: queryLookup.optional(),
  status__id: queryLookup.optional(),
  status__name: named(NOTICE_STATUSES).optional(),
  source: queryLookup.optional(),
  /** Notices to handle by the caller's rule (beyond § 23). */
  is_open: queryBoolean.optional(),
  assignee: z.union([z.enum(['me', 'none']), queryId], { error: 'Should be me, none or the id of a user' }).optional(),
  verdict: Completeness.shape.verdict.optional(),
  /** For superusers: notices that are not assigned to a company. */
  is_unmatched: queryBoolean.optional(),
  /** Notices that were forwarded but not delivered. */
  is_forward_failed: queryBoolean.optional(),
  /** Notices to handle that have open URLs, by their age. */
  open_urls: z.enum(OPEN_URL_AGES, { error: `Should be one of ${OPEN_URL_AGES.join(', ')}` }).optional(),
});
export type NoticeListQuery = z.output<typeof NoticeListQuery>;

const listing = (name: string, path: string, summary: string) =>
  endpoint({
    name,
    summary,
    method: 'GET',
    path,
    access: 'user',
    scope: 'notices:read',
    rate: 'standard',
    reads: ['notice', 'sender', 'company'],
    query: NoticeListQuery,
    response: listOf(NoticeRow),
    errors: ['bad_request', 'unauthenticated'],
  });

export const listNotices = listing(
  'listNotices',
  '/notices/',
  'List the notices of your companies; superusers see all notices',
);
export const listNoticesWithoutSent = listing(
  'listNoticesWithoutSent',
  '/notices/without-sent/',
  'List notices that have not been sent to anyone yet',
);

export const listCompanyNotices = endpoint({
  name: 'listCompanyNotices',
  summary: 'List the notices of a company',
  method: 'GET',
  path: '/companies/:id/notices/',
  access: 'user',
  scope: 'notices:read',
  rate: 'standard',
  reads: ['notice', 'sender', 'company'],
  params: ById,
  query: NoticeListQuery,
  response: listOf(NoticeRow),
  errors: ['bad_request', 'unauthenticated', 'not_found'],
});

export const getNotice = endpoint({
  name: 'getNotice',
  summary: 'Get a notice with all its details',
  method: 'GET',
  path: '/notices/:id/',
  access: 'user',
  scope: 'notices:read',
  rate: 'standard',
  reads: ['notice', 'sender', 'company', 'note', 'file'],
  params: ById,
  response: Notice,
  errors: ['unauthenticated', 'not_found'],
});

export const NoticeCreate = z.object({
  sender: z.int({ error: messages.senderRequired }),
  received_date: moment(),
  source: idOf(SOURCES, 'Please choose a source.').default(3),
  carrier: idOf(CARRIERS, 'Please choose a carrier.').nullable().default(null),
  company_id: z.int().optional(),
  urls: noticeUrls.min(1, messages.urlRequired),
  subject: optionalText(1000).default(''),
  text: optionalLongText(200_000).default(''),
  notes: optionalLongText(20_000).default(''),
  dmca_public_id: optionalText(100).default(''),
  dmca_registration_id: optionalText(100).default(''),
  files: z.array(z.int()).max(100).default([]),
});
export type NoticeCreate = z.output<typeof NoticeCreate>;

export const createNotice = endpoint({
  name: 'createNotice',
  summary: 'Record a notice received by mail, courier, fax or other means',
  method: 'POST',
  path: '/notices/create/',
  access: 'user',
  rate: 'bulk',
  touches: NOTICE_TOUCHES,
  mails: 'routed',
  body: NoticeCreate,
  response: Notice,
  status: 201,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'too_many_tries'],
});

/** The request body is the raw message. Returns 202; a repeat returns 200 with the existing notices once the message is parsed. */
export const receiveNotice = endpoint({
  name: 'receiveNotice',
  summary: 'Submit a raw email message',
  method: 'POST',
  path: '/notices/inbound/',
  access: 'superuser',
  rate: 'standard',
  touches: NOTICE_TOUCHES,
  mails: 'routed',
  rawBody: { types: ['message/rfc822', 'application/octet-stream', 'text/plain'], maxBytes: INBOUND_BYTES },
  response: z.object({ message_id: z.string().nullable(), notices: z.array(z.int()) }),
  status: 202,
  repeatStatus: 200,
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'too_large', 'unsupported_type'],
});

export const NoticeUpdate = z.object({
  status: idOf(NOTICE_STATUSES, messages.statusRequired).optional(),
  completeness: CompletenessChange.optional(),
  /** Superusers assign a company. All other fields apply to the notice that is returned. */
  company_id: z.int().nullable().optional(),
  assignee: z.int({ error: messages.assigneeInvalid }).nullable().optional(),
  subject: optionalText(1000).optional(),
  received_date: moment().optional(),
  source: idOf(SOURCES, 'Please choose a source.').optional(),
  carrier: idOf(CARRIERS, 'Please choose a carrier.').nullable().optional(),
  urls: noticeUrls.optional(),
  notes: optionalLongText(20_000).optional(),
  dmca_public_id: text(messages.publicIdRequired, 100).optional(),
  dmca_registration_id: text(messages.registrationIdRequired, 100).optional(),
});
export type NoticeUpdate = z.output<typeof NoticeUpdate>;

export const updateNotice = endpoint({
  name: 'updateNotice',
  summary:
    'Update a notice. `urls` are added to the existing ones, and `notes` adds a note. Assigning a notice to a different company closes it and returns a new notice for that company.',
  method: 'PUT',
  path: '/notices/:id/',
  access: 'user',
  scope: 'notices:act',
  // beyond-edges § 17: the rest of the call is for people.
  tokenFields: ['status'],
  rate: 'bulk',
  touches: NOTICE_TOUCHES,
  mails: 'routed',
  params: ById,
  body: NoticeUpdate,
  response: Notice,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'notice_being_read', 'too_many_tries'],
});

export const deleteNotice = endpoint({
  name: 'deleteNotice',
  summary: 'Delete a notice from all lists. The original message is kept.',
  method: 'DELETE',
  path: '/notices/:id/',
  access: 'user',
  rate: 'standard',
  touches: NOTICE_TOUCHES,
  params: ById,
  errors: ['unauthenticated', 'forbidden', 'not_found'],
});

export const changeNoticeSender = endpoint({
  name: 'changeNoticeSender',
  summary: 'Assign the sender of a notice',
  method: 'PUT',
  path: '/notices/:id/sender/',
  access: 'user',
  rate: 'standard',
  touches: NOTICE_TOUCHES,
  params: ById,
  body: z.object({ sender: z.int({ error: messages.senderRequired }) }),
  response: Notice,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found'],
});

export const NoticeSend = z.object({
  email: email(messages.noticeRecipientRequired),
  subject: text(messages.noticeSubjectRequired, 500),
  message: optionalLongText(20_000).optional(),
});
export type NoticeSend = z.output<typeof NoticeSend>;

export const sendNotice = endpoint({
  name: 'sendNotice',
  summary: 'Forward a notice by email, with the original message attached',
  method: 'POST',
  path: '/notices/:id/send/',
  access: 'user',
  rate: 'standard',
  touches: NOTICE_TOUCHES,
  mails: 'named',
  params: ById,
  body: NoticeSend,
  response: Notice,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'registration_incomplete', 'too_many_tries'],
});

export const attachToNotice = endpoint({
  name: 'attachToNotice',
  summary: 'Add files to a notice, as a multipart upload or by the ID of an uploaded file',
  method: 'POST',
  path: '/notices/:id/attachment/',
  access: 'user',
  rate: 'upload',
  touches: NOTICE_TOUCHES,
  params: ById,
  upload: { field: 'files', maxBytes: UPLOAD_BYTES, many: true, orFileId: true },
  response: z.array(FileRef),
  status: 201,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'too_large', 'too_many_tries'],
});
