import { ID_MAX } from '#core/constants.ts';
import { AppError } from '#core/errors.ts';
import type { Model } from '#core/lookups.ts';
import { can } from '#core/rules/records/permissions.ts';
import { type Actor, rolesIn, visibleTo } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import { authorize, found } from '../../../http/answer/refuse.ts';
import { readUser } from '../users/read/read-user.ts';
import { agentHas, isAgents, isOwned, ownerOf } from './notes.queries.ts';

interface Notable {
  /** decisions §11: notes are written by whoever may change the object. */
  mayWrite: boolean;
}

/** What a note is about, when this actor may see it; what cannot have notes is not there. */
export async function notable(db: Db, actor: Actor, model: Model, id: number): Promise<Notable> {
  if (id < 1 || id > ID_MAX) throw new AppError('not_found');
  if (isAgents(model)) {
    if (!actor.is_superuser || !(await agentHas(db, model, id))) throw new AppError('not_found');
    return { mayWrite: true };
  }
  if (!isOwned(model)) {
    const user = found(model === 'user' ? await readUser({ db }, actor, id) : undefined);
    return { mayWrite: can(actor, 'user.rename', { user_id: user.id }) };
  }
  const { company_id, role } = found(await ownerOf(db, visibleTo(actor), model, id));
  const subject = { roles: company_id === null ? [] : rolesIn(actor, company_id) };
  switch (model) {
    case 'invoice':
      // decisions §6: roles without bills do not see them either.
      authorize(actor, 'company.pay', subject);
      return { mayWrite: true };
    case 'notice':
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
