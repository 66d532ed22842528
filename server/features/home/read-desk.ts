import type { Desk } from '#core/contract/home.ts';
import { addDays, dateOf } from '#core/rules/calendar.ts';
import { money } from '#core/rules/money.ts';
import { EVERYTHING } from '../../db/scope.ts';
import type { Db } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { listFirstToExpire } from '../companies/list-first-to-expire.ts';
import { homeWeeks, noticesAtAGlance } from '../notices/notices-at-a-glance.ts';
import { deskOrders } from '../orders/order-briefs.ts';
import { deskNumbers, paidByWeek } from './home.queries.ts';
import { domainsByStatus, SHOWN } from './read-home.ts';

/** How long a mail that never arrived is worth a line. */
const MAIL_DAYS = 7;

async function revenueWeeks(db: Db, today: string): Promise<Desk['revenue']['weeks']> {
  const starts = homeWeeks(today);
  const paid = new Map((await paidByWeek(db, starts[0]!)).map((row) => [row.week, row]));
  return starts.map((start, at) => ({
    start,
    amount: money(paid.get(at)?.cents ?? 0),
    invoices: paid.get(at)?.invoices ?? 0,
  }));
}

/** For superusers, as the door says: what is to be done, for all customers. */
export async function readDesk({ db, clock }: Deps): Promise<Desk> {
  const now = clock.now();
  const today = dateOf(now);
  const numbers = await deskNumbers(db, today, addDays(today, -MAIL_DAYS));
  const { to_process, waiting_for_payment, unmatched, failed_forwards, expired } = numbers;
  const { open_cents, open_invoices, overdue_invoices, dead_jobs, failed_mails } = numbers;
  return {
    orders: { to_process, waiting_for_payment, ...(await deskOrders(db, SHOWN)) },
    notices: { ...(await noticesAtAGlance(db, EVERYTHING, now, SHOWN)), unmatched, failed_forwards },
    companies: { expired, next_to_expire: await listFirstToExpire(db, EVERYTHING, now, SHOWN) },
    domains: await domainsByStatus(db, EVERYTHING),
    revenue: {
      weeks: await revenueWeeks(db, today),
      open_amount: money(open_cents),
      open_invoices,
      overdue_invoices,
    },
    trouble: { dead_jobs, failed_mails },
  };
}
