import { z } from 'zod';
import { messages } from '../../messages.ts';
import { isErasedHandle } from '../../rules/intake/strikes.ts';
import { DECLINE_REASONS, URL_ACTIONS } from '../../rules/intake/url-states.ts';
import { isOneLine } from '../../rules/text/one-line.ts';
import { endpoint } from '../endpoint.ts';
import {
  ById,
  IsoDate,
  listOf,
  listQuery,
  moment,
  onceValid,
  optionalLongText,
  optionalText,
  TokenRef,
} from '../fields.ts';
import { ACTION_TOUCHES } from '../tags.ts';
import { Notice } from './notices.ts';

const NOTE_CHARS = 2000;
export const HANDLE_CHARS = 200;
/** Actions in one call by URL. */
const BATCH_MAX = 500;

/** beyond § 16: a company's own id of its user. Trimmed; its case is kept. */
export const optionalHandle = () =>
  optionalText(HANDLE_CHARS).refine((value) => !isErasedHandle(value), messages.handleInvalid);

/** beyond § 14: something that was done about a URL. */
export const UrlActionEntry = z.object({
  id: z.int(),
  url_id: z.int(),
  action: z.enum(URL_ACTIONS),
  date: IsoDate,
  recorded_date: IsoDate,
  by: z.object({ id: z.int(), name: z.string() }).nullable(),
  token: TokenRef.nullable(),
  subscriber: z.object({ id: z.int(), handle: z.string() }).nullable(),
  reason: z.enum(DECLINE_REASONS).nullable(),
  note: z.string().nullable(),
  file_id: z.int().nullable(),
});
export type UrlActionEntry = z.infer<typeof UrlActionEntry>;

const act = {
  action: z.enum(URL_ACTIONS, { error: messages.actionRequired }),
  /** Defaults to now. */
  date: moment().nullish(),
  reason: z.enum([...DECLINE_REASONS, ''], { error: messages.actionReasonRequired }).nullish(),
  note: optionalLongText(NOTE_CHARS).nullish(),
  subscriber: optionalHandle().nullish(),
};

/** Declining needs a reason. Other actions have none; one that is given is not stored. */
const reasonGiven = {
  check: ({ action, reason }: { action: string; reason?: unknown }) => action !== 'declined' || Boolean(reason),
  issue: { path: ['reason'], error: messages.actionReasonRequired, when: onceValid('action', 'reason') },
};

export const UrlActionCreate = z
  .object({
    ...act,
    urls: z.union([z.literal('all'), z.array(z.int()).min(1, messages.actionUrlsRequired).max(10_000)], {
      error: messages.actionUrlsRequired,
    }),
    file_id: z.int({ error: messages.actionFileInvalid }).nullish(),
  })
  .refine(reasonGiven.check, reasonGiven.issue);
export type UrlActionCreate = z.output<typeof UrlActionCreate>;

export const createUrlActions = endpoint({
  name: 'createUrlActions',
  summary: 'Record what was done about URLs of a notice. If one of them cannot be recorded, none is.',
  method: 'POST',
  path: '/notices/:id/actions/',
  access: 'user',
  scope: 'notices:act',
  rate: 'bulk',
  touches: ACTION_TOUCHES,
  params: ById,
  body: UrlActionCreate,
  response: Notice,
  status: 201,
  errors: [
    ...(['bad_request', 'unauthenticated', 'forbidden', 'not_found'] as const),
    ...(['url_not_disabled', 'nothing_to_undo', 'restore_refused'] as const),
  ],
});

export const UrlActionListQuery = listQuery(['id', 'date'], {});
export type UrlActionListQuery = z.output<typeof UrlActionListQuery>;

export const listUrlActions = endpoint({
  name: 'listUrlActions',
  summary: 'List what was done about the URLs of a notice, latest first',
  method: 'GET',
  path: '/notices/:id/actions/',
  access: 'user',
  scope: 'notices:read',
  rate: 'standard',
  reads: ['notice', 'subscriber'],
  params: ById,
  query: UrlActionListQuery,
  response: listOf(UrlActionEntry),
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found'],
});

/** One action of a call by URL. Its faults are reported in the response, beside the actions that were recorded. */
export const UrlActionItem = z
  .object({ ...act, url: z.string().min(1, messages.urlRequired) })
  .refine(reasonGiven.check, reasonGiven.issue);
export type UrlActionItem = z.output<typeof UrlActionItem>;

/** Only types, and no control characters: everything else about an item is a fault of that item. */
const typed = (error: string) => z.string({ error }).trim().refine(isOneLine, messages.oneLine);
const TypedItem = z.object({
  url: typed(messages.urlRequired),
  action: typed(messages.actionRequired),
  date: typed(messages.dateRequired).nullish(),
  reason: typed(messages.actionReasonRequired).nullish(),
  note: z.string().nullish(),
  subscriber: typed(messages.handleInvalid).nullish(),
});
export type TypedItem = z.output<typeof TypedItem>;

export const createActionsByUrl = endpoint({
  name: 'createActionsByUrl',
  summary:
    'Record what was done about URLs, in all open notices of a company that list them. For systems: actions that cannot be recorded are reported, and the rest is recorded.',
  method: 'POST',
  path: '/companies/:id/actions/',
  access: 'user',
  scope: 'notices:act',
  rate: 'bulk',
  touches: ACTION_TOUCHES,
  params: ById,
  body: z.object({
    actions: z
      .array(TypedItem, { error: messages.actionsRequired })
      .min(1, messages.actionsRequired)
      .max(BATCH_MAX, messages.tooManyActions),
  }),
  response: z.object({
    /** Number of actions that were recorded. */
    done: z.int(),
    errors: z.array(z.object({ index: z.int(), url: z.string(), message: z.string() })),
  }),
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found'],
});
