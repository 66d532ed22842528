import { recordHistory } from '../../../db/history.ts';
import { type Actor, rolesIn, visibleTo } from '../../../db/scope.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { authorize, found } from '../../../http/answer/refuse.ts';
import { lockToken, updateToken } from './tokens.queries.ts';

/** Ends a token at once. Revoking it again changes nothing. */
export async function revokeToken(deps: Deps, actor: Actor, id: number): Promise<void> {
  await transaction(deps, actor, async (tx) => {
    const { company_id, revoked_date } = found(await lockToken(tx.db, visibleTo(actor), id));
    authorize(actor, 'token.manage', { roles: rolesIn(actor, company_id) });
    if (revoked_date !== null) return;
    await updateToken(tx.db, id, { revoked_date: tx.now, reminder_date: null });
    recordHistory(tx, { model: 'token', object_id: id, action: 'revoked' });
  });
}
