import type { Scope } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { getOrderForUpdate, type OrderRow } from '../orders.queries.ts';

export type LockedOrder = OrderRow;

/** An order within the scope, locked until the transaction ends. */
export const lockOrder = (tx: Tx, scope: Scope, id: number): Promise<LockedOrder | undefined> =>
  getOrderForUpdate(tx.db, scope, id);
