import type { Company } from '#core/contract/registry/companies.ts';
import type { CompanyWithReasons } from '#core/contract/views/home.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { Scope } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { type CompanyView, companyExists, getCompany, lockCompany } from '../companies.queries.ts';
import { presentCompany, reasonsOf } from './companies.present.ts';

export const presentCompanies = (rows: readonly CompanyView[], now: Date): Company[] =>
  rows.map((row) => presentCompany(row, dateOf(now)));

/** Companies with why each stands as it does. */
export const presentWithReasons = (rows: readonly CompanyView[], now: Date): CompanyWithReasons[] =>
  rows.map((row) => ({ ...presentCompany(row, dateOf(now)), reasons: reasonsOf(row, dateOf(now)).reasons }));

/** One company as it is shown: also what a snapshot in the history holds. */
export async function readCompany({ db, clock }: { db: Db; clock: Clock }, scope: Scope, id: number): Promise<Company> {
  return presentCompany(found(await getCompany(db, scope, id)), dateOf(clock.now()));
}

/** The company as it is stored; refused when the scope does not hold it. The same for the next two. */
export const findCompany = async (db: Db, scope: Scope, id: number) => found(await getCompany(db, scope, id));
export const findCompanyForUpdate = async (db: Db, scope: Scope, id: number) => found(await lockCompany(db, scope, id));
export async function checkCompany(db: Db, scope: Scope, id: number): Promise<void> {
  if (!(await companyExists(db, scope, id))) found(undefined);
}
