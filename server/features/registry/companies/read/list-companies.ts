import type { Company, CompanyInList, CompanyListQuery } from '#core/contract/registry/companies.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { money } from '#core/rules/text/money.ts';
import type { Db } from '../../../../db/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { openTotalsOf } from '../companies.queries.ts';
import { listCompanies } from './company-list.queries.ts';
import { presentCompanies } from './read-company.ts';

/** Adds each company's balance, the sum of its open invoices. For superusers only. */
export async function withBalances(db: Db, companies: readonly Company[]): Promise<CompanyInList[]> {
  const balances = await balancesOf(
    db,
    companies.map(({ id }) => id),
  );
  return companies.map((company) => ({ ...company, balance: money(balances.get(company.id) ?? 0) }));
}

/** Lists all companies. The endpoint is for superusers only. */
export async function listCompaniesPage({ db, clock }: Deps, query: CompanyListQuery) {
  const now = clock.now();
  const { rows, count } = await listCompanies(db, query, dateOf(now));
  const results = presentCompanies(rows, now);
  return { results: query.with_balance ? await withBalances(db, results) : results, count };
}

/** The balance of each company in cents: the sum of its open invoices. */
async function balancesOf(db: Db, company_ids: readonly number[]): Promise<Map<number, number>> {
  const rows = company_ids.length === 0 ? [] : await openTotalsOf(db, company_ids);
  return new Map(rows.map(({ company_id, total_cents }) => [company_id, total_cents]));
}
