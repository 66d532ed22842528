import { EVENT_TYPE, type Model } from '#core/lookups.ts';
import type { Tx } from '../../../db/transaction.ts';
import { insertCompanyEvent } from './events.queries.ts';

interface RecordedEvent {
  company_id: number;
  /** The subject: the company itself or its order. */
  model: Model;
  object_id: number;
  text?: string;
}

/** Records an event caused by the current transaction, under the transaction's uuid. */
export const recordEvent = (
  tx: Tx,
  type: keyof typeof EVENT_TYPE,
  { company_id, model, object_id, text = '' }: RecordedEvent,
): Promise<void> =>
  insertCompanyEvent(tx.db, {
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
