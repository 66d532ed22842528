import { sql } from 'kysely';
import { COMPANY_STATUS, DOMAIN_STATUS, ORDER_STATUS, ORDER_TYPE } from '#core/lookups.ts';
import type { Db } from '#server/db/tables.ts';
import type { Fitting } from './fuzz-requests.ts';

const COUNT = 150;

/** Inserts companies, each with an open order, a domain and a due invoice. Random ids would rarely match like this. */
export async function insertRelatedRecords(db: Db): Promise<Fitting[]> {
  const now = new Date();
  const numbers = Array.from({ length: COUNT }, (_, n) => n);
  const companies = await db
    .insertInto('companies')
    .values(numbers.map((n) => ({ name: `Fitting ${n}`, status_id: COMPANY_STATUS.registered, created_date: now })))
    .returning('id as company_id')
    .execute();
  const order = { type_id: ORDER_TYPE.registration, plan_id: 1, created_date: now };
  // Alternates between drafts and orders in processing.
  const status = (n: number) => (n % 2 === 0 ? ORDER_STATUS.draft : ORDER_STATUS.processing);
  const created_by = sql<number>`(select min(id) from users)`;
  const orders = await db
    .insertInto('orders')
    .values(companies.map(({ company_id }, n) => ({ ...order, company_id, status_id: status(n), created_by })))
    .returning(['id', 'company_id'])
    .execute();
  const domains = await db
    .insertInto('domains')
    .values(
      companies.map(({ company_id }, n) => {
        const name = `fitting-${n}.example.com`;
        return { name, unicode_name: name, company_id, status_id: DOMAIN_STATUS.draft, created_date: now };
      }),
    )
    .returning(['id', 'company_id'])
    .execute();
  const bill_to = JSON.stringify({
    name: 'Quay',
    email: '',
    address: '',
    line1: '',
    city: '',
    state: '',
    zip: '',
    country: '',
  });
  const sums = { total_cents: 96_000, lines: '[]', bill_to, instructions: '', status: 'open' } as const;
  const dates = { date: '2026-01-01', due_date: '2027-01-01', period_start: '2027-01-01' };
  const invoices = await db
    .insertInto('invoices')
    .values(companies.map(({ company_id }, n) => ({ ...sums, ...dates, company_id, number: `F-${n}` })))
    .returning(['id', 'company_id'])
    .execute();
  const paid = { period: 'year', status: 'active', current_period_end: '2027-01-01', anchor_day: 1 } as const;
  await db
    .insertInto('subscriptions')
    .values(companies.map(({ company_id }) => ({ ...paid, company_id, clock_date: '2027-01-01' })))
    .execute();
  const idIn = (list: readonly { id: number; company_id: number | null }[], company_id: number) =>
    list.find((one) => one.company_id === company_id)!.id;
  const fitting = companies.map(({ company_id }) => ({
    company_id,
    order_id: idIn(orders, company_id),
    domain_id: idIn(domains, company_id),
    invoice_id: idIn(invoices, company_id),
  }));
  const rows = fitting.map(({ order_id, domain_id }) => ({ order_id, domain_id, is_removed: false }));
  await db.insertInto('order_domains').values(rows).execute();
  return fitting;
}
