import type { Subscriber, SubscriberCreate } from '#core/contract/intake/subscribers.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Principal, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { refuseRemoved } from '../../../registry/companies/change/refuse-removed.ts';
import { checkCompany, findCompany } from '../../../registry/companies/read/read-company.ts';
import { authorizeCompany } from '../read/access.ts';
import { readSubscriber } from '../read/read-subscribers.ts';
import { insertSubscriber } from '../subscribers.queries.ts';

export async function createSubscriber(
  deps: Deps,
  actor: Principal,
  { company_id, handle }: SubscriberCreate,
): Promise<Subscriber> {
  const id = await transaction(deps, actor, async (tx) => {
    await checkCompany(tx.db, visibleTo(actor), company_id);
    authorizeCompany(actor, company_id);
    refuseRemoved(await findCompany(tx.db, visibleTo(actor), company_id));
    const made = await insertSubscriber(tx.db, { company_id, handle, created_date: tx.now });
    if (made === undefined) throw new AppError('handle_exists', { fields: { handle: [messages.handleTaken] } });
    recordHistory(tx, { model: 'subscriber', object_id: made, action: 'created' });
    return made;
  });
  return readSubscriber(deps, actor, id);
}

interface Visit {
  deps: Deps;
  actor: Principal;
  given: Partial<SubscriberCreate>;
}

/** Access to the company, if it is named, checked before the shape of the body. */
export async function examineCreate({ deps, actor, given: { company_id } }: Visit): Promise<FieldErrors> {
  if (company_id === undefined) return {};
  await checkCompany(deps.db, visibleTo(actor), company_id);
  authorizeCompany(actor, company_id);
  return {};
}
