import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { CompanyChange } from '#core/contract/registry/company-fields.ts';
import { AppError } from '#core/errors.ts';
import { failpoint } from '../../../base/failpoints.ts';
import type { Change } from '../../../db/history.ts';
import { isValidId } from '../../../db/is-valid-id.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';

interface OrdersTable {
  id: Generated<number>;
  company_id: number;
  type_id: number;
  status_id: number;
  plan_id: number;
  is_covered: Generated<boolean>;
  wanted: JSONColumnType<CompanyChange, string | undefined, string>;
  changes: JSONColumnType<Change[], string | undefined, string>;
  dmca_public_id: string | null;
  dmca_registration_id: string | null;
  created_by: number | null;
  created_date: Date;
  completed_by: number | null;
  /** The UTC date of the filing. */
  completed_date: string | null;
  /** The date and time as given. */
  completed_as_given: string | null;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    orders: OrdersTable;
  }
}

export type OrderRow = Selectable<OrdersTable>;

const ordersIn = (db: Db, scope: Scope) =>
  db
    .selectFrom('orders')
    .selectAll()
    .$if(!scope.all, (q) =>
      q.where(scope.all ? sql.lit(true) : sql<boolean>`company_id = any(${[...scope.company_ids]}::int[])`),
    );

export async function getOrder(db: Db, scope: Scope, id: number): Promise<OrderRow | undefined> {
  return isValidId(id) ? ordersIn(db, scope).where('id', '=', id).executeTakeFirst() : undefined;
}

/** Row lock until the transaction ends. */
export async function getOrderForUpdate(db: Db, scope: Scope, id: number): Promise<OrderRow | undefined> {
  if (!isValidId(id)) return undefined;
  const order = ordersIn(db, scope).where('id', '=', id);
  return (failpoint('no-lock-on-order') ? order : order.forUpdate()).executeTakeFirst();
}

type NewOrder = Pick<OrderRow, 'company_id' | 'type_id' | 'status_id' | 'plan_id' | 'created_by' | 'created_date'>;

/** A unique index allows one open order per company, also under concurrency (decisions §5). */
export async function insertOrder(db: Db, order: NewOrder): Promise<number> {
  try {
    return (await db.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow()).id;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === '23505' && constraint === 'orders_open') throw new AppError('open_order_exists');
    throw error;
  }
}

/** Called by `moveOrder` only. */
export async function setOrderStatus(db: Db, id: number, status_id: number): Promise<void> {
  await db.updateTable('orders').set({ status_id }).where('id', '=', id).execute();
}

type OrderValues = Pick<
  OrderRow,
  | 'plan_id'
  | 'is_covered'
  | 'wanted'
  | 'changes'
  | 'dmca_public_id'
  | 'dmca_registration_id'
  | 'completed_by'
  | 'completed_date'
  | 'completed_as_given'
>;

export async function setOrderValues(db: Db, id: number, values: Partial<OrderValues>): Promise<void> {
  const { wanted, changes, ...plain } = values;
  const json = {
    ...(wanted && { wanted: JSON.stringify(wanted) }),
    ...(changes && { changes: JSON.stringify(changes) }),
  };
  await db
    .updateTable('orders')
    .set({ ...plain, ...json })
    .where('id', '=', id)
    .execute();
}

export async function removeOrder(db: Db, id: number): Promise<void> {
  await db.deleteFrom('orders').where('id', '=', id).execute();
}
