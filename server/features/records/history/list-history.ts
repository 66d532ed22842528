import type { HistoryListQuery } from '#core/contract/records/history.ts';
import type { Model } from '#core/lookups.ts';
import { can } from '#core/rules/records/permissions.ts';
import { type Principal, rolesIn, visibleTo } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { presentEntries, presentEntryViews } from './history.present.ts';
import { type EntryView, entriesOn, listEntries } from './history.queries.ts';

/** decisions §8: users see the history of objects they can see; invoices only in companies where they may pay (decisions §6). */
function readerOf({ config }: Pick<Deps, 'config'>, actor: Principal) {
  const scope = visibleTo(actor);
  const mayPay = (company_id: number) => can(actor, 'company.pay', { roles: rolesIn(actor, company_id) });
  const reader = { scope, paying: scope.all ? [] : scope.company_ids.filter(mayPay) };
  return {
    reader,
    visibility: {
      isAgent: scope.all,
      agent: config.AGENT_NAME,
      maySeeBilling: (id: number | null) => id === null || mayPay(id),
      maySeeHandles: (id: number | null) =>
        can(actor, 'notice.handle', { roles: id === null ? [] : rolesIn(actor, id) }),
    },
  };
}

export async function listHistory(deps: Pick<Deps, 'db' | 'config'>, actor: Principal, query: HistoryListQuery) {
  const { reader, visibility } = readerOf(deps, actor);
  const { rows, count } = await listEntries(deps.db, reader, query);
  return { results: await presentEntries(deps.db, rows, visibility), count };
}

/** The number of history entries returned with an object. */
const ENTRIES_PER_OBJECT = 50;

export type { EntryView };

/** The history of an object, newest first, as part of the object's own statement. The actor must be allowed to see the object. */
export function historyOn(deps: Pick<Deps, 'config'>, actor: Principal, model: Model) {
  const { reader, visibility } = readerOf(deps, actor);
  return {
    on: entriesOn(reader, model, ENTRIES_PER_OBJECT),
    present: (rows: EntryView[] | null) => presentEntryViews(rows, visibility),
  };
}
