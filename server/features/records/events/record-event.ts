import { EVENT_TYPE, type Model } from '#core/lookups.ts';
import type { AnnouncedType } from '#core/rules/intake/webhook-types.ts';
import { announce } from '../../../db/announce.ts';
import type { Tx } from '../../../db/transaction.ts';
import { insertCompanyEvent } from './events.queries.ts';

interface RecordedEvent {
  company_id: number;
  /** The subject: the company itself or its order. */
  model: Model;
  object_id: number;
  text?: string;
}

/** Events that webhooks tell. */
const ANNOUNCED: Readonly<Partial<Record<keyof typeof EVENT_TYPE, AnnouncedType>>> = {
  notice_received: 'notice.received',
  notice_sent: 'notice.sent',
  counter_notice_received: 'counter_notice.received',
  restore_due: 'counter_notice.restore_due',
  order_completed: 'order.completed',
  reminder_sent: 'designation.expiring',
  expired: 'designation.expired',
};

/** Records an event caused by the current transaction, under the transaction's uuid, and announces it to webhooks. */
export function recordEvent(
  tx: Tx,
  type: keyof typeof EVENT_TYPE,
  { company_id, model, object_id, text = '' }: RecordedEvent,
): Promise<void> {
  const announced = ANNOUNCED[type];
  if (announced) announce(tx, { type: announced, object_id });
  return insertCompanyEvent(tx.db, {
    uuid: tx.uuid,
    event_type: EVENT_TYPE[type],
    model,
    object_id,
    company_id,
    user_id: tx.actor_id,
    token_name: tx.token?.name ?? null,
    date: tx.now,
    text,
  });
}
