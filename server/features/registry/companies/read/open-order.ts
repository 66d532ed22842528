import { type Lookup, orderTypeLookup, statusLookup } from '#core/lookups.ts';
import { orderNumber } from '#core/rules/trade/order-number.ts';
import type { Db } from '../../../../db/tables.ts';
import { openOrdersOf } from '../companies.queries.ts';

export interface OpenOrder {
  id: number;
  number: string;
  type: Lookup;
  status: Lookup;
}

/** The open orders of companies, by company id. */
export async function openOrders(db: Db, company_ids: readonly number[]): Promise<Map<number, OpenOrder>> {
  const rows = company_ids.length === 0 ? [] : await openOrdersOf(db, company_ids);
  return new Map(
    rows.map(({ id, company_id, type_id, status_id }) => [
      company_id,
      { id, number: orderNumber(id), type: orderTypeLookup(type_id), status: statusLookup(status_id) },
    ]),
  );
}
