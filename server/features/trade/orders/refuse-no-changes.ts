import { AppError } from '#core/errors.ts';
import { ORDER_TYPE } from '#core/lookups.ts';
import { EVERYTHING } from '../../../db/scope.ts';
import type { Tx } from '../../../db/transaction.ts';
import { readOrder } from './read-order.ts';

/** decisions §5: an amendment with no change is refused, as it is placed, edited, submitted or paid. */
export async function refuseNoChanges(tx: Tx, { id, type_id }: { id: number; type_id: number }): Promise<void> {
  if (type_id !== ORDER_TYPE.amendment) return;
  const { changes, domains } = await readOrder(tx.db, EVERYTHING, id);
  if (changes.length + domains.length === 0) throw new AppError('no_changes');
}
