import type { Order } from '#core/contract/orders.ts';
import { ORDER_TYPE, orderTypeLookup, planById, statusLookup } from '#core/lookups.ts';
import { money } from '#core/rules/money.ts';
import { isOpen } from '#core/rules/order-life.ts';
import { orderNumber } from '#core/rules/order-number.ts';
import { grouped } from '../../db/grouped.ts';
import type { Db } from '../../db/tables.ts';
import { companiesOfOrders } from '../companies/company-of-order.ts';
import { domainsOfOrders } from '../domains/order-domains.ts';
import { filesOf } from '../files/files-of.ts';
import { notesOf } from '../notes/notes-of.ts';
import { coveredOrders } from '../payments/covered-orders.ts';
import { paymentsOfOrders } from '../payments/order-payment.ts';
import { peopleOf } from '../users/people.ts';
import { linksOf } from './links.queries.ts';
import type { OrderRow } from './orders.queries.ts';

/** Orders as they are shown, whole: a fixed number of statements, however many there are. */
export async function presentOrders(db: Db, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const companies = await companiesOfOrders(db, [...new Set(rows.map(({ company_id }) => company_id))]);
  const domains = await domainsOfOrders(db, rows);
  const payments = await paymentsOfOrders(db, ids);
  const covered = await coveredOrders(db, rows);
  const links = grouped(await linksOf(db, ids), ({ order_id }) => order_id);
  const notes = await notesOf(db, 'order', ids);
  const files = await filesOf(db, 'order', ids);
  const people = await peopleOf(
    db,
    rows.flatMap(({ created_by, completed_by }) => [created_by, completed_by]),
  );
  return rows.map((row) => {
    const plan = planById(row.plan_id);
    const company = companies.get(row.company_id)!;
    const is_covered = covered.has(row.id);
    const isFree = is_covered || row.type_id === ORDER_TYPE.removal;
    return {
      id: row.id,
      number: orderNumber(row.id),
      type: orderTypeLookup(row.type_id),
      status: statusLookup(row.status_id),
      company: company.brief,
      domains: [],
      added: [],
      removed: [],
      ...domains.get(row.id),
      // What it is going to change, until it has.
      changes: isOpen(row.status_id) ? company.changesBy(row.wanted) : row.changes,
      plan: { id: plan.id, name: plan.name },
      period: plan.period,
      amount: money(isFree ? 0 : plan.cents),
      is_covered,
      links: (links.get(row.id) ?? []).map(({ id, url, title }) => ({ id, url, title })),
      notes: notes.get(row.id) ?? [],
      files: files.get(row.id) ?? [],
      payment: null,
      invoice: null,
      ...payments.get(row.id),
      created_by: people.get(row.created_by) ?? null,
      created_date: row.created_date.toISOString(),
      completed_by: people.get(row.completed_by) ?? null,
      completed_date: row.completed_date,
    };
  });
}
