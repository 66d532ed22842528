import type { UrlActionEntry, UrlActionListQuery } from '#core/contract/intake/url-actions.ts';
import { displayName } from '#core/rules/text/display-name.ts';
import { iso } from '../../../db/lists/json-dates.ts';
import { type Actor, visibleTo } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { getNoticeBrief } from '../notices/notices.queries.ts';
import { authorizeHandling } from '../notices/write/authorize-handling.ts';
import { type ActionView, listActionViews } from './actions.queries.ts';

const present = ({ author, token_id, token_name, date, recorded_date, ...row }: ActionView): UrlActionEntry => ({
  ...row,
  date: iso(date),
  recorded_date: iso(recorded_date),
  by: author && { id: author.id, name: displayName(author) },
  token: token_id === null ? null : { id: token_id, name: token_name ?? '' },
});

/** The actions name subscribers, so only those who handle the notice see them; its states are for every member. */
export async function listActions({ db }: Deps, actor: Actor, id: number, query: UrlActionListQuery) {
  authorizeHandling(actor, found(await getNoticeBrief(db, visibleTo(actor), id)));
  const { rows, count } = await listActionViews(db, id, query);
  return { results: rows.map(present), count };
}
