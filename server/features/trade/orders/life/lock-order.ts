import type { Scope } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { getOrderForUpdate, type OrderRow } from '../orders.queries.ts';

export type LockedOrder = OrderRow;

/** An order that the scope shows, locked until the act is done. */
export const lockOrder = (tx: Tx, scope: Scope, id: number): Promise<LockedOrder | undefined> =>
  getOrderForUpdate(tx.db, scope, id);
