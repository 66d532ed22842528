import { z } from 'zod';
import { messages } from '../../messages.ts';
import {
  DISABLED_REASONS,
  EVERY_TYPE,
  TEST_TYPE,
  TRY_ERRORS,
  WEBHOOK_DESCRIPTION_MAX,
  WEBHOOK_TYPES,
  WEBHOOK_URL_MAX,
} from '../../rules/intake/webhook-types.ts';
import { endpoint } from '../endpoint.ts';
import { ById, IsoDate, listOf, listQuery, moment, optionalText } from '../fields.ts';
import { storable } from '../storable.ts';

const Named = z.object({ id: z.int(), name: z.string() });

const EVENT_NAMES = [...WEBHOOK_TYPES, TEST_TYPE, EVERY_TYPE] as const;
const EventName = z.enum(EVENT_NAMES);

/** An address of a company’s system that is told about events (beyond § 17). */
export const Webhook = z.object({
  id: z.int(),
  company: Named,
  url: z.string(),
  description: z.string(),
  /** `["*"]`: all. */
  events: z.array(EventName),
  is_active: z.boolean(),
  /** Why it was turned off automatically; null if it was not. */
  disabled_reason: z.enum(DISABLED_REASONS).nullable(),
  /** The last four characters of the secret. */
  secret_hint: z.string(),
  created_date: IsoDate,
  last_success: IsoDate.nullable(),
  /** The first failure after the last success. */
  failing_since: IsoDate.nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

const WebhookAndSecret = Webhook.extend({ secret: z.string() });

export const WebhookDelivery = z.object({
  id: z.int(),
  message_id: z.string(),
  type: z.enum([...WEBHOOK_TYPES, TEST_TYPE]),
  status: z.enum(['waiting', 'done', 'failed']),
  tries: z.array(
    z.object({
      date: IsoDate,
      /** HTTP status of the answer; null if there was none. */
      code: z.int().nullable(),
      ms: z.int(),
      error: z.enum(TRY_ERRORS).nullable(),
      /** The beginning of the answer. */
      answer: z.string().nullable(),
    }),
  ),
  next_date: IsoDate.nullable(),
  /** The JSON that is sent, byte for byte. */
  body: z.string(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
export type WebhookTry = WebhookDelivery['tries'][number];

const events = z
  .array(z.enum(EVENT_NAMES, { error: messages.webhookEventInvalid }), {
    error: messages.webhookEventsRequired,
  })
  .min(1, messages.webhookEventsRequired)
  .max(100, messages.webhookEventsRequired)
  .transform((list) => (list.includes(EVERY_TYPE) ? [EVERY_TYPE] : [...new Set(list)]) as typeof list);

/** The address itself is judged by the server, which gives every refusal the same sentence. */
const url = z
  .string({ error: ({ input }) => (input == null ? messages.urlRequired : messages.addressUnreachable) })
  .trim()
  .min(1, { error: messages.urlRequired, abort: true })
  .max(WEBHOOK_URL_MAX, messages.addressUnreachable)
  .refine(...storable(messages.addressUnreachable));

const boolean = z.boolean({ error: 'Should be true or false' });

export const WebhookCreate = z.object({
  url,
  description: optionalText(WEBHOOK_DESCRIPTION_MAX).default(''),
  events,
  is_active: boolean.default(true),
});
export type WebhookCreate = z.output<typeof WebhookCreate>;

export const WebhookChange = z
  .object({ url, description: optionalText(WEBHOOK_DESCRIPTION_MAX), events, is_active: boolean })
  .partial();
export type WebhookChange = z.output<typeof WebhookChange>;

const READS = ['webhook', 'company'] as const;
const TOUCHES = ['webhook', 'history'] as const;
const REFUSALS = ['unauthenticated', 'forbidden', 'not_found'] as const;

export const listWebhooks = endpoint({
  name: 'listWebhooks',
  summary: 'List the webhooks of a company',
  method: 'GET',
  path: '/companies/:id/webhooks/',
  access: 'user',
  rate: 'standard',
  reads: READS,
  params: ById,
  query: listQuery(['id'], {}),
  response: listOf(Webhook),
  errors: ['bad_request', ...REFUSALS],
});

export const createWebhook = endpoint({
  name: 'createWebhook',
  summary: 'Add a webhook. The response contains its secret, which is not shown again.',
  method: 'POST',
  path: '/companies/:id/webhooks/',
  access: 'user',
  rate: 'standard',
  touches: TOUCHES,
  params: ById,
  body: WebhookCreate,
  response: WebhookAndSecret,
  status: 201,
  errors: ['bad_request', ...REFUSALS, 'webhook_limit', 'company_removed'],
});

export const getWebhook = endpoint({
  name: 'getWebhook',
  summary: 'Get a webhook',
  method: 'GET',
  path: '/webhooks/:id/',
  access: 'user',
  rate: 'standard',
  reads: READS,
  params: ById,
  response: Webhook,
  errors: REFUSALS,
});

export const changeWebhook = endpoint({
  name: 'changeWebhook',
  summary: 'Change a webhook, or turn it on or off',
  method: 'PATCH',
  path: '/webhooks/:id/',
  access: 'user',
  rate: 'standard',
  touches: TOUCHES,
  params: ById,
  body: WebhookChange,
  response: Webhook,
  errors: ['bad_request', ...REFUSALS, 'company_removed'],
});

export const deleteWebhook = endpoint({
  name: 'deleteWebhook',
  summary: 'Delete a webhook with its deliveries',
  method: 'DELETE',
  path: '/webhooks/:id/',
  access: 'user',
  rate: 'standard',
  touches: TOUCHES,
  params: ById,
  errors: REFUSALS,
});

export const testWebhook = endpoint({
  name: 'testWebhook',
  summary: 'Send a test message. The response is its delivery, whose result follows within seconds.',
  method: 'POST',
  path: '/webhooks/:id/test/',
  access: 'user',
  rate: 'lookup',
  touches: TOUCHES,
  params: ById,
  response: WebhookDelivery,
  status: 202,
  errors: [...REFUSALS, 'webhook_off', 'too_many_tries'],
});

export const rotateWebhookSecret = endpoint({
  name: 'rotateWebhookSecret',
  summary: 'Replace the secret of a webhook. For 24 hours, messages are signed with the previous one, too.',
  method: 'POST',
  path: '/webhooks/:id/rotate/',
  access: 'user',
  rate: 'standard',
  touches: TOUCHES,
  params: ById,
  response: z.object({ secret: z.string() }),
  errors: REFUSALS,
});

export const listWebhookDeliveries = endpoint({
  name: 'listWebhookDeliveries',
  summary: 'List the deliveries of a webhook from the last 30 days, newest first',
  method: 'GET',
  path: '/webhooks/:id/deliveries/',
  access: 'user',
  rate: 'standard',
  reads: ['webhook'],
  params: ById,
  query: listQuery(['id'], {}),
  response: listOf(WebhookDelivery),
  errors: ['bad_request', ...REFUSALS],
});

export const replayWebhookDelivery = endpoint({
  name: 'replayWebhookDelivery',
  summary: 'Send a message again, with the same ID and body',
  method: 'POST',
  path: '/webhook-deliveries/:id/replay/',
  access: 'user',
  rate: 'standard',
  touches: TOUCHES,
  params: ById,
  response: WebhookDelivery,
  status: 202,
  errors: [...REFUSALS, 'webhook_off'],
});

export const replayWebhook = endpoint({
  name: 'replayWebhook',
  summary: 'Send failed messages again, oldest first, at most 1,000',
  method: 'POST',
  path: '/webhooks/:id/replay/',
  access: 'user',
  rate: 'lookup',
  touches: TOUCHES,
  params: ById,
  body: z.object({ since: moment() }),
  response: z.object({ count: z.int() }),
  status: 202,
  errors: ['bad_request', ...REFUSALS, 'webhook_off', 'too_many_tries'],
});
