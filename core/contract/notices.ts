import { z } from 'zod';
import { INBOUND_BYTES, UPLOAD_BYTES } from '../constants.ts';
import { CARRIERS, Lookup, NOTICE_STATUSES, SOURCES } from '../lookups.ts';
import { messages } from '../messages.ts';
import { isPublicUrl } from '../rules/public-url.ts';
import { Completeness, CompletenessChange } from './completeness.ts';
import { Contact } from './contacts.ts';
import { endpoint } from './endpoint.ts';
import {
  ById,
  email,
  IsoDate,
  listOf,
  listQuery,
  oneOfIds,
  optionalLongText,
  optionalText,
  queryBoolean,
  queryId,
  queryLookup,
  text,
} from './fields.ts';
import { EventType, HistoryEntry } from './history.ts';
import { FileRef, Note } from './orders.ts';

/** decisions §10: each URL or bare host, whose domain it is on, and whether it is what the notice is about. */
export const NoticeUrl = z.object({
  id: z.int(),
  url: z.string(),
  host: z.string(),
  domain: z.object({ id: z.int(), name: z.string() }).nullable(),
  is_ignored: z.boolean(),
  role: z.enum(['reported', 'mentioned']),
});
export type NoticeUrl = z.infer<typeof NoticeUrl>;

/** A mail that went out about a notice, and whether it arrived. */
export const Delivery = z.object({
  id: z.int(),
  email: z.string(),
  subject: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  /** The mail server's words. */
  error: z.string().nullable(),
  date: IsoDate,
  message_id: z.string(),
});
export type Delivery = z.infer<typeof Delivery>;

const text0 = z.string();
/** decisions §11. */
export const Acns = z.object({
  case_id: text0,
  status: text0,
  retraction: z.boolean(),
  complainant: z.object({ entity: text0, contact: text0, address: text0, phone: text0, email: text0 }),
  source: z.object({
    timestamp: text0,
    ip_address: text0,
    port: text0,
    type: text0,
    url_base: text0,
    user_name: text0,
  }),
  items: z.array(
    z.object({ timestamp: text0, title: text0, file_name: text0, file_size: text0, url: text0, hash: text0 }),
  ),
});
export type Acns = z.infer<typeof Acns>;

export const EarlierNotice = z.object({ id: z.int(), number: z.string(), received_date: IsoDate });

/** How many of a notice's URLs a list carries; `urls_count` says how many there are. */
export const LISTED_URLS = 10;

/** A notice in a list: without the letter itself, and with its first URLs. */
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
  /** The first URL. */
  url: z.string(),
  urls_count: z.int(),
  urls: z.array(NoticeUrl),
  dmca_public_id: z.string(),
  dmca_registration_id: z.string(),
  completeness: Completeness,
  attachments: z.array(FileRef),
  deliveries: z.array(Delivery),
  raw_file_id: z.int().nullable(),
  to: z.array(z.string()),
  message_id: z.string().nullable(),
  parse_error: z.string().nullable(),
  /** Null until the message was read, and as long as it could not be: its verdict is then `unread`. */
  parsed_date: IsoDate.nullable(),
});
export type NoticeRow = z.infer<typeof NoticeRow>;

/** decisions §10. */
export const Notice = NoticeRow.extend({
  text: z.string(),
  /** Sanitised: no scripts, no remote loads. */
  html: z.string().nullable(),
  acns: Acns.nullable(),
  relay: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** The first company that is named, where none is concerned: for superusers, who may assign it. */
  suggested_company: z.object({ id: z.int(), name: z.string() }).nullable(),
  earlier: z.array(EarlierNotice),
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
  z.enum(list.map(({ name }) => name) as [string, ...string[]], { error: 'Should be a name of the list' });

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
  verdict: Completeness.shape.verdict.optional(),
  /** The superusers' queue: nobody's yet. */
  is_unmatched: queryBoolean.optional(),
  /** What was sent on and did not arrive. */
  is_forward_failed: queryBoolean.optional(),
});
export type NoticeListQuery = z.output<typeof NoticeListQuery>;

const listing = (name: string, path: string, summary: string) =>
  endpoint({
    name,
    summary,
    method: 'GET',
    path,
    access: 'user',
    rate: 'standard',
    query: NoticeListQuery,
    response: listOf(NoticeRow),
    errors: ['bad_request', 'unauthenticated'],
  });

export const listNotices = listing('listNotices', '/notices/', 'The notices of one’s companies; all for a superuser');
export const listNoticesWithoutSent = listing(
  'listNoticesWithoutSent',
  '/notices/without-sent/',
  'Those of which nothing was sent yet',
);

export const listCompanyNotices = endpoint({
  name: 'listCompanyNotices',
  summary: 'The notices of one company',
  method: 'GET',
  path: '/companies/:id/notices/',
  access: 'user',
  rate: 'standard',
  params: ById,
  query: NoticeListQuery,
  response: listOf(NoticeRow),
  errors: ['bad_request', 'unauthenticated', 'not_found'],
});

