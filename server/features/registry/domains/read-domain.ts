import type { Domain } from '#core/contract/domains.ts';
import { type Actor, visibleTo } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/refuse.ts';
import { presentDomain } from './domains.present.ts';
import { getDomain } from './domains.queries.ts';

export async function readDomain({ db }: Deps, actor: Actor, id: number): Promise<Domain> {
  return presentDomain(found(await getDomain(db, visibleTo(actor), id)));
}
