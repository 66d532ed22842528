import type { Profile, User } from '#core/contract/records/users.ts';
import { type Actor, EVERYTHING, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { getUser } from '../users.queries.ts';
import { companiesOf } from './list-user-companies.ts';
import { presentProfile, presentUser } from './users.present.ts';

export async function readUser({ db }: Pick<Deps, 'db'>, actor: Actor, id: number): Promise<User> {
  return presentUser(found(await getUser(db, visibleTo(actor), id)));
}

export async function readProfile({ db }: Deps, actor: Actor): Promise<Profile> {
  const user = found(await getUser(db, EVERYTHING, actor.id));
  return presentProfile(user, await companiesOf(db, actor.id));
}
