import type { Strike } from '#core/contract/intake/subscribers.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Principal } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { authorizeStrike } from '../read/access.ts';
import { readStrike } from '../read/read-subscribers.ts';
import { lockSubscribers, refreshLimitsOf } from '../strikes.queries.ts';
import { voidStrikeRow } from './change.queries.ts';

interface Visit {
  deps: Deps;
  actor: Principal;
  params: { id: number };
}

/** Access, checked before the shape of the body. */
export async function examineStrike({ deps, actor, params }: Visit): Promise<FieldErrors> {
  await authorizeStrike(deps.db, actor, params.id);
  return {};
}

/** Voids a strike by hand: it stays void when the material is disabled again. History has no reason, which may name the person. */
export async function voidStrike(deps: Deps, actor: Principal, id: number, void_reason: string): Promise<Strike> {
  await transaction(deps, actor, async (tx) => {
    const subscriber_id = await authorizeStrike(tx.db, actor, id);
    await lockSubscribers(tx.db, [subscriber_id]);
    const voided = await voidStrikeRow(tx.db, id, { voided_date: tx.now, voided_by: tx.actor_id, void_reason });
    if (!voided) throw new AppError('strike_voided');
    await refreshLimitsOf(tx.db, [subscriber_id]);
    const changes = [
      { field: 'notice', from: null, to: noticeNumber(voided.notice_id) },
      { field: 'strike', from: voided.before, to: 'void' },
    ];
    recordHistory(tx, { model: 'subscriber', object_id: subscriber_id, action: 'strike voided', changes });
  });
  return readStrike(deps, id);
}
