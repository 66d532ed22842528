import type { UrlActionEntry, UrlActionListQuery } from '#core/contract/intake/url-actions.ts';
import { can } from '#core/rules/records/permissions.ts';
import { displayName } from '#core/rules/text/display-name.ts';
import { iso } from '../../../db/lists/json-dates.ts';
import { type Principal, permittedTo, rolesIn, visibleTo } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { getNoticeBrief } from '../notices/notices.queries.ts';
import { authorizeHandling } from '../notices/write/authorize-handling.ts';
import { type ActionView, listActionViews } from './actions.queries.ts';

const present = (row: ActionView, maySeeHandles: boolean): UrlActionEntry => ({
  id: row.id,
  url_id: row.url_id,
  action: row.action,
  date: iso(row.date),
  recorded_date: iso(row.recorded_date),
  by: row.author && { id: row.author.id, name: displayName(row.author) },
  token: row.token_id === null ? null : { id: row.token_id, name: row.token_name ?? '' },
  subscriber: maySeeHandles ? row.subscriber : null,
  reason: row.reason,
  note: row.note,
  file_id: row.file_id,
});

/** The actions name subscribers, so only those who handle the notice see them; its states are for every member. Tokens need a scope of subscribers for that. */
export async function listActions({ db }: Deps, actor: Principal, id: number, query: UrlActionListQuery) {
  const { rows, count } = await listActionViews(db, permittedTo(actor, 'notice.handle'), id, query);
  // One statement for a page that has rows: only an empty one needs to be told from a notice that the actor may not handle.
  if (rows.length === 0) authorizeHandling(actor, found(await getNoticeBrief(db, visibleTo(actor), id)));
  const maySeeHandles = (company_id: number | null) =>
    can(actor, 'subscriber.see', { roles: company_id === null ? [] : rolesIn(actor, company_id) });
  return { results: rows.map((row) => present(row, maySeeHandles(row.company_id))), count };
}
