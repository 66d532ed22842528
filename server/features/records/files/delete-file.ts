import { AppError } from '#core/errors.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { recordHistory } from '../../../db/history.ts';
import { type Actor, visibleTo } from '../../../db/scope.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { UNATTACHED } from './file-kinds.ts';
import { getFile } from './files.queries.ts';
import { dropFile } from './store/drop-file.ts';

/** Deletes one's own upload or, as a superuser, an order's file (decisions §6). Invoice PDFs are records and stay. */
export function deleteFile(deps: Deps, actor: Actor, id: number): Promise<void> {
  return transaction(deps, actor, async (tx) => {
    const { content_type, object_id, name } = found(await getFile(tx.db, visibleTo(actor), id));
    const onOrder = content_type === CONTENT_TYPES.order;
    if (content_type !== UNATTACHED && !(onOrder && actor.is_superuser)) throw new AppError('forbidden');
    await dropFile(tx, id);
    if (onOrder) {
      const changes = [{ field: 'files', from: name, to: null }];
      recordHistory(tx, { model: 'order', object_id, action: 'file deleted', changes });
    }
  });
}
