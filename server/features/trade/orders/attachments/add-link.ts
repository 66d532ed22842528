import { recordHistory } from '../../../../db/history.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { lockOrder } from '../life/lock-order.ts';
import { insertLink } from './links.queries.ts';

interface NewLink {
  order_id: number;
  url: string;
  title: string;
}

export function addLink(deps: Deps, actor: Actor, link: NewLink) {
  return transaction(deps, actor, async (tx) => {
    found(await lockOrder(tx, visibleTo(actor), link.order_id));
    const { order_id, ...made } = await insertLink(tx.db, link);
    const changes = [{ field: 'links', from: null, to: link.url }];
    recordHistory(tx, { model: 'order', object_id: order_id, action: 'link added', changes });
    return made;
  });
}
