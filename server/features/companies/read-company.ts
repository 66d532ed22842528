import type { Company } from '#core/contract/companies.ts';
import { dateOf } from '#core/rules/calendar.ts';
import type { Clock } from '../../clock.ts';
import type { Scope } from '../../db/scope.ts';
import type { Db } from '../../db/tables.ts';
import { found } from '../../http/refuse.ts';
import { openOrders, orderCounts } from '../orders/open-order.ts';
import { subscriptionsOf } from '../payments/subscription.ts';
import { presentCompany } from './companies.present.ts';
import { type CompanyView, getCompany } from './companies.queries.ts';

/** Companies with what the other features know of them, in one statement each, however many there are. */
export async function presentCompanies(db: Db, rows: readonly CompanyView[], now: Date): Promise<Company[]> {
  const ids = rows.map(({ id }) => id);
  const [open, counts, subscriptions] = [
    await openOrders(db, ids),
    await orderCounts(db, ids),
    await subscriptionsOf(db, ids),
  ];
  return rows.map((row) =>
    presentCompany(row, {
      open_order: open.get(row.id) ?? null,
      orders: counts.get(row.id) ?? 0,
      subscription: subscriptions.get(row.id) ?? null,
      today: dateOf(now),
    }),
  );
}

/** One company as it is shown: also what a snapshot in the history holds. */
export async function readCompany({ db, clock }: { db: Db; clock: Clock }, scope: Scope, id: number): Promise<Company> {
  const [company] = await presentCompanies(db, [found(await getCompany(db, scope, id))], clock.now());
  return company!;
}
