import { AppError } from '#core/errors.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import type { Config } from '../../../../base/config.ts';
import { EVERYTHING } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { isRecordWrong } from '../../../registry/public-record/read/is-record-wrong.ts';
import type { LockedOrder } from '../life/lock-order.ts';
import { readOrder } from '../read/read-order.ts';

/**
 * decisions §5: an amendment without changes is rejected when placed, edited, submitted or paid, unless filing the registration again
 * corrects the public record (beyond § 20).
 */
export async function refuseNoChanges(
  tx: Tx,
  config: Config,
  { id, type_id, company_id }: Pick<LockedOrder, 'id' | 'type_id' | 'company_id'>,
): Promise<void> {
  if (kindOf(type_id).changes !== 'on_completion') return;
  const { changes, domains } = await readOrder(tx.db, EVERYTHING, id);
  if (changes.length + domains.length > 0 || (await isRecordWrong(tx, config, company_id))) return;
  throw new AppError('no_changes');
}
