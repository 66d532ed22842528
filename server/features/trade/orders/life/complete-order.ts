import { FIRST_DESIGNATION_DATE } from '#core/constants.ts';
import type { Order, OrderComplete } from '#core/contract/trade/orders.ts';
import type { FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { dateOf, momentOf } from '#core/rules/text/calendar.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found, refuseFields } from '../../../../http/answer/refuse.ts';
import { recordEvent } from '../../../records/events/record-event.ts';
import { writeNote } from '../../../records/notes/write-note.ts';
import { snapshotCompany } from '../../../registry/companies/change/snapshot-company.ts';
import { getOrder, setOrderValues } from '../orders.queries.ts';
import { readOrder } from '../read/read-order.ts';
import { applyOrder, type Filing } from './apply-order.ts';
import { lockOrder } from './lock-order.ts';
import { moveOrder } from './move-order.ts';
import { notifyCompleted } from './notify-completed.ts';

/**
 * Both directory ids are required for the first filing; the date starts the three years and cannot be in the future.
 */
function filingFaults(
  type_id: number,
  { dmca_public_id, dmca_registration_id, completed_date }: Partial<Filing>,
  today: string,
): FieldErrors {
  const fields: FieldErrors = {};
  const { isFirst } = kindOf(type_id);
  if (isFirst && dmca_public_id === '') fields.dmca_public_id = [messages.publicIdRequired];
  if (isFirst && dmca_registration_id === '') fields.dmca_registration_id = [messages.registrationIdRequired];
  if (completed_date !== undefined && completed_date > today) fields.completed_date = [messages.completedInFuture];
  if (completed_date !== undefined && completed_date < FIRST_DESIGNATION_DATE)
    fields.completed_date = [messages.completedTooEarly];
  return fields;
}

/** The faults of a filing beyond the shape of the body. */
export async function examineFiling(
  deps: Deps,
  actor: Actor,
  id: number,
  { completed_date: given, ...ids }: Partial<OrderComplete>,
): Promise<FieldErrors> {
  const { type_id } = found(await getOrder(deps.db, visibleTo(actor), id));
  const completed_date = given === undefined ? undefined : dateOf(momentOf(given));
  return filingFaults(type_id, { ...ids, completed_date }, dateOf(deps.clock.now()));
}

/**
 * decisions §5: applies a manual filing in one transaction and stores a snapshot of the company in the history. The order
 * keeps the ids that the directory has after it.
 */
export function completeOrder(deps: Deps, actor: Actor, id: number, body: OrderComplete): Promise<Order> {
  return transaction(deps, actor, async (tx) => {
    const order = found(await lockOrder(tx, visibleTo(actor), id));
    const { company_id } = order;
    const { notes = '', completed_date: given = dateOf(tx.now), ...ids } = body;
    const filing = { ...ids, completed_date: dateOf(momentOf(given)) };
    refuseFields(filingFaults(order.type_id, filing, dateOf(tx.now)));
    await moveOrder(tx, { id }, 'complete', 'superuser');
    const { action, changes } = await applyOrder(tx, order, filing);
    const snapshot = await snapshotCompany(tx, deps.clock, company_id);
    await setOrderValues(tx.db, id, {
      dmca_public_id: snapshot.designation?.dmca_public_id ?? null,
      dmca_registration_id: snapshot.designation?.dmca_registration_id ?? null,
      completed_date: filing.completed_date,
      completed_as_given: given === filing.completed_date ? null : given,
      completed_by: actor.id,
    });
    if (notes !== '') await writeNote(tx, 'order', id, notes);
    recordHistory(tx, { model: 'order', object_id: id, action: 'completed' });
    await recordEvent(tx, 'order_completed', { company_id, model: 'order', object_id: id });
    recordHistory(tx, { model: 'company', object_id: company_id, action, changes, snapshot });
    const completed = await readOrder(tx.db, visibleTo(actor), id);
    await notifyCompleted(tx, deps.config, completed, snapshot);
    return completed;
  });
}
