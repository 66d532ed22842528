import type { Notice } from '#core/contract/intake/notices.ts';
import { EVENT_TYPE, EVENT_TYPES } from '#core/lookups.ts';
import { type Principal, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { historyOn } from '../../../records/history/list-history.ts';
import { getWholeNotice } from '../notices.queries.ts';
import { newestOf } from './count-notices.queries.ts';
import { presentWhole } from './notices.present.ts';

/** One notice with all details. */
export async function readNotice(deps: Deps, actor: Principal, id: number): Promise<Notice> {
  const history = historyOn(deps, actor, 'notice');
  const row = found(await getWholeNotice(deps.db, visibleTo(actor), id, history.on));
  const notice = presentWhole(row, deps.config.AGENT_NAME);
  const sent = notice.deliveries.some(({ kind, status }) => kind === 'forward' && status === 'sent');
  const type = sent ? EVENT_TYPE.notice_sent : EVENT_TYPE.notice_received;
  return {
    ...notice,
    history: history.present(row.history),
    event_type: EVENT_TYPES.find((one) => one.id === type) ?? null,
  };
}

/** decisions §10: the newest notice that the user may see, the number of New ones, and of those to handle (beyond § 23). */
export async function checkLastNotice({ db }: Deps, actor: Principal) {
  const { newest, ...counts } = await newestOf(db, visibleTo(actor));
  return { id: newest?.id ?? null, received_date: newest?.received_date.toISOString() ?? null, ...counts };
}
