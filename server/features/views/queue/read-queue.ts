import { QUEUE_KINDS, type QueueItem, type QueueKind, type QueueQuery } from '#core/contract/views/queue.ts';
import { CONTENT_TYPES, orderTypeLookup } from '#core/lookups.ts';
import { dollars, money } from '#core/rules/text/money.ts';
import { orderNumber } from '#core/rules/trade/order-number.ts';
import type { Deps } from '../../../deps.ts';
import { contentTypeOf } from '../../records/notes/content-type.ts';
import { type QueueRow, queueCounts, queuePage } from './queue.queries.ts';

function textOf({ kind, order_type_id, sender, cents }: QueueRow): string {
  const amount = cents === null ? '' : dollars(money(cents));
  if (kind === 'manual_payment' || kind === 'overdue_invoice') return amount;
  return order_type_id === null ? (sender ?? '') : orderTypeLookup(order_type_id).name;
}

const present = (row: QueueRow): QueueItem => ({
  kind: row.kind,
  object_id: row.id,
  content_type: contentTypeOf(row.content_type),
  name: row.content_type === CONTENT_TYPES.order ? orderNumber(row.id) : (row.name ?? ''),
  text: textOf(row),
  company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
  date: row.date.toISOString(),
});

/** Everything that waits for a superuser, oldest first. */
export async function readQueue({ db, clock }: Deps, query: QueueQuery) {
  const now = clock.now();
  const counts = await queueCounts(db, now, query.search);
  const rows = await queuePage(db, now, query);
  const kinds: readonly QueueKind[] = query.kind ? [query.kind] : QUEUE_KINDS;
  return { results: rows.map(present), count: kinds.reduce((sum, kind) => sum + counts[kind], 0) };
}

/** Counts for the tabs, in one statement. */
export async function countQueue({ db, clock }: Deps) {
  const counts = await queueCounts(db, clock.now());
  return { kinds: QUEUE_KINDS.map((kind) => ({ kind, count: counts[kind] })) };
}
