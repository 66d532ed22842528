import { AppError } from '#core/errors.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { EVERYTHING } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { readOrder } from '../read/read-order.ts';

/** decisions §5: an amendment without changes is rejected when placed, edited, submitted or paid. */
export async function refuseNoChanges(tx: Tx, { id, type_id }: { id: number; type_id: number }): Promise<void> {
  if (kindOf(type_id).changes !== 'on_completion') return;
  const { changes, domains } = await readOrder(tx.db, EVERYTHING, id);
  if (changes.length + domains.length === 0) throw new AppError('no_changes');
}
