import { ORDER_STATUS } from '#core/lookups.ts';
import type { Db } from '../../../../db/tables.ts';

/** The companies must be within the caller's scope. */
export function openOrdersOf(db: Db, company_ids: readonly number[]) {
  return db
    .selectFrom('orders')
    .select(['id', 'company_id', 'type_id', 'status_id'])
    .where('company_id', 'in', [...company_ids])
    .where('status_id', '!=', ORDER_STATUS.complete)
    .execute();
}
