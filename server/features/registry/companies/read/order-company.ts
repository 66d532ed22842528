import type { Order } from '#core/contract/trade/orders.ts';
import { countryName } from '../../../../lookups/countries.ts';
import type { CompanyRow } from '../companies.queries.ts';

export const companyOfOrder = ({
  country_code,
  ...company
}: Pick<CompanyRow, 'id' | 'name' | 'address' | 'city' | 'state' | 'zip' | 'country_code'>): Order['company'] => {
  const { id, name, address, city, state, zip } = company;
  return { id, name, address, city, state, zip, country: countryName(country_code) };
};
