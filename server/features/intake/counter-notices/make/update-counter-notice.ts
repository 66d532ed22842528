import type { CounterNotice, CounterNoticeUpdate } from '#core/contract/intake/counter-notices.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { counterVerdictOf } from '#core/rules/intake/counter-notice.ts';
import { isDisabled } from '#core/rules/intake/url-states.ts';
import { type Change, changesBetween, recordHistory } from '../../../../db/history.ts';
import { type Principal, visibleTo } from '../../../../db/scope.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found, refuseFields } from '../../../../http/answer/refuse.ts';
import { lockNotices } from '../../actions/follow.queries.ts';
import { authorizeHandling } from '../../notices/write/authorize-handling.ts';
import { forwardAgain, forwardComplete } from '../mail/forward-counter-notice.ts';
import { readCounterNotice } from '../read/read-counter-notices.ts';
import { refreshCounterNotices } from '../refresh/refresh-counter-notices.ts';
import { type NoticeUrls, noticeUrls } from './disabled-urls.ts';
import { faultsOfUrls, subscriberFor } from './examine.ts';
import { completion, INCOMPLETE } from './make-counter-notice.ts';
import {
  type CounterNoticeBrief,
  getCounterNoticeBrief,
  lockCounterNotice,
  replaceUrls,
  updateCounterNoticeRow,
  urlIdsOf,
} from './write.queries.ts';

/** A counter-notice that the caller may handle, locked together with its notice. */
export async function lockHandled(tx: Tx, actor: Principal, id: number): Promise<CounterNoticeBrief> {
  const scope = visibleTo(actor);
  const brief = found(await getCounterNoticeBrief(tx.db, scope, id));
  authorizeHandling(actor, brief);
  if (brief.notice_id !== null) await lockNotices(tx.db, [brief.notice_id]);
  return found(await lockCounterNotice(tx.db, scope, id));
}

const NO_URLS: NoticeUrls = { all: [], disabled: [] };

const urlsFor = async (
  tx: Pick<Tx, 'db'>,
  { notice_id }: Pick<CounterNoticeBrief, 'notice_id'>,
): Promise<NoticeUrls> => (notice_id === null ? NO_URLS : noticeUrls(tx.db, notice_id));

/**
 * The URLs that a correction leaves: those named that are disabled, or that it covered already. One that was kept because nothing was
 * disabled is judged again, as somebody may have recorded the removal since. Undefined: they stay.
 */
async function correctedUrls(
  tx: Tx,
  brief: CounterNoticeBrief,
  { urls, elements }: CounterNoticeUpdate,
  known: NoticeUrls,
) {
  const covered = await urlIdsOf(tx.db, brief.id);
  const isCovered = (id: number) => brief.reason === null && covered.includes(id);
  if (urls !== undefined) {
    const chosen = known.all.filter(({ id, state }) => urls.includes(id) && (isDisabled(state) || isCovered(id)));
    if (chosen.length === 0) throw new AppError('nothing_disabled');
    return chosen;
  }
  if (elements === undefined || brief.reason === null) return undefined;
  const chosen = known.disabled.filter(({ id }) => covered.includes(id));
  return chosen.length === 0 ? undefined : chosen;
}

/** A new verdict starts or ends the clock; the same one leaves it. */
function clockChanges(deps: Deps, tx: Tx, brief: CounterNoticeBrief, isComplete: boolean) {
  if (isComplete === (brief.verdict === 'complete')) return {};
  return isComplete ? completion(tx.now, deps.config, brief.received_date) : INCOMPLETE;
}

async function correct(tx: Tx, deps: Deps, brief: CounterNoticeBrief, body: CounterNoticeUpdate): Promise<Change[]> {
  const known = await urlsFor(tx, brief);
  refuseFields(faultsOfUrls(body.urls, known));
  const urls = await correctedUrls(tx, brief, body, known);
  const reason = urls ? null : brief.reason;
  const elements = { ...brief.elements, ...body.elements };
  const verdict = counterVerdictOf(elements, reason);
  await updateCounterNoticeRow(tx.db, brief.id, {
    ...{ reason, verdict },
    ...clockChanges(deps, tx, brief, verdict === 'complete'),
    ...(body.elements && { elements, is_corrected: true }),
  });
  if (urls)
    await replaceUrls(
      tx.db,
      brief.id,
      urls.map(({ id, url }) => ({ id, url })),
    );
  return [
    ...changesBetween(brief.elements, elements),
    ...changesBetween({ verdict: brief.verdict }, { verdict }),
    ...(urls ? [{ field: 'urls', from: null, to: urls.length }] : []),
  ];
}

