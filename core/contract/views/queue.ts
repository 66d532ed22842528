import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { IsoDate, listOf, listQuery } from '../fields.ts';
import { ContentType } from '../trade/orders.ts';

/** Kinds of work that wait for a superuser. */
export const QUEUE_KINDS = [
  ...(['order', 'unread_notice', 'unassigned_notice', 'new_notice', 'unconfirmed_form'] as const),
  ...(['failed_delivery', 'manual_payment', 'overdue_invoice'] as const),
] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

/** One item that waits for a superuser. */
export const QueueItem = z.object({
  kind: z.enum(QUEUE_KINDS),
  object_id: z.int(),
  content_type: ContentType,
  /** Order number, subject of the notice, name of the form's sender or invoice number. */
  name: z.string(),
  /** A detail: the type of the order, the sender of the notice, the form's reference, or the amount. */
  text: z.string(),
  company: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Since when it waits. */
  date: IsoDate,
});
export type QueueItem = z.infer<typeof QueueItem>;

export const QueueQuery = listQuery([], {
  kind: z.enum(QUEUE_KINDS, { error: `Should be one of ${QUEUE_KINDS.join(', ')}` }).optional(),
}).omit({ ordering: true });
export type QueueQuery = z.output<typeof QueueQuery>;

export const listQueue = endpoint({
  name: 'listQueue',
  summary: 'List everything waiting for a superuser, oldest first',
  method: 'GET',
  path: '/queue/',
  access: 'superuser',
  rate: 'standard',
  reads: ['order', 'notice', 'submission', 'invoice', 'company', 'sender'],
  query: QueueQuery,
  response: listOf(QueueItem),
  errors: ['bad_request', 'unauthenticated', 'superuser_only'],
});

export const countQueue = endpoint({
  name: 'countQueue',
  summary: 'Count the items waiting for a superuser, by kind',
  method: 'GET',
  path: '/queue/counts/',
  access: 'superuser',
  rate: 'standard',
  reads: ['order', 'notice', 'submission', 'invoice', 'company'],
  response: z.object({ kinds: z.array(z.object({ kind: z.enum(QUEUE_KINDS), count: z.int() })) }),
  errors: ['unauthenticated', 'superuser_only'],
});
