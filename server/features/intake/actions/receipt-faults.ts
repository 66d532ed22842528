import type { FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { momentOf } from '#core/rules/text/calendar.ts';
import type { Db } from '../../../db/tables.ts';
import { firstActionDate } from './actions.queries.ts';

/** beyond-edges § 14: a notice cannot be received after something was done about it. */
export async function receiptFaults(
  db: Db,
  notice_id: number,
  received_date: string | undefined,
): Promise<FieldErrors> {
  if (received_date === undefined) return {};
  const first = await firstActionDate(db, notice_id);
  return first !== null && momentOf(received_date) > first ? { received_date: [messages.actionBeforeReceipt] } : {};
}
