import type { CompanyChange } from '#core/contract/company-fields.ts';
import type { Order } from '#core/contract/orders.ts';
import type { Change } from '../../../db/history.ts';
import type { Db } from '../../../db/tables.ts';
import { countryName } from '../../../lookups/countries.ts';
import { changesOf } from './change-company-fields.ts';
import { type CompanyRow, companiesOf } from './companies.queries.ts';

export interface CompanyOfOrder {
  brief: Order['company'];
  /** How it would change by what an order wants. */
  changesBy(wanted: CompanyChange): Change[];
}

export const companyOfOrder = ({
  country_code,
  ...company
}: Pick<CompanyRow, 'id' | 'name' | 'address' | 'city' | 'state' | 'zip' | 'country_code'>): Order['company'] => {
  const { id, name, address, city, state, zip } = company;
  return { id, name, address, city, state, zip, country: countryName(country_code) };
};

/** What orders show of their companies. The orders have been found within the caller's scope. */
export async function companiesOfOrders(db: Db, ids: readonly number[]): Promise<Map<number, CompanyOfOrder>> {
  if (ids.length === 0) return new Map();
  const rows = await companiesOf(db, ids);
  return new Map(
    rows.map((company) => [
      company.id,
      { brief: companyOfOrder(company), changesBy: (wanted) => changesOf(company, wanted) },
    ]),
  );
}
