import { z } from 'zod';
import { EVENT_TYPES } from '../../lookups.ts';
import { messages } from '../../messages.ts';
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
import { ContentType } from '../trade/orders.ts';
import { contentType } from './notes.ts';

export const Change = z.object({ field: z.string(), from: z.unknown(), to: z.unknown() });
export type Change = z.infer<typeof Change>;

/** decisions §8, §10, plus the name and the company of the object, for display in lists. */
export const HistoryEntry = z.object({
  id: z.int(),
  uuid: z.string(),
  is_snapshot: z.boolean(),
  object_id: z.int(),
  content_type: ContentType,
  /** The current name of the object; empty when it no longer exists. */
  object_name: z.string(),
  company: z.object({ id: z.int(), name: z.string() }).nullable(),
  action: z.string(),
  /** Null: a company token or the system. */
  user: Person.nullable(),
  token: TokenRef.nullable(),
  date: IsoDate,
  changes: z.array(Change),
  /** The complete object, for snapshots only. */
  snapshot: z.record(z.string(), z.unknown()).nullable(),
  previous_hash: z.string(),
  hash: z.string(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** `id__lt` and `id__gt` find the snapshots before and after another; `company__id` returns the history of a company and all its objects. */
export const HistoryListQuery = listQuery(['id', 'date'], {
  object_id: queryId.optional(),
  content_type: contentType.optional(),
  content_type__model: contentType.optional(),
  is_snapshot: queryBoolean.optional(),
  uuid: z.uuid('Should be the uuid of an action').optional(),
  company__id: queryId.optional(),
  id__lt: queryId.optional(),
  id__gt: queryId.optional(),
});
export type HistoryListQuery = z.output<typeof HistoryListQuery>;

export const listHistory = endpoint({
  name: 'listHistory',
  summary: 'List history entries for the objects you can access, newest first',
  method: 'GET',
  path: '/history/',
  access: 'user',
  rate: 'standard',
  reads: ['history'],
  query: HistoryListQuery,
  response: listOf(HistoryEntry),
  errors: ['bad_request', 'unauthenticated'],
});

export const EventType = z.object({ id: z.int(), name: z.string(), is_manual: z.boolean() });
export type EventType = z.infer<typeof EventType>;

/** An event with the fields of its form (decisions §11). */
export const Event = z.object({
  id: z.int(),
  uuid: z.string(),
  event_type: EventType,
  object_id: z.int(),
  content_type: ContentType,
  company: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The notice that it is about. Null for other objects, and after the notice was deleted. */
  notice: z.object({ id: z.int(), number: z.string(), subject: z.string() }).nullable(),
  user: Person.nullable(),
  date: IsoDate,
  name: z.string(),
  email: z.string(),
  company_name: z.string(),
  line1: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
  dmca_public_id: z.string(),
  dmca_registration_id: z.string(),
  text: z.string(),
});
export type Event = z.infer<typeof Event>;

export const EventListQuery = listQuery(['id', 'date'], {
  uuid: z.uuid('Should be the uuid of an action').optional(),
  object_id: queryId.optional(),
  content_type: contentType.optional(),
  content_type__model: contentType.optional(),
  company__id: queryId.optional(),
  event_type: queryLookup.optional(),
});
export type EventListQuery = z.output<typeof EventListQuery>;

export const listEvents = endpoint({
  name: 'listEvents',
  summary: 'List the events of your companies, newest first. Pass `uuid` to list the events of one action.',
  method: 'GET',
  path: '/events/',
  access: 'user',
  rate: 'standard',
  reads: ['event'],
  query: EventListQuery,
  response: listOf(Event),
  errors: ['bad_request', 'unauthenticated'],
});

export const EventTypeListQuery = listQuery(['id', 'name'], { is_manual: queryBoolean.optional() });

export const listEventTypes = endpoint({
  name: 'listEventTypes',
  summary: 'List event types. Pass `is_manual` to list only those recorded by hand, or only automatic ones.',
  method: 'GET',
  path: '/event-types/',
  access: 'user',
  rate: 'standard',
  withoutFactor: 'always',
  reads: [],
  query: EventTypeListQuery,
  response: listOf(EventType),
  errors: ['bad_request', 'unauthenticated'],
});

/** spec §5, the event form. The two DMCA ids default to the company's and are required when the company has none. */
export const EventFields = z.object({
  event_type: oneOfIds(
    EVENT_TYPES.filter(({ is_manual }) => is_manual).map(({ id }) => id),
    messages.eventTypeRequired,
  ),
  email: email(),
  name: text(messages.nameRequired),
  company_name: text(messages.eventCompanyNameRequired),
  line1: text(messages.addressLine1Required),
  city: text(messages.cityRequired),
  state: text(messages.stateRequired),
  zip: optionalText(40).default(''),
  country: text(messages.countryRequired, 100),
  dmca_public_id: optionalText(100).default(''),
  dmca_registration_id: optionalText(100).default(''),
  /** When the event took place. Defaults to now. */
  date: moment().optional(),
  text: optionalLongText(20_000).default(''),
});
export type EventFields = z.output<typeof EventFields>;

export const createEvent = endpoint({
  name: 'createEvent',
  summary: 'Record an event for a company',
  method: 'POST',
  path: '/companies/:id/event/create/',
  access: 'superuser',
  rate: 'standard',
  touches: ['event', 'history'],
  params: ById,
  body: EventFields,
  response: Event,
  status: 201,
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'not_found'],
});
