import { AppError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import type { Tx } from '../../../../db/transaction.ts';
import type { UrlsActed } from '../../../../deps.ts';
import { standingHold } from './holds.queries.ts';

/** beyond § 15: while a reported or accepted proceeding stands, its material must not be put back. */
export async function refuseHeld(tx: Tx, { url_ids }: Omit<UrlsActed, 'action'>): Promise<void> {
  const date = await standingHold(tx.db, url_ids);
  if (date !== undefined)
    throw new AppError('restore_refused', { message: messages.proceedingReported(shortDate(date)) });
}
