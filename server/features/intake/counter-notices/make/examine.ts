import type { CounterNoticeCreate } from '#core/contract/intake/counter-notices.ts';
import { AppError, type FieldErrors, fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { dateOf, momentOf } from '#core/rules/text/calendar.ts';
import { dateIn, momentAt } from '#core/rules/text/zoned-time.ts';
import { addSeconds } from '../../../../base/clock.ts';
import { type Principal, visibleTo } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { getNoticeBrief, type NoticeBrief } from '../../notices/notices.queries.ts';
import { authorizeHandling } from '../../notices/write/authorize-handling.ts';
import { subscriberByHandle } from '../../subscribers/subscriber-by-handle.ts';
import type { NoticeUrls } from './disabled-urls.ts';

/** Clocks differ: this much ahead counts as now. */
const AHEAD_SECONDS = 60;

interface At {
  readonly now: Date;
  readonly timeZone: string;
}

/**
 * When a typed-in letter was received. A date without a time is a day of the agent: its first moment, or that of the notice or of
 * now if the day is theirs.
 */
export function receivedMoment(typed: string, notice: Pick<NoticeBrief, 'received_date'>, { now, timeZone }: At): Date {
  if (typed.length > 'YYYY-MM-DD'.length) {
    const moment = momentOf(typed);
    return moment > now && moment <= addSeconds(now, AHEAD_SECONDS) ? now : moment;
  }
  const start = momentAt(typed, 0, timeZone);
  if (start > now && typed === dateOf(now)) return now;
  const isDayOfNotice = dateIn(notice.received_date, timeZone) === typed;
  return isDayOfNotice && notice.received_date > start ? notice.received_date : start;
}

/** Why a moment can't be the receipt; undefined: it can. */
export function faultOfReceipt(
  moment: Date,
  notice: Pick<NoticeBrief, 'received_date'>,
  { now }: At,
): string | undefined {
  if (moment > now) return messages.actionInFuture;
  return moment < notice.received_date ? messages.actionBeforeReceipt : undefined;
}

/** The named URLs must be the company’s on this notice. */
export function faultsOfUrls(ids: readonly number[] | undefined, { all }: NoticeUrls): FieldErrors {
  const isKnown = (id: number) => all.some((url) => url.id === id);
  return ids === undefined || ids.every(isKnown) ? {} : { urls: [messages.actionUrlsElsewhere] };
}

/** The disabled URLs among those named, or all of the notice’s. */
export function chosenUrls(ids: readonly number[] | undefined, { disabled }: NoticeUrls) {
  const chosen = ids === undefined ? disabled : disabled.filter(({ id }) => ids.includes(id));
  if (chosen.length === 0) throw new AppError('nothing_disabled');
  return chosen;
}

/** The notice that a body names, for a caller who may handle it. */
export async function handledNotice(db: Db, actor: Principal, id: number): Promise<NoticeBrief> {
  const notice = found(await getNoticeBrief(db, visibleTo(actor), id));
  authorizeHandling(actor, notice);
  return notice;
}

/** The subscriber with a handle of the company, who is made when it is new. */
export async function subscriberFor(tx: Tx, company_id: number | null, handle: string | null): Promise<number | null> {
  if (handle === null) return null;
  if (company_id === null) throw fieldError('subscriber', messages.subscriberNeedsCompany);
  return subscriberByHandle(tx, company_id, handle);
}

/** All faults of a body that are known before the notice is locked. */
export const faultsOfReceived = (
  { received_date }: Partial<Pick<CounterNoticeCreate, 'received_date'>>,
  notice: Pick<NoticeBrief, 'received_date'>,
  at: At,
): FieldErrors => {
  const fault =
    received_date === undefined ? undefined : faultOfReceipt(receivedMoment(received_date, notice, at), notice, at);
  return fault === undefined ? {} : { received_date: [fault] };
};
