import { LISTED_DOMAINS, type Order, type OrderDomain } from '#core/contract/trade/orders.ts';
import { orderTypeLookup, planById, statusLookup } from '#core/lookups.ts';
import { money } from '#core/rules/text/money.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { isEditable, isOpen } from '#core/rules/trade/order-life.ts';
import { orderNumber } from '#core/rules/trade/order-number.ts';
import { iso } from '../../../../db/lists/json-dates.ts';
import { presentFile } from '../../../records/files/files.present.ts';
import { presentNoteViews } from '../../../records/notes/notes.present.ts';
import { presentPerson } from '../../../records/users/read/people.ts';
import { changesOf } from '../../../registry/companies/change/change-company-fields.ts';
import { companyOfOrder } from '../../../registry/companies/read/order-company.ts';
import { currentPayment } from './order-payment.ts';
import type { DomainColumns, OrderView } from './order-views.queries.ts';
import { presentPayment } from './payments.present.ts';

function domainsIn(columns: DomainColumns | null): OrderDomain[] {
  const { id, names, status_id, unicode_name, email } = columns ?? NO_DOMAINS;
  if (id === null) return [];
  const name = names!.split(' ');
  const list = id.map((one, at) => ({
    id: one,
    name: name[at]!,
    unicode_name: unicode_name?.[one] ?? name[at]!,
    email: email?.[one] ?? null,
    status: statusLookup(status_id![at]!),
  }));
  return list.sort(byName);
}

/**
 * decisions §10, §11: added and removed domains; a renewal or removal is about all registered domains of the company.
 */
function domainsOf({ type_id, concerns_all, ...row }: OrderView): Domains {
  const first = domainsIn(row.added);
  const { domains_count } = row;
  if (concerns_all) {
    const goes = kindOf(type_id).domains === 'all_go';
    const removed = goes ? { removed: first, removed_count: domains_count } : { removed: [], removed_count: 0 };
    return { domains: first, domains_count, added: [], added_count: 0, ...removed };
  }
  const second = domainsIn(row.removed);
  const counts = { domains_count, added_count: row.added_count, removed_count: row.removed_count };
  return { ...counts, domains: [...first, ...second].sort(byName), added: first, removed: second };
}

type Domains = Pick<Order, 'domains' | 'added' | 'removed' | 'domains_count' | 'added_count' | 'removed_count'>;

const NO_DOMAINS: DomainColumns = { id: null, names: null, status_id: null, unicode_name: null, email: null };

/** As PostgreSQL's "C" collation sorts them. */
const byName = (a: OrderDomain, b: OrderDomain): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id);

type Priced = Pick<OrderView, 'type_id' | 'status_id' | 'plan_id' | 'is_covered' | 'is_subscribed'>;

/** decisions §5: an active subscription covers amendments and renewals. Editable orders use its current status. */
const isCovered = ({ is_covered, is_subscribed, type_id, status_id }: Priced): boolean =>
  is_covered || (is_subscribed && kindOf(type_id).canBeCovered && isEditable(status_id));

export const amountOf = (row: Priced): string =>
  money(isCovered(row) || kindOf(row.type_id).price === 'free' ? 0 : planById(row.plan_id).cents);

export function presentOrder(row: OrderView): Order {
  const plan = planById(row.plan_id);
  const payment = currentPayment(row.payments ?? []);
  return {
    id: row.id,
    number: orderNumber(row.id),
    type: orderTypeLookup(row.type_id),
    status: statusLookup(row.status_id),
    company: companyOfOrder(row.company),
    ...domainsOf(row),
    // Computed until completion, stored afterwards.
    changes: isOpen(row.status_id) ? changesOf(row.company, row.wanted) : row.changes,
    plan: { id: plan.id, name: plan.name },
    period: plan.period,
    amount: amountOf(row),
    is_covered: isCovered(row),
    links: row.links ?? [],
    notes: presentNoteViews(row.notes),
    files: (row.files ?? []).map(presentFile),
    payment: payment ? presentPayment({ ...payment, instructions: row.invoice?.instructions ?? null }) : null,
    invoice: row.invoice && { id: row.invoice.id, number: row.invoice.number },
    created_by: row.created_by && presentPerson(row.created_by),
    created_date: iso(row.created_date),
    completed_by: row.completed_by && presentPerson(row.completed_by),
    completed_date: row.completed_as_given ?? row.completed_date,
    dmca_public_id: row.dmca_public_id,
    dmca_registration_id: row.dmca_registration_id,
  };
}

export function presentListed(row: OrderView): Order {
  const order = presentOrder(row);
  return { ...order, domains: order.domains.slice(0, LISTED_DOMAINS) };
}
