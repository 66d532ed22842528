import type { Company } from '#core/contract/companies.ts';
import type { CompanyStanding } from '#core/contract/home.ts';
import { dateOf } from '#core/rules/calendar.ts';
import type { Clock } from '../../clock.ts';
import type { Scope } from '../../db/scope.ts';
import type { Db } from '../../db/tables.ts';
import { found } from '../../http/refuse.ts';
import { openOrders, orderCounts } from '../orders/open-order.ts';
import { subscriptionsOf } from '../payments/subscription.ts';
import { type Around, presentCompany, reasonsOf } from './companies.present.ts';
import { type CompanyView, getCompany } from './companies.queries.ts';

/** What the other features know of companies, in one statement each, however many there are. */
async function aroundEach(db: Db, rows: readonly CompanyView[], now: Date): Promise<(id: number) => Around> {
  const ids = rows.map(({ id }) => id);
  const [open, counts, subscriptions] = [
    await openOrders(db, ids),
    await orderCounts(db, ids),
    await subscriptionsOf(db, ids),
  ];
  return (id) => ({
    open_order: open.get(id) ?? null,
    orders: counts.get(id) ?? 0,
    subscription: subscriptions.get(id) ?? null,
    today: dateOf(now),
  });
}

export async function presentCompanies(db: Db, rows: readonly CompanyView[], now: Date): Promise<Company[]> {
  const around = await aroundEach(db, rows, now);
  return rows.map((row) => presentCompany(row, around(row.id)));
}

/** Companies with why each stands as it does. */
export async function presentStandings(db: Db, rows: readonly CompanyView[], now: Date): Promise<CompanyStanding[]> {
  const around = await aroundEach(db, rows, now);
  return rows.map((row) => ({
    ...presentCompany(row, around(row.id)),
    reasons: reasonsOf(row, around(row.id)).reasons,
  }));
}

/** One company as it is shown: also what a snapshot in the history holds. */
export async function readCompany({ db, clock }: { db: Db; clock: Clock }, scope: Scope, id: number): Promise<Company> {
  const [company] = await presentCompanies(db, [found(await getCompany(db, scope, id))], clock.now());
  return company!;
}
