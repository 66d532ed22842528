import type { CompanyChange } from '#core/contract/registry/company-fields.ts';
import type { OrderUpdate } from '#core/contract/trade/orders.ts';
import { AppError } from '#core/errors.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { isEditable } from '#core/rules/trade/order-life.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { amendedFields } from '../../../registry/companies/change/amended-fields.ts';
import { changeCompanyFields } from '../../../registry/companies/change/change-company-fields.ts';
import { addDomains, dropDomains } from '../../../registry/domains/adding/order-domains.ts';
import { setOrderValues } from '../orders.queries.ts';
import { choosePlan } from '../place/choose-plan.ts';
import type { LockedOrder } from './lock-order.ts';

type Parts = Omit<OrderUpdate, 'status'>;

/**
 * A registration changes its company's fields directly, because nothing is filed yet. An amendment stores the wanted
 * fields until completion. Other kinds accept no changes, but a form may resend current values.
 */
async function changeFields(tx: Tx, order: LockedOrder, fields: CompanyChange): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  const { id, company_id, type_id } = order;
  if (kindOf(type_id).changes === 'at_once') {
    const changes = await changeCompanyFields(tx, company_id, fields);
    if (changes.length > 0) {
      recordHistory(tx, { model: 'company', object_id: company_id, action: 'changed', changes });
    }
    return;
  }
  const { wanted, changes } = await amendedFields(tx, company_id, { ...order.wanted, ...fields });
  if (kindOf(type_id).changes === null) {
    if (changes.length > 0) throw new AppError('order_fixed');
    return;
  }
  await setOrderValues(tx.db, id, { wanted });
  recordHistory(tx, { model: 'order', object_id: id, action: 'changed', changes });
}

/** Removals first, so that a name can return with a different address. */
async function changeDomains(
  tx: Tx,
  order: LockedOrder,
  { added = [], removed = [] }: Parts,
  staged?: ReadonlySet<string>,
): Promise<void> {
  if (added.length + removed.length === 0) return;
  const { id, company_id, type_id } = order;
  if (kindOf(type_id).changes === null) throw new AppError('order_fixed');
  if (removed.length > 0) await dropDomains(tx, id, removed);
  if (added.length > 0) await addDomains(tx, { order_id: id, company_id }, added, 'added', staged);
  const changes = Object.entries({ removed: removed.length, added: added.length })
    .filter(([, count]) => count > 0)
    .map(([field, to]) => ({ field, from: null, to }));
  recordHistory(tx, { model: 'order', object_id: id, action: 'changed', changes });
}

/** Edits a locked order; every part is optional (decisions §5). */
export async function editOrder(tx: Tx, order: LockedOrder, parts: Parts, staged?: ReadonlySet<string>): Promise<void> {
  if (Object.keys(parts).length === 0) return;
  if (!isEditable(order.status_id)) throw new AppError('order_move_refused');
  const { plan_id, added, removed, ...fields } = parts;
  if (plan_id !== undefined) await choosePlan(tx, order, plan_id);
  await changeFields(tx, order, fields);
  await changeDomains(tx, order, { added, removed }, staged);
}
