import type { HistoryListQuery } from '#core/contract/history.ts';
import { can } from '#core/rules/permissions.ts';
import { type Actor, rolesIn, visibleTo } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { presentEntries } from './history.present.ts';
import { listEntries } from './history.queries.ts';

/** decisions §8: users see the history of what they may see; bills only where they may pay (decisions §6). */
export async function listHistory({ db }: Deps, actor: Actor, query: HistoryListQuery) {
  const scope = visibleTo(actor);
  const mayPay = (company_id: number) => can(actor, 'company.pay', { roles: rolesIn(actor, company_id) });
  const paying = scope.all ? [] : scope.company_ids.filter(mayPay);
  const { rows, count } = await listEntries(db, { scope, paying }, query);
  return { results: await presentEntries(db, rows, (id) => id === null || mayPay(id)), count };
}
