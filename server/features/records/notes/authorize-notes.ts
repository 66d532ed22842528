import { ID_MAX } from '#core/constants.ts';
import { AppError } from '#core/errors.ts';
import type { Model } from '#core/lookups.ts';
import { can } from '#core/rules/records/permissions.ts';
import { type Principal, rolesIn, visibleTo } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import { authorize, found } from '../../../http/answer/refuse.ts';
import { readUser } from '../users/read/read-user.ts';
import { agentObjectExists, isAgentModel, isCompanyModel, ownerOf } from './notes.queries.ts';

interface NoteAccess {
  /** decisions §11: anyone who may change the object may add notes. */
  mayWrite: boolean;
}

/** Checks that the actor can see an object and that it can have notes; throws not_found otherwise. */
export async function authorizeNotes(db: Db, actor: Principal, model: Model, id: number): Promise<NoteAccess> {
  if (id < 1 || id > ID_MAX) throw new AppError('not_found');
  if (isAgentModel(model)) {
    if (!actor.is_superuser || !(await agentObjectExists(db, model, id))) throw new AppError('not_found');
    return { mayWrite: true };
  }
  if (!isCompanyModel(model)) {
    const user = found(model === 'user' && !actor.token ? await readUser({ db }, actor, id) : undefined);
    return { mayWrite: can(actor, 'user.rename', { user_id: user.id }) };
  }
  const { company_id, role } = found(await ownerOf(db, visibleTo(actor), model, id));
  const subject = { roles: company_id === null ? [] : rolesIn(actor, company_id) };
  switch (model) {
    case 'invoice':
      // decisions §6: roles without access to invoices do not see their notes either.
      authorize(actor, 'company.pay', subject);
      return { mayWrite: true };
    case 'subscriber':
      // beyond § 16: roles that don't handle notices see nothing of subscribers.
      authorize(actor, 'notice.handle', subject);
      return { mayWrite: true };
    case 'notice':
    case 'counternotice':
    case 'contact':
      return { mayWrite: can(actor, 'notice.handle', subject) };
    case 'event':
      return { mayWrite: actor.is_superuser };
    case 'representative': {
      const act = role === 'owner' ? 'representative.manage_owners' : 'representative.manage';
      return { mayWrite: can(actor, act, subject) };
    }
    default:
      return { mayWrite: can(actor, 'company.edit', subject) };
  }
}
