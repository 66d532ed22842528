import { z } from 'zod';
import { messages } from '../../messages.ts';
import { isErasedHandle, STRIKE_STATES } from '../../rules/intake/strikes.ts';
import { SET_STATES, SUBSCRIBER_STATES } from '../../rules/intake/subscriber-state.ts';
import { endpoint } from '../endpoint.ts';
import { ById, IsoDate, listOf, listQuery, longText, queryId, text } from '../fields.ts';
import { HANDLE_CHARS } from './url-actions.ts';

export const VOID_REASON_CHARS = 2000;

export const Strike = z.object({
  id: z.int(),
  notice: z.object({ id: z.int(), number: z.string() }),
  /** When the material was disabled. */
  date: IsoDate,
  state: z.enum(STRIKE_STATES),
  /** Of a void strike: what voided it, or the reason that a person gave. */
  reason: z.string().nullable(),
  /** Null: never. */
  expires_date: IsoDate.nullable(),
});
export type Strike = z.infer<typeof Strike>;

/** Maximum number of strikes per subscriber in a list: the latest ones. */
export const LISTED_STRIKES = 25;

/** beyond § 16: a user of a company, under the company's own id. */
export const Subscriber = z.object({
  id: z.int(),
  company: z.object({ id: z.int(), name: z.string() }),
  handle: z.string(),
  first_date: IsoDate,
  /** Strikes that count and have not expired. */
  counted: z.int(),
  state: z.enum(SUBSCRIBER_STATES),
  /** Latest first. */
  strikes: z.array(Strike),
});
export type Subscriber = z.infer<typeof Subscriber>;

export const SubscriberListQuery = listQuery(['id', 'first_date'], {
  company: queryId.optional(),
  state: z.enum(SUBSCRIBER_STATES, { error: `Should be one of ${SUBSCRIBER_STATES.join(', ')}` }).optional(),
});
export type SubscriberListQuery = z.output<typeof SubscriberListQuery>;

const READS = ['subscriber', 'repeat_policy'] as const;
const TOUCHES = ['subscriber', 'history'] as const;

export const listSubscribers = endpoint({
  name: 'listSubscribers',
  summary: 'List the subscribers of the companies whose notices you handle',
  method: 'GET',
  path: '/subscribers/',
  access: 'user',
  rate: 'standard',
  scope: 'subscribers:write',
  reads: READS,
  query: SubscriberListQuery,
  response: listOf(Subscriber),
  errors: ['bad_request', 'unauthenticated', 'forbidden'],
});

export const SubscriberCreate = z.object({
  company_id: z.int({ error: messages.companyRequired }),
  handle: text(messages.handleRequired, HANDLE_CHARS).refine(
    (handle) => !isErasedHandle(handle),
    messages.handleInvalid,
  ),
});
export type SubscriberCreate = z.output<typeof SubscriberCreate>;

export const createSubscriber = endpoint({
  name: 'createSubscriber',
  summary: 'Add a subscriber of a company',
  method: 'POST',
  path: '/subscribers/',
  access: 'user',
  rate: 'standard',
  scope: 'subscribers:write',
  touches: TOUCHES,
  body: SubscriberCreate,
  response: Subscriber,
  status: 201,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'handle_exists', 'company_removed'],
});

export const getSubscriber = endpoint({
  name: 'getSubscriber',
  summary: 'Get a subscriber with all strikes',
  method: 'GET',
  path: '/subscribers/:id/',
  access: 'user',
  rate: 'standard',
  scope: 'subscribers:write',
  reads: READS,
  params: ById,
  response: Subscriber,
  errors: ['unauthenticated', 'forbidden', 'not_found'],
});

export const SubscriberChange = z.object({
  state: z.enum(SET_STATES, { error: messages.subscriberStateInvalid }),
  note: longText(messages.noteRequired, 20_000),
});
export type SubscriberChange = z.output<typeof SubscriberChange>;

export const changeSubscriber = endpoint({
  name: 'changeSubscriber',
  summary: 'Record that a subscriber’s account was terminated, or that it is ok, with a note',
  method: 'PATCH',
  path: '/subscribers/:id/',
  access: 'user',
  rate: 'standard',
  scope: 'subscribers:write',
  touches: [...TOUCHES, 'note'],
  params: ById,
  body: SubscriberChange,
  response: Subscriber,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found'],
});

/** Erasing again changes nothing. */
export const eraseSubscriber = endpoint({
  name: 'eraseSubscriber',
  summary: 'Erase a subscriber’s handle, notes and reasons. The strikes and their counts remain.',
  method: 'DELETE',
  path: '/subscribers/:id/',
  access: 'user',
  rate: 'standard',
  scope: 'subscribers:write',
  touches: [...TOUCHES, 'note', 'notice', 'counter_notice'],
  params: ById,
  errors: ['unauthenticated', 'forbidden', 'not_found'],
});

export const StrikeVoid = z.object({ reason: longText(messages.actionReasonRequired, VOID_REASON_CHARS) });

export const voidStrike = endpoint({
  name: 'voidStrike',
  summary: 'Void a strike. It stays void whatever happens to the material.',
  method: 'POST',
  path: '/strikes/:id/void/',
  access: 'user',
  rate: 'standard',
  scope: 'subscribers:write',
  touches: TOUCHES,
  params: ById,
  body: StrikeVoid,
  response: Strike,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'strike_voided'],
});

export const exportSubscribers = endpoint({
  name: 'exportSubscribers',
  summary: 'Export a company’s subscribers as CSV',
  method: 'GET',
  path: '/companies/:id/subscribers/export/',
  access: 'user',
  rate: 'export',
  scope: 'subscribers:write',
  reads: [],
  params: ById,
  download: true,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'too_many_tries'],
});
