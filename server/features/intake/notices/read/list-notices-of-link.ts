import type { NoticeListQuery } from '#core/contract/intake/notices.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { getLink, noticesUnder } from '../../ignored-links/ignored-links.queries.ts';
import { listNoticesPage } from './list-notices.ts';

export async function listNoticesOfLink({ db }: Deps, actor: Actor, id: number, query: NoticeListQuery) {
  const { prefix } = found(await getLink(db, id));
  return listNoticesPage(db, visibleTo(actor), query, [noticesUnder(prefix)]);
}
