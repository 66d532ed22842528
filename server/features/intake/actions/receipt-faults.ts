import type { FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { momentOf } from '#core/rules/text/calendar.ts';
import type { Db } from '../../../db/tables.ts';
import { firstActionDate } from './actions.queries.ts';

interface Context {
  db: Db;
  now: Date;
}

/** A notice is received neither in the future nor after something was done about it (beyond-edges § 14). */
export async function receiptFaults(
  { db, now }: Context,
  notice_id: number,
  received_date: string | undefined,
): Promise<FieldErrors> {
  if (received_date === undefined) return {};
  const date = momentOf(received_date);
  if (date > now) return { received_date: [messages.completedInFuture] };
  const first = await firstActionDate(db, notice_id);
  return first !== null && date > first ? { received_date: [messages.actionBeforeReceipt] } : {};
}
