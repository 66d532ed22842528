import type { Domain } from '#core/contract/registry/domains.ts';
import { type Principal, type Scope, visibleTo } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { presentDomain } from './domains.present.ts';
import { getDomain, orderOfDraft } from './domains.queries.ts';

/** Throws not_found if the domain is outside the scope. */
export const findDomain = async (db: Db, scope: Scope, id: number) => found(await getDomain(db, scope, id));

/** The order that a draft belongs to. */
export const draftOrder = (db: Db, id: number): Promise<number | undefined> => orderOfDraft(db, id);

export async function readDomain({ db }: Deps, actor: Principal, id: number): Promise<Domain> {
  return presentDomain(await findDomain(db, visibleTo(actor), id));
}
