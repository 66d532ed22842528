import { AppError } from '#core/errors.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { isEditable } from '#core/rules/trade/order-life.ts';
import type { LockedOrder } from './lock-order.ts';

/**
 * Fields and domains can change in Draft and Waiting, and only for kinds of order that have changes (decisions §10).
 */
export function refuseUneditable({ type_id, status_id }: LockedOrder): void {
  if (!isEditable(status_id)) throw new AppError('order_move_refused');
  if (kindOf(type_id).changes === null) throw new AppError('order_fixed');
}
