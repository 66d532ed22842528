import type { Notice } from '#core/contract/intake/notices.ts';
import { EVENT_TYPE, EVENT_TYPES } from '#core/lookups.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { iso } from '../../../../db/lists/json-dates.ts';
import { type Principal, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { historyOn } from '../../../records/history/list-history.ts';
import { presentNoteViews } from '../../../records/notes/notes.present.ts';
import { getWholeNotice } from '../notices.queries.ts';
import { presentAuthenticityLine } from './authenticity.present.ts';
import { newestOf } from './count-notices.queries.ts';
import { presentHandler, presentNotice } from './notices.present.ts';

const presentOther = <Row extends { id: number; received_date: string }>(row: Row) => ({
  ...row,
  number: noticeNumber(row.id),
  received_date: iso(row.received_date),
});

/** One notice with all details. */
export async function readNotice(deps: Deps, actor: Principal, id: number): Promise<Notice> {
  const history = historyOn(deps, actor, 'notice');
  const row = found(await getWholeNotice(deps.db, visibleTo(actor), id, history.on));
  const listed = presentNotice(row, deps.config.AGENT_NAME);
  const sent = listed.deliveries.some(({ kind, status }) => kind === 'forward' && status === 'sent');
  const type = sent ? EVENT_TYPE.notice_sent : EVENT_TYPE.notice_received;
  return {
    ...listed,
    text: row.text,
    html: row.html,
    acns: row.acns,
    relay: row.relay,
    authenticity_line: presentAuthenticityLine(row.authenticity, row.sender?.email ?? null),
    suggested_company: row.suggested,
    earlier: (row.earlier ?? []).map(presentOther),
    answers: (row.answers ?? []).map(presentOther),
    form: row.form && {
      ...row.form,
      submitted_date: iso(row.form.submitted_date),
      confirmed_date: row.form.confirmed_date && iso(row.form.confirmed_date),
      confirmed_by: presentHandler(row.form.confirmed_by, deps.config.AGENT_NAME),
    },
    supplements: (row.supplements ?? []).map((one) => ({ ...one, date: iso(one.date) })),
    notes: presentNoteViews(row.notes),
    history: history.present(row.history),
    event_type: EVENT_TYPES.find((one) => one.id === type) ?? null,
  };
}

/** decisions §10: the newest notice that the user may see, the number of New ones, and of those to handle (beyond § 23). */
export async function checkLastNotice({ db }: Deps, actor: Principal) {
  const { newest, ...counts } = await newestOf(db, visibleTo(actor));
  return { id: newest?.id ?? null, received_date: newest?.received_date.toISOString() ?? null, ...counts };
}
