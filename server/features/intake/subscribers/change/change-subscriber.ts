import type { Subscriber, SubscriberChange } from '#core/contract/intake/subscribers.ts';
import type { FieldErrors } from '#core/errors.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Principal, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { removeNotes } from '../../../records/notes/remove-notes.ts';
import { writeNote } from '../../../records/notes/write-note.ts';
import { authorizeSubscriber } from '../read/access.ts';
import { stateOfBrief } from '../read/present.ts';
import { readSubscriber } from '../read/read-subscribers.ts';
import { getView } from '../read/subscribers.queries.ts';
import { lockSubscribers } from '../strikes.queries.ts';
import { eraseHandle, eraseVoidReasons, setState } from './change.queries.ts';

interface Visit {
  deps: Deps;
  actor: Principal;
  params: { id: number };
}

/** Access, checked before the shape of the body. */
export async function examineSubscriber({ deps, actor, params }: Visit): Promise<FieldErrors> {
  await authorizeSubscriber(deps.db, actor, params.id);
  return {};
}

/** beyond § 16: nothing acts by itself; a person records that the account was terminated, or that it is ok. */
export async function changeSubscriber(
  deps: Deps,
  actor: Principal,
  id: number,
  { state, note }: SubscriberChange,
): Promise<Subscriber> {
  await transaction(deps, actor, async (tx) => {
    await authorizeSubscriber(tx.db, actor, id);
    await lockSubscribers(tx.db, [id]);
    const before = stateOfBrief(found(await getView(tx.db, visibleTo(actor), id, tx.now)), tx.now);
    await setState(tx.db, id, state);
    await writeNote(tx, 'subscriber', id, note);
    const changes = [{ field: 'state', from: before, to: state }];
    recordHistory(tx, { model: 'subscriber', object_id: id, action: 'state changed', changes });
  });
  return readSubscriber(deps, actor, id);
}

/**
 * Erases the handle and all text about the subscriber. Everything else names subscribers by id (beyond-edges § 16), so their strikes
 * and the history stay. Erasing again changes nothing.
 */
export async function eraseSubscriber(deps: Deps, actor: Principal, id: number): Promise<void> {
  await transaction(deps, actor, async (tx) => {
    await authorizeSubscriber(tx.db, actor, id);
    await lockSubscribers(tx.db, [id]);
    const isErased = await eraseHandle(tx.db, id, tx.now);
    await eraseVoidReasons(tx.db, id);
    await removeNotes(tx, 'subscriber', [id]);
    if (isErased) recordHistory(tx, { model: 'subscriber', object_id: id, action: 'handle erased' });
  });
}
