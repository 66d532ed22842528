import type { Order, OrderDomain, OrderInList } from '#core/contract/trade/orders.ts';
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
import { companyOfOrder } from '../../../registry/companies/change/company-of-order.ts';
import { currentPayment } from './order-payment.ts';
import type { DomainColumns, OrderView } from './order-views.queries.ts';
import { presentPayment } from './payments.present.ts';

function domainsIn({ id, names, status_id, unicode_name, email }: DomainColumns): OrderDomain[] {
  if (id === null) return [];
  const name = names!.split(' ');
  return id.map((one, at) => ({
    id: one,
    name: name[at]!,
    unicode_name: unicode_name?.[one] ?? name[at]!,
    email: email?.[one] ?? null,
    status: statusLookup(status_id![at]!),
  }));
}

/**
 * decisions §10, §11: added and removed domains; a renewal or removal is about all registered domains of the company.
 */
function domainsOf({ type_id, concerns_all, added, removed }: OrderView): Pick<Order, 'domains' | 'added' | 'removed'> {
  const first = domainsIn(added);
  if (concerns_all) return { domains: first, added: [], removed: kindOf(type_id).domains === 'all_go' ? first : [] };
  const second = removed ? domainsIn(removed) : [];
  return { domains: second.length > 0 ? [...first, ...second] : first, added: first, removed: second };
}

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
    payment: payment ? presentPayment(payment) : null,
    invoice: row.invoice,
    created_by: row.created_by && presentPerson(row.created_by),
    created_date: iso(row.created_date),
    completed_by: row.completed_by && presentPerson(row.completed_by),
    completed_date: row.completed_as_given ?? row.completed_date,
    dmca_public_id: row.dmca_public_id,
    dmca_registration_id: row.dmca_registration_id,
  };
}

export function presentListed(row: OrderView): OrderInList {
  const order = presentOrder(row);
  return row.domains_count > order.domains.length ? { ...order, domains_count: row.domains_count } : order;
}
