import type { CompanyListQuery } from '#core/contract/companies.ts';
import type { Deps } from '../../deps.ts';
import { listCompanies } from './companies.queries.ts';
import { presentCompanies } from './read-company.ts';

/** All companies: for superusers, as the door says. */
export async function listCompaniesPage({ db, clock }: Deps, query: CompanyListQuery) {
  const { rows, count } = await listCompanies(db, query);
  return { results: await presentCompanies(db, rows, clock.now()), count };
}
