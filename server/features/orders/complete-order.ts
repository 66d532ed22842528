import { FIRST_DESIGNATION_DATE } from '#core/constants.ts';
import type { Order, OrderComplete } from '#core/contract/orders.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { dateOf } from '#core/rules/calendar.ts';
import { recordHistory } from '../../db/history.ts';
import { type Actor, EVERYTHING, visibleTo } from '../../db/scope.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { found } from '../../http/refuse.ts';
import { readCompany } from '../companies/read-company.ts';
import { registerCompany } from '../companies/register-company.ts';
import { applyDomains } from '../domains/order-domains.ts';
import { writeNote } from '../notes/write-note.ts';
import { lockOrder } from './lock-order.ts';
import { moveOrder } from './move-order.ts';
import { setOrderValues } from './orders.queries.ts';
import { readOrder } from './read-order.ts';

/** A designation is found in the directory by its two ids; its three years begin on a day that has come. */
function checkFiling({ dmca_public_id, dmca_registration_id }: OrderComplete, completed_date: string, today: string) {
  const fields: FieldErrors = {};
  if (dmca_public_id === '') fields.dmca_public_id = [messages.publicIdRequired];
  if (dmca_registration_id === '') fields.dmca_registration_id = [messages.registrationIdRequired];
  if (completed_date > today) fields.completed_date = [messages.completedInFuture];
  if (completed_date < FIRST_DESIGNATION_DATE) fields.completed_date = [messages.completedTooEarly];
  if (Object.keys(fields).length > 0) throw new AppError('bad_request', { fields });
}

/** decisions §5: what was filed by hand is applied in one act, and the company is kept in the history as it then is. */
export function completeOrder(deps: Deps, actor: Actor, id: number, filing: OrderComplete): Promise<Order> {
  return transaction(deps, actor, async (tx) => {
    const { company_id } = found(await lockOrder(tx, visibleTo(actor), id));
    await moveOrder(tx, { id }, 'complete', 'superuser');
    const { dmca_public_id, dmca_registration_id, completed_date = dateOf(tx.now), notes = '' } = filing;
    checkFiling(filing, completed_date, dateOf(tx.now));
    const ids = { dmca_public_id, dmca_registration_id };
    await setOrderValues(tx.db, id, { ...ids, completed_date, completed_by: actor.id });
    await applyDomains(tx, id);
    const changes = await registerCompany(tx, company_id, { ...ids, completed_date });
    if (notes !== '') await writeNote(tx, 'order', id, notes);
    recordHistory(tx, { model: 'order', object_id: id, action: 'completed' });
    const snapshot = await readCompany({ db: tx.db, clock: deps.clock }, EVERYTHING, company_id);
    recordHistory(tx, { model: 'company', object_id: company_id, action: 'registered', changes, snapshot });
    return readOrder(tx.db, visibleTo(actor), id);
  });
}
