import type { NoticeListQuery, NoticeRow } from '#core/contract/intake/notices.ts';
import { readPage } from '../../../../db/lists/list.ts';
import { type Actor, type Scope, visibleTo } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { readPermissions } from '../../../registry/companies/read/read-permissions.ts';
import { getLink, noticesUnder } from '../../ignored-links/ignored-links.queries.ts';
import { type NoticeView, viewRows, viewsOf } from '../notices.queries.ts';
import { type Condition, isUnsent, type NoticeFilterQuery } from './notice-filter.queries.ts';
import { noticeListing } from './notice-list.queries.ts';
import { presentNotice } from './notices.present.ts';

/** Notices in the order of the given ids, which are already within the scope. */
export const listNoticesByIds = async (db: Db, scope: Scope, ids: readonly number[]): Promise<NoticeRow[]> =>
  (await viewsOf(db, scope, ids)).map(presentNotice);

/** One page of the notices within the scope. `more` are additional conditions. */
async function listPage(db: Db, scope: Scope, query: NoticeFilterQuery, more: readonly Condition[] = []) {
  const listing = noticeListing(scope, query, viewRows(scope), more);
  if (!listing) return { results: [], count: 0 };
  const { rows, count } = await readPage<NoticeView>(db, query, listing);
  return { results: rows.map(presentNotice), count };
}

export const listNoticesPage = (db: Db, actor: Actor, query: NoticeListQuery, more?: readonly Condition[]) =>
  listPage(db, visibleTo(actor), { ...query, assignee: query.assignee === 'me' ? actor.id : query.assignee }, more);

export const listNotices = ({ db }: Deps, actor: Actor, query: NoticeListQuery) => listNoticesPage(db, actor, query);

/** decisions §7: notices that were not sent yet. */
export const listNoticesWithoutSent = ({ db }: Deps, actor: Actor, query: NoticeListQuery) =>
  listNoticesPage(db, actor, query, [isUnsent]);

export async function listCompanyNotices(deps: Deps, actor: Actor, id: number, query: NoticeListQuery) {
  await readPermissions(deps, actor, id);
  return listNoticesPage(deps.db, actor, { ...query, company__id: id });
}

export async function listNoticesOfLink({ db }: Deps, actor: Actor, id: number, query: NoticeListQuery) {
  const { prefix } = found(await getLink(db, id));
  return listNoticesPage(db, actor, query, [noticesUnder(prefix)]);
}
