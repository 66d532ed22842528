import type { HistoryListQuery } from '#core/contract/history.ts';
import type { Model } from '#core/lookups.ts';
import { can } from '#core/rules/permissions.ts';
import { type Actor, rolesIn, visibleTo } from '../../db/scope.ts';
import type { Db } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { presentEntries } from './history.present.ts';
import { entriesOf, listEntries } from './history.queries.ts';

/** decisions §8: users see the history of what they may see; bills only where they may pay (decisions §6). */
function readerOf(actor: Actor) {
  const scope = visibleTo(actor);
  const mayPay = (company_id: number) => can(actor, 'company.pay', { roles: rolesIn(actor, company_id) });
  const reader = { scope, paying: scope.all ? [] : scope.company_ids.filter(mayPay) };
  return { reader, maySeeBills: (id: number | null) => id === null || mayPay(id) };
}

export async function listHistory({ db }: Pick<Deps, 'db'>, actor: Actor, query: HistoryListQuery) {
  const { reader, maySeeBills } = readerOf(actor);
  const { rows, count } = await listEntries(db, reader, query);
  return { results: await presentEntries(db, rows, maySeeBills), count };
}

/** How much of its history a thing shows with itself. */
const SHOWN = 50;

/** What was done to a thing that the actor was found to see, newest first. */
export async function historyOf(db: Db, actor: Actor, model: Model, object_id: number) {
  const { reader, maySeeBills } = readerOf(actor);
  return presentEntries(db, await entriesOf(db, reader, { model, object_id, limit: SHOWN }), maySeeBills);
}
