import type { Order } from '#core/contract/orders.ts';
import { countryName } from '../../adapters/countries.ts';
import type { Db } from '../../db/tables.ts';
import { briefsOf } from './companies.queries.ts';

/** What orders show of their companies. The orders have been found within the caller's scope. */
export async function companyBriefs(db: Db, ids: readonly number[]): Promise<Map<number, Order['company']>> {
  if (ids.length === 0) return new Map();
  const rows = await briefsOf(db, ids);
  return new Map(
    rows.map(({ country_code, ...company }) => [company.id, { ...company, country: countryName(country_code) }]),
  );
}
