import { REMINDER_DAYS } from '#core/constants.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { addDays } from '#core/rules/text/calendar.ts';
import { grouped } from '#server/db/grouped.ts';
import { checkHistory } from '#server/db/history.ts';
import type { Db } from '#server/db/tables.ts';
import type { Planned } from './plan.ts';
import type { Simulated } from './simulate.ts';

const statusOf = ({ way }: Planned): number =>
  way.removes ? COMPANY_STATUS.removed : way.renews ? COMPANY_STATUS.registered : COMPANY_STATUS.expired;

/** Reminders before the first expiry, none after a renewal or removal. */
const remindersOf = ({ way }: Planned): number[] =>
  way.removes ? [] : REMINDER_DAYS.filter((days) => days > (way.renews ?? 0) || days === way.renews);

/** First days of the periods charged to a stored card. */
function chargedOf({ way, periods, start }: Planned): string[] {
  if (way.card === null) return [];
  if (way.removes) return periods.filter((day) => day <= addDays(start, way.removes!));
  return way.card.endsWith('0341') && !way.replacesCard ? [] : periods;
}

const subscriptionOf = ({ way }: Planned): string =>
  way.removes
    ? 'ended'
    : chargedOf({ way, periods: ['x'] } as Planned).length > 0 || way.paysInvoices
      ? 'active'
      : 'past_due';

/** Expected and actual state of each company at the end. */
export async function audit(db: Db, { companies }: Simulated) {
  const rows = await db
    .selectFrom('companies as c')
    .innerJoin('subscriptions as s', 's.company_id', 'c.id')
    .select(['c.id', 'c.name', 'c.status_id', 's.status'])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const reminders = grouped(await db.selectFrom('reminders').selectAll().execute(), ({ company_id }) => company_id);
  const allCharges = await db.selectFrom('subscription_charges').selectAll().orderBy('period_start').execute();
  const charges = grouped(allCharges, ({ company_id }) => company_id);
  const allInvoices = await db.selectFrom('invoices').selectAll().where('period_start', 'is not', null).execute();
  const invoices = grouped(allInvoices, ({ company_id }) => company_id);
  const allMails = await db.selectFrom('mails').select('subject').execute();
  const mails = grouped(allMails, ({ subject }) => /^The designation of (.*) expire(?:s|d) /.exec(subject)?.[1]);

  const should = companies.map((company) => ({
    name: company.name,
    status_id: statusOf(company),
    subscription: subscriptionOf(company),
    reminders: remindersOf(company).map((days) => [company.expires, days, true]),
    letters: remindersOf(company).length + (statusOf(company) === COMPANY_STATUS.expired ? 1 : 0),
    charged: chargedOf(company),
    invoiced: chargedOf(company),
    // The card that pays once is tried four times, or twice when it was replaced after two days.
    refused: company.way.card?.endsWith('0341') ? (company.way.replacesCard ? 2 : 4) : 0,
    settled: company.way.paysInvoices ? company.periods : [],
    open: company.way.card === null && !company.way.paysInvoices ? [company.periods[0]] : [],
  }));
  const is = companies.map(({ id, name }) => {
    const own = charges.get(id) ?? [];
    const paid = own.filter(({ status }) => status === 'paid');
    const ids = new Set(paid.map((charge) => charge.id));
    const bills = (invoices.get(id) ?? []).sort((a, b) => (a.period_start! < b.period_start! ? -1 : 1));
    const starts = (of: typeof bills) => of.map(({ period_start }) => period_start);
    return {
      name,
      status_id: byId.get(id)?.status_id,
      subscription: byId.get(id)?.status,
      reminders: (reminders.get(id) ?? [])
        .sort((a, b) => b.days - a.days)
        .map(({ expires_date, days, is_sent }) => [expires_date, days, is_sent]),
      letters: mails.get(name)?.length ?? 0,
      charged: paid.map(({ period_start }) => period_start),
      invoiced: starts(bills.filter(({ payment_id }) => payment_id !== null && ids.has(payment_id))),
      refused: own.filter(({ declined_for }) => declined_for !== null).length,
      settled: starts(bills.filter(({ status, payment_id }) => status === 'paid' && payment_id === null)),
      open: starts(bills.filter(({ status }) => status === 'open')),
    };
  });
  return { should, is, money: await moneyOf(db), history: await checkHistory(db), figures: figuresOf() };

  function figuresOf() {
    return {
      companies: companies.length,
      charges: allCharges.filter(({ status }) => status === 'paid').length,
      refusals: allCharges.filter(({ declined_for }) => declined_for !== null).length,
      reminders: [...reminders.values()].flat().length,
      expired: rows.filter(({ status_id }) => status_id === COMPANY_STATUS.expired).length,
    };
  }
}

/** Charges of the gateway and our records of them. */
async function moneyOf(db: Db) {
  const taken = await db.selectFrom('sandbox_charges').select('id').where('declined_for', 'is', null).execute();
  const orders = await db
    .selectFrom('payments')
    .select('id')
    .where('payment_type', '=', 1)
    .where('status', '=', 'paid')
    .execute();
  const periods = await db.selectFrom('subscription_charges').select('id').where('status', '=', 'paid').execute();
  const underWay = await db
    .selectFrom('subscription_charges')
    .select('id')
    .where('status', 'in', ['pending', 'unknown'])
    .execute();
  const ids = (of: { id: string }[]) => of.map(({ id }) => id).sort();
  return { taken: ids(taken), booked: ids([...orders, ...periods]), underWay: underWay.length };
}
