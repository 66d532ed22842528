import type { NoticeListQuery, NoticeRow } from '#core/contract/notices.ts';
import { type Actor, type Scope, visibleTo } from '../../db/scope.ts';
import type { Db } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { readPermissions } from '../companies/read-permissions.ts';
import { type Condition, findNotices, nothingSent } from './notice-list.queries.ts';
import { presentNotices } from './notices.present.ts';
import { briefsOf } from './notices.queries.ts';

/** Notices that were found within the scope, in the order of their ids. */
export async function listNoticesByIds(db: Db, scope: Scope, ids: readonly number[]): Promise<NoticeRow[]> {
  const byId = new Map((await briefsOf(db, ids)).map((row) => [row.id, row]));
  return presentNotices(
    db,
    scope,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

/** One page of what the scope shows. `more` are a feature's own conditions. */
export async function listNoticesPage(db: Db, scope: Scope, query: NoticeListQuery, more: readonly Condition[] = []) {
  const { ids, count } = await findNotices(db, scope, query, more);
  return { results: await listNoticesByIds(db, scope, ids), count };
}

export const listNotices = ({ db }: Deps, actor: Actor, query: NoticeListQuery) =>
  listNoticesPage(db, visibleTo(actor), query);

/** decisions §7: those with nothing sent yet. */
export const listNoticesWithoutSent = ({ db }: Deps, actor: Actor, query: NoticeListQuery) =>
  listNoticesPage(db, visibleTo(actor), query, [nothingSent]);

export async function listCompanyNotices(deps: Deps, actor: Actor, id: number, query: NoticeListQuery) {
  await readPermissions(deps, actor, id);
  return listNoticesPage(deps.db, visibleTo(actor), { ...query, company__id: id });
}
