import type { UrlActionEntry, UrlActionListQuery } from '#core/contract/intake/url-actions.ts';
import { can } from '#core/rules/records/permissions.ts';
import { displayName } from '#core/rules/text/display-name.ts';
import { iso } from '../../../db/lists/json-dates.ts';
import { type Principal, rolesIn, visibleTo } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { getNoticeBrief } from '../notices/notices.queries.ts';
import { authorizeHandling } from '../notices/write/authorize-handling.ts';
import { type ActionView, listActionViews } from './actions.queries.ts';

const present = (
  { author, token_id, token_name, date, recorded_date, subscriber, ...row }: ActionView,
  maySeeHandles: boolean,
): UrlActionEntry => ({
  ...row,
  subscriber: maySeeHandles ? subscriber : null,
  date: iso(date),
  recorded_date: iso(recorded_date),
  by: author && { id: author.id, name: displayName(author) },
  token: token_id === null ? null : { id: token_id, name: token_name ?? '' },
});

/** The actions name subscribers, so only those who handle the notice see them; its states are for every member. Tokens need a scope of subscribers for that. */
export async function listActions({ db }: Deps, actor: Principal, id: number, query: UrlActionListQuery) {
  const notice = found(await getNoticeBrief(db, visibleTo(actor), id));
  authorizeHandling(actor, notice);
  const roles = notice.company_id === null ? [] : rolesIn(actor, notice.company_id);
  const maySeeHandles = can(actor, 'subscriber.see', { roles });
  const { rows, count } = await listActionViews(db, id, query);
  return { results: rows.map((row) => present(row, maySeeHandles)), count };
}
