import { recordHistory } from '../../../../db/history.ts';
import type { Actor } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { removeLinkRow } from './links.queries.ts';

export function removeLink(deps: Deps, actor: Actor, id: number): Promise<void> {
  return transaction(deps, actor, async (tx) => {
    const { order_id, url } = found(await removeLinkRow(tx.db, id));
    const changes = [{ field: 'links', from: url, to: null }];
    recordHistory(tx, { model: 'order', object_id: order_id, action: 'link removed', changes });
  });
}
