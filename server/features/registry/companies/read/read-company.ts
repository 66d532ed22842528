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

/** Companies with the reasons for their protection status. */
export const presentWithReasons = (rows: readonly CompanyView[], now: Date): CompanyWithReasons[] =>
  rows.map((row) => ({ ...presentCompany(row, dateOf(now)), reasons: reasonsOf(row, dateOf(now)).reasons }));

/** One company as the API shows it. History snapshots use the same shape. */
export async function readCompany({ db, clock }: { db: Db; clock: Clock }, scope: Scope, id: number): Promise<Company> {
  return presentCompany(found(await getCompany(db, scope, id)), dateOf(clock.now()));
}

/** These three throw not_found if the company is outside the scope. */
export const findCompany = async (db: Db, scope: Scope, id: number) => found(await getCompany(db, scope, id));
export const findCompanyForUpdate = async (db: Db, scope: Scope, id: number) => found(await lockCompany(db, scope, id));
export async function checkCompany(db: Db, scope: Scope, id: number): Promise<void> {
  if (!(await companyExists(db, scope, id))) found(undefined);
}
