import type { Notice } from '#core/contract/notices.ts';
import { EVENT_TYPE, EVENT_TYPES } from '#core/lookups.ts';
import { noticeNumber } from '#core/rules/notice-number.ts';
import { type Actor, visibleTo } from '../../db/scope.ts';
import type { Db } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { found } from '../../http/refuse.ts';
import { historyOf } from '../history/list-history.ts';
import { notesOf } from '../notes/notes-of.ts';
import { presentNotices } from './notices.present.ts';
import { companyNames, earlierOf, getNoticeRow, newestOf } from './notices.queries.ts';

/** One notice, whole. Inside an act it is given the act's own connection. */
export async function readNotice(db: Db, actor: Actor, id: number): Promise<Notice> {
  const scope = visibleTo(actor);
  const row = found(await getNoticeRow(db, scope, id));
  const [listed] = await presentNotices(db, scope, [row], { whole: true });
  const suggested = actor.is_superuser && row.suggested_company_id !== null ? [row.suggested_company_id] : [];
  const sent = listed!.deliveries.some(({ status }) => status === 'sent');
  const type = sent ? EVENT_TYPE.notice_sent : EVENT_TYPE.notice_received;
  return {
    ...listed!,
    text: row.text,
    html: row.html,
    acns: row.acns,
    relay: row.relay,
    suggested_company: (await companyNames(db, suggested))[0] ?? null,
    earlier: (await earlierOf(db, row)).map(({ id: earlier, received_date }) => ({
      id: earlier,
      number: noticeNumber(earlier),
      received_date: received_date.toISOString(),
    })),
    notes: (await notesOf(db, 'notice', [id])).get(id) ?? [],
    history: await historyOf(db, actor, 'notice', id),
    event_type: EVENT_TYPES.find((one) => one.id === type) ?? null,
  };
}

/** decisions §10: the newest notice and how many are New, of those that the user may see. */
export async function checkLastNotice({ db }: Deps, actor: Actor) {
  const { newest, new_count } = await newestOf(db, visibleTo(actor));
  return { id: newest?.id ?? null, received_date: newest?.received_date.toISOString() ?? null, new_count };
}
