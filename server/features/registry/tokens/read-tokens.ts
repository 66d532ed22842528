import type { CompanyTokenListQuery } from '#core/contract/registry/tokens.ts';
import { type Actor, rolesIn, type TokenActor, visibleTo } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { authorize, found } from '../../../http/answer/refuse.ts';
import { checkCompany } from '../companies/read/read-company.ts';
import { presentToken } from './tokens.present.ts';
import { getTokenView, listTokenViews } from './tokens.queries.ts';

export async function listTokens({ db }: Deps, actor: Actor, company_id: number, query: CompanyTokenListQuery) {
  await checkCompany(db, visibleTo(actor), company_id);
  authorize(actor, 'token.manage', { roles: rolesIn(actor, company_id) });
  const { rows, count } = await listTokenViews(db, company_id, query);
  return { results: rows.map(presentToken), count };
}

/** The token that calls, and whose it is. */
export async function readOwnToken({ db }: Deps, { token }: TokenActor) {
  const row = found(await getTokenView(db, token.id));
  return { ...presentToken(row), company: row.company };
}
