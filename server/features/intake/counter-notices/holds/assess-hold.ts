import type { Hold, HoldUpdate } from '#core/contract/intake/counter-notices.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { mayMoveHold } from '#core/rules/intake/hold-life.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Principal, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { examineAccess, lockHandled } from '../make/update-counter-notice.ts';
import { readHold } from '../read/read-counter-notices.ts';
import { refreshCounterNotices } from '../refresh/refresh-counter-notices.ts';
import { getHold, updateHoldRow } from './holds.queries.ts';

/** A person accepts or rejects a reported proceeding, or records that it ended. The table of moves is in core/rules/intake/hold-life.ts. */
export async function assessHold(deps: Deps, actor: Principal, id: number, body: HoldUpdate): Promise<Hold> {
  const scope = visibleTo(actor);
  const { counternotice_id } = found(await getHold(deps.db, scope, id));
  await transaction(deps, actor, async (tx) => {
    const { notice_id, state: standing } = await lockHandled(tx, actor, counternotice_id);
    const { state: before, case_number, reason: known } = found(await getHold(tx.db, scope, id));
    const { state } = body;
    const reason = body.reason || null;
    if (!mayMoveHold(before, state)) throw new AppError('hold_move_refused');
    if (before === state && reason === known) return;
    // What was put back can't be held.
    const isOver = standing === 'restored' || standing === 'defective';
    if (state === 'accepted' && before !== state && isOver) throw new AppError('hold_refused');
    await updateHoldRow(tx.db, id, { state, reason, user_id: tx.actor_id, date: tx.now });
    await refreshCounterNotices(tx, notice_id === null ? [] : [notice_id], [counternotice_id]);
    const changes = [
      { field: `proceeding ${case_number}`, from: before, to: state },
      ...(reason === null ? [] : [{ field: 'reason', from: known, to: reason }]),
    ];
    recordHistory(tx, { model: 'counternotice', object_id: counternotice_id, action: `proceeding ${state}`, changes });
  });
  return readHold(deps, actor, id, counternotice_id);
}

interface Visit {
  deps: Deps;
  actor: Principal;
  params: { id: number };
}

/** Access, checked before the shape of the body. */
export async function examineAssessment({ deps, actor, params }: Visit): Promise<FieldErrors> {
  const { counternotice_id } = found(await getHold(deps.db, visibleTo(actor), params.id));
  await examineAccess({ deps, actor, params: { id: counternotice_id } });
  return {};
}
