import type { Desk } from '#core/contract/views/home.ts';
import { addDays, dateOf } from '#core/rules/text/calendar.ts';
import { money } from '#core/rules/text/money.ts';
import { type Reading, readTogether } from '../../../db/lists/read-together.ts';
import { EVERYTHING } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { homeNotices, homeWeeks } from '../../intake/notices/read/home-notices.ts';
import { listNextToExpire } from '../../registry/companies/read/list-next-to-expire.ts';
import { newestBriefs, oldestBrief } from '../../trade/orders/read/order-briefs.ts';
import { type DeskNumbers, deskNumbers, type PaidWeek, paidByWeek } from './home.queries.ts';
import { domainsByStatus, SHOWN } from './read-home.ts';

/** How long failed mails are counted. */
const MAIL_DAYS = 7;

const revenueWeeks = (starts: readonly string[]): Reading<PaidWeek, Desk['revenue']['weeks']> => ({
  rows: paidByWeek(starts[0]!),
  present: (rows) => {
    const paid = new Map(rows.map((row) => [row.week, row]));
    return starts.map((start, at) => ({
      start,
      amount: money(paid.get(at)?.cents ?? 0),
      invoices: paid.get(at)?.invoices ?? 0,
    }));
  },
});

const dashboardNumbers = (now: Date, today: string): Reading<DeskNumbers, DeskNumbers> => ({
  rows: deskNumbers({ today, mailsSince: addDays(today, -MAIL_DAYS), now }),
  present: ([numbers]) => numbers!,
});

/** For superusers, as the route requires: open work across all customers. */
export async function readDesk({ db, clock }: Deps): Promise<Desk> {
  const now = clock.now();
  const today = dateOf(now);
  const { numbers, oldest, newest, notices, next_to_expire, domains, weeks } = await readTogether(db, {
    numbers: dashboardNumbers(now, today),
    oldest: oldestBrief,
    newest: newestBriefs(SHOWN),
    notices: homeNotices(EVERYTHING, today, SHOWN),
    next_to_expire: listNextToExpire(EVERYTHING, now, SHOWN),
    domains: domainsByStatus(EVERYTHING),
    weeks: revenueWeeks(homeWeeks(today)),
  });
  const { to_process, waiting_for_payment, unmatched, unread, unconfirmed_forms, failed_forwards, expired } = numbers;
  const { open_cents, open_invoices, overdue_invoices, dead_jobs, failed_mails } = numbers;
  return {
    orders: { to_process, waiting_for_payment, oldest, newest },
    notices: { ...notices, unmatched, unread, unconfirmed_forms, failed_forwards },
    companies: { expired, next_to_expire },
    domains,
    revenue: { weeks, open_amount: money(open_cents), open_invoices, overdue_invoices },
    trouble: { dead_jobs, failed_mails },
  };
}
