import type { Hold, HoldCreate } from '#core/contract/intake/counter-notices.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { dateIn } from '#core/rules/text/zoned-time.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Principal } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { refuseFields } from '../../../../http/answer/refuse.ts';
import { recordEvent } from '../../../records/events/record-event.ts';
import { isFree, keepProof } from '../../../records/files/store/proofs.ts';
import { receivedMoment } from '../make/examine.ts';
import { examineAccess, lockHandled } from '../make/update-counter-notice.ts';
import { type CounterNoticeBrief, urlIdsOf } from '../make/write.queries.ts';
import { readHold } from '../read/read-counter-notices.ts';
import { refreshCounterNotices } from '../refresh/refresh-counter-notices.ts';
import { insertHold } from './holds.queries.ts';

interface At {
  readonly db: Db;
  readonly now: Date;
  readonly timeZone: string;
}

/** The faults of a proceeding beyond the shape of its fields. */
async function faultsOf(
  at: At,
  actor: Principal,
  brief: CounterNoticeBrief,
  given: Partial<HoldCreate>,
): Promise<FieldErrors> {
  const { received_date, urls, file_id } = given;
  const covered = await urlIdsOf(at.db, brief.id);
  const isInFuture = received_date !== undefined && receivedMoment(received_date, brief, at) > at.now;
  const hasFile = typeof file_id === 'number' && !(await isFree(at.db, actor, file_id));
  return {
    ...(isInFuture && { received_date: [messages.actionInFuture] }),
    ...(urls?.some((id) => !covered.includes(id)) && { urls: [messages.actionUrlsElsewhere] }),
    ...(hasFile && { file_id: [messages.actionFileInvalid] }),
  };
}

/** beyond § 15: a proceeding that the complainant reported stops the clock’s cards, until a person assesses it. */
export async function reportHold(deps: Deps, actor: Principal, id: number, body: HoldCreate): Promise<Hold> {
  const timeZone = deps.config.AGENT_TIME_ZONE;
  const hold_id = await transaction(deps, actor, async (tx) => {
    const brief = await lockHandled(tx, actor, id);
    const at = { db: tx.db, now: tx.now, timeZone };
    refuseFields(await faultsOf(at, actor, brief, body));
    const { notice_id, company_id, state } = brief;
    if (notice_id === null || (state !== 'running' && state !== 'held')) throw new AppError('hold_refused');
    const { kind, court, case_number, file_id = null, urls } = body;
    if (file_id !== null) await keepProof(tx, actor, file_id, notice_id);
    const received_date = receivedMoment(body.received_date, brief, at);
    const made = await insertHold(tx.db, {
      ...{ counternotice_id: id, kind, court, case_number, file_id, received_date },
      received_on: dateIn(received_date, timeZone),
      url_ids: urls ? [...new Set(urls)] : null,
      ...{ state: 'reported', reason: null, user_id: tx.actor_id, date: tx.now },
    });
    await refreshCounterNotices(tx, [notice_id]);
    const on = { model: 'counternotice', object_id: id } as const;
    if (company_id !== null) await recordEvent(tx, 'proceeding_reported', { company_id, ...on, text: case_number });
    const changes = [{ field: 'proceeding', from: null, to: `${court}, ${case_number}` }];
    recordHistory(tx, { ...on, action: 'proceeding reported', changes });
    return made;
  });
  return readHold(deps, actor, hold_id, id);
}

interface Visit {
  deps: Deps;
  actor: Principal;
  params: { id: number };
  given: Partial<HoldCreate>;
}

/** Access, checked before the shape of the body, and the faults beyond its shape. */
export async function examineHold({ deps, actor, params, given }: Visit): Promise<FieldErrors> {
  const brief = await examineAccess({ deps, actor, params });
  const { db, clock, config } = deps;
  return faultsOf({ db, now: clock.now(), timeZone: config.AGENT_TIME_ZONE }, actor, brief, given);
}
