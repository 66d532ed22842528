import type { NoticeListQuery, NoticeRow } from '#core/contract/intake/notices.ts';
import { readPage } from '../../../../db/lists/list.ts';
import { type Principal, type Scope, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { readPermissions } from '../../../registry/companies/read/read-permissions.ts';
import { getLink, noticesUnder } from '../../ignored-links/ignored-links.queries.ts';
import { type ListedNotice, viewRows, viewsOf } from '../notices.queries.ts';
import { type Condition, isUnsent, type NoticeFilterQuery } from './notice-filter.queries.ts';
import { noticeListing } from './notice-list.queries.ts';
import { presentNotice } from './notices.present.ts';
import { hasOpenUrls } from './open-url-filter.queries.ts';

/** Notices in the order of the given ids, which are already within the scope. */
export const listNoticesByIds = async (
  { db, config }: Deps,
  scope: Scope,
  ids: readonly number[],
): Promise<NoticeRow[]> => (await viewsOf(db, scope, ids)).map((row) => presentNotice(row, config.AGENT_NAME));

/** One page of the notices within the scope. `more` are additional conditions. */
async function listPage({ db, config }: Deps, scope: Scope, query: NoticeFilterQuery, more: readonly Condition[] = []) {
  const listing = noticeListing(scope, query, viewRows(scope), more);
  if (!listing) return { results: [], count: 0 };
  const { rows, count } = await readPage<ListedNotice>(db, query, listing);
  return { results: rows.map((row) => presentNotice(row, config.AGENT_NAME)), count };
}

/** No user has this id: notices are assigned to people, not to tokens. */
const NOBODY = 0;

export function listNoticesPage(deps: Deps, actor: Principal, query: NoticeListQuery, more: readonly Condition[] = []) {
  const assignee = query.assignee === 'me' ? (actor.id ?? NOBODY) : query.assignee;
  const openUrls = query.open_urls ? [hasOpenUrls(query.open_urls, deps.clock.now())] : [];
  return listPage(deps, visibleTo(actor), { ...query, assignee }, [...openUrls, ...more]);
}

export const listNotices = (deps: Deps, actor: Principal, query: NoticeListQuery) =>
  listNoticesPage(deps, actor, query);

/** decisions §7: notices that were not sent yet. */
export const listNoticesWithoutSent = (deps: Deps, actor: Principal, query: NoticeListQuery) =>
  listNoticesPage(deps, actor, query, [isUnsent]);

export async function listCompanyNotices(deps: Deps, actor: Principal, id: number, query: NoticeListQuery) {
  await readPermissions(deps, actor, id);
  if (query.company__id !== undefined && query.company__id !== id) return { results: [], count: 0 };
  return listNoticesPage(deps, actor, { ...query, company__id: id });
}

export async function listNoticesOfLink(deps: Deps, actor: Principal, id: number, query: NoticeListQuery) {
  const { prefix } = found(await getLink(deps.db, id));
  return listNoticesPage(deps, actor, query, [noticesUnder(prefix)]);
}
