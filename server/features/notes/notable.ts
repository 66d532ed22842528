import { ID_MAX } from '#core/constants.ts';
import { AppError } from '#core/errors.ts';
import type { Model } from '#core/lookups.ts';
import type { Act, Subject } from '#core/rules/permissions.ts';
import { type Actor, rolesIn, visibleTo } from '../../db/scope.ts';
import type { Db } from '../../db/tables.ts';
import { found } from '../../http/refuse.ts';
import { readUser } from '../users/read-user.ts';
import { companyOf, isOwned } from './notes.queries.ts';

interface Notable {
  /** decisions §11: notes are written by whoever may do this to the object. */
  act: Act;
  subject: Subject;
}

/** What a note is about, when this actor may see it; what cannot have notes is not there. */
export async function notable(db: Db, actor: Actor, model: Model, id: number): Promise<Notable> {
  if (id < 1 || id > ID_MAX) throw new AppError('not_found');
  if (isOwned(model)) {
    const company_id = found(await companyOf(db, visibleTo(actor), model, id));
    return { act: 'company.edit', subject: { roles: rolesIn(actor, company_id) } };
  }
  const user = found(model === 'user' ? await readUser({ db }, actor, id) : undefined);
  return { act: 'user.rename', subject: { user_id: user.id } };
}