/** The subscriber takes the counter-notice back, or that was a mistake. */
async function withdraw(
  tx: Tx,
  brief: CounterNoticeBrief,
  { is_withdrawn, reason }: CounterNoticeUpdate,
): Promise<Change[]> {
  if (is_withdrawn === undefined || is_withdrawn === (brief.withdrawn_date !== null)) return [];
  if (brief.state === 'restored') throw new AppError('counter_notice_restored');
  const withdrawn = is_withdrawn
    ? { withdrawn_date: tx.now, withdrawn_reason: reason ?? null }
    : { withdrawn_date: null, withdrawn_reason: null };
  await updateCounterNoticeRow(tx.db, brief.id, withdrawn);
  return [
    { field: 'withdrawn', from: !is_withdrawn, to: is_withdrawn },
    ...(reason ? [{ field: 'reason', from: null, to: reason }] : []),
  ];
}

async function setSubscriber(
  tx: Tx,
  brief: CounterNoticeBrief,
  { subscriber }: CounterNoticeUpdate,
): Promise<Change[]> {
  if (subscriber === undefined) return [];
  const subscriber_id = await subscriberFor(tx, brief.company_id, subscriber);
  await updateCounterNoticeRow(tx.db, brief.id, { subscriber_id });
  // By id: a handle can be erased, and history can't.
  return changesBetween({ subscriber_id: brief.subscriber_id }, { subscriber_id });
}

/** Corrects or withdraws a counter-notice. One that becomes complete is forwarded, and its clock starts at its receipt. */
export async function updateCounterNotice(
  deps: Deps,
  actor: Principal,
  id: number,
  body: CounterNoticeUpdate,
): Promise<CounterNotice> {
  await transaction(deps, actor, async (tx) => {
    const brief = await lockHandled(tx, actor, id);
    const isCorrected = body.elements !== undefined || body.urls !== undefined;
    const changes = [
      ...(isCorrected ? await correct(tx, deps, brief, body) : []),
      ...(await setSubscriber(tx, brief, body)),
      ...(await withdraw(tx, brief, body)),
    ];
    await refreshCounterNotices(tx, brief.notice_id === null ? [] : [brief.notice_id], [id]);
    const after = found(await getCounterNoticeBrief(tx.db, visibleTo(actor), id));
    const isNew = brief.verdict === 'defective' && after.verdict === 'complete' && after.withdrawn_date === null;
    if (isNew) await forwardComplete(tx, deps.config, id, { isSuperuser: actor.is_superuser });
    const isTaken = brief.withdrawn_date === null && after.withdrawn_date !== null;
    if (changes.length > 0)
      recordHistory(tx, {
        model: 'counternotice',
        object_id: id,
        action: isTaken ? 'withdrawn' : 'corrected',
        changes,
      });
  });
  return readCounterNotice(deps, actor, id);
}

interface Visit {
  deps: Deps;
  actor: Principal;
  params: { id: number };
  given: Partial<CounterNoticeUpdate>;
}

/** Access, checked before the shape of the body, and the faults beyond its shape. */
export async function examineUpdate({ deps, actor, params, given }: Visit): Promise<FieldErrors> {
  const brief = await examineAccess({ deps, actor, params });
  return given.urls === undefined ? {} : faultsOfUrls(given.urls, await urlsFor(deps, brief));
}

export async function examineAccess({ deps, actor, params }: Omit<Visit, 'given'>): Promise<CounterNoticeBrief> {
  const brief = found(await getCounterNoticeBrief(deps.db, visibleTo(actor), params.id));
  authorizeHandling(actor, brief);
  return brief;
}

/** Forwards a complete counter-notice again. */
export async function forwardCounterNotice(deps: Deps, actor: Principal, id: number): Promise<CounterNotice> {
  await transaction(deps, actor, async (tx) => {
    const { verdict } = await lockHandled(tx, actor, id);
    if (verdict === 'defective') throw new AppError('counter_notice_defective');
    await forwardAgain(tx, deps.config, id, { isSuperuser: actor.is_superuser });
  });
  return readCounterNotice(deps, actor, id);
}