export const getNotice = endpoint({
  name: 'getNotice',
  summary: 'One notice, whole',
  method: 'GET',
  path: '/notices/:id/',
  access: 'user',
  rate: 'standard',
  params: ById,
  response: Notice,
  errors: ['unauthenticated', 'not_found'],
});

const receivedDate = z.union([z.iso.datetime({ offset: true }), z.iso.date()], { error: messages.dateRequired });

/** spec §5: a public address, none twice on one notice; the operation names each by its place. */
export const noticeUrls = z
  .array(text(messages.urlRequired, 4000).refine(isPublicUrl, messages.urlInvalid), { error: messages.urlRequired })
  .max(10_000, 'A notice takes 10,000 URLs at most.');

export const NoticeCreate = z.object({
  sender: z.int({ error: messages.senderRequired }),
  received_date: receivedDate,
  source: idOf(SOURCES, 'Please choose how it came.').default(3),
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
  summary: 'Record a notice received by post, courier, fax or other means',
  method: 'POST',
  path: '/notices/create/',
  access: 'user',
  rate: 'bulk',
  mails: 'routed',
  body: NoticeCreate,
  response: Notice,
  status: 201,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'too_many_tries'],
});

/** The raw message is the body. The first answers 202, a repeat 200 with what the first made, once it was read. */
export const receiveNotice = endpoint({
  name: 'receiveNotice',
  summary: 'Hand over a raw message',
  method: 'POST',
  path: '/notices/inbound/',
  access: 'superuser',
  rate: 'standard',
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
  subject: optionalText(1000).optional(),
  received_date: receivedDate.optional(),
  source: idOf(SOURCES, 'Please choose how it came.').optional(),
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
    'Update a notice: status, elements, facts; `urls` are added, `notes` adds a note. Assigning a notice that has a company to another creates a new notice there, which is returned, and closes this one',
  method: 'PUT',
  path: '/notices/:id/',
  access: 'user',
  rate: 'bulk',
  mails: 'routed',
  params: ById,
  body: NoticeUpdate,
  response: Notice,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'notice_being_read', 'too_many_tries'],
});

export const deleteNotice = endpoint({
  name: 'deleteNotice',
  summary: 'Take a notice off the lists; the message itself is kept',
  method: 'DELETE',
  path: '/notices/:id/',
  access: 'user',
  rate: 'standard',
  params: ById,
  errors: ['unauthenticated', 'forbidden', 'not_found'],
});

export const changeNoticeSender = endpoint({
  name: 'changeNoticeSender',
  summary: 'Say who sent it',
  method: 'PUT',
  path: '/notices/:id/sender/',
  access: 'user',
  rate: 'standard',
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
  summary: 'Send a notice on by hand, with the original attached',
  method: 'POST',
  path: '/notices/:id/send/',
  access: 'user',
  rate: 'standard',
  mails: 'named',
  params: ById,
  body: NoticeSend,
  response: Notice,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'registration_incomplete', 'too_many_tries'],
});

export const attachToNotice = endpoint({
  name: 'attachToNotice',
  summary: 'Add files to a notice: multipart, or the id of an uploaded one',
  method: 'POST',
  path: '/notices/:id/attachment/',
  access: 'user',
  rate: 'upload',
  params: ById,
  upload: { field: 'files', maxBytes: UPLOAD_BYTES, many: true, orFileId: true },
  response: z.array(FileRef),
  status: 201,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'too_large', 'too_many_tries'],
});

export const checkLastNotice = endpoint({
  name: 'checkLastNotice',
  summary: 'The newest notice and how many are New, for the badge',
  method: 'GET',
  path: '/notices/check-last/',
  access: 'user',
  rate: 'standard',
  response: z.object({ id: z.int().nullable(), received_date: IsoDate.nullable(), new_count: z.int() }),
  errors: ['unauthenticated'],
});

/** The numbers on the tabs of the list, in one call. */
export const NoticeCounts = z.object({
  all: z.int(),
  statuses: z.array(Lookup.extend({ count: z.int() })),
  without_sent: z.int(),
  forward_failed: z.int(),
  /** For superusers: nobody's yet. */
  unmatched: z.int(),
  /** Messages that could not be read. */
  unread: z.int(),
});
export type NoticeCounts = z.infer<typeof NoticeCounts>;

export const countNotices = endpoint({
  name: 'countNotices',
  summary: 'How many notices there are in each view of the list',
  method: 'GET',
  path: '/notices/counts/',
  access: 'user',
  rate: 'standard',
  response: NoticeCounts,
  errors: ['unauthenticated'],
});

const lookups = (name: string, path: string, summary: string) =>
  endpoint({
    name,
    summary,
    method: 'GET',
    path,
    access: 'user',
    rate: 'standard',
    query: listQuery(['id', 'name'], {}),
    response: listOf(Lookup),
    errors: ['bad_request', 'unauthenticated'],
  });
export const listNoticeStatuses = lookups('listNoticeStatuses', '/notices/statuses/', 'Every status of a notice');
export const listNoticeSources = lookups('listNoticeSources', '/notices/sources/', 'How notices come');
export const listNoticeCarriers = lookups('listNoticeCarriers', '/notices/carriers/', 'Who brings those on paper');
