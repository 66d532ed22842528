import type { FileRef } from '#core/contract/trade/orders.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import type { UploadedFile } from '../../../../http/serve.ts';
import { attachFiles } from '../../../records/files/store/attach-files.ts';
import { lockOrder } from '../life/lock-order.ts';

interface Files {
  files: readonly UploadedFile[];
  file_id: number | undefined;
}

/** The superuser's: the scan of the certificate, letters of the Office. In any state of the order. */
export function addOrderFiles(deps: Deps, actor: Actor, id: number, files: Files): Promise<FileRef[]> {
  return transaction(deps, actor, async (tx) => {
    found(await lockOrder(tx, visibleTo(actor), id));
    return attachFiles(tx, visibleTo(actor), files, { model: 'order', object_id: id });
  });
}
