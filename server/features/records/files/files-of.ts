import type { FileRef } from '#core/contract/trade/orders.ts';
import type { Model } from '#core/lookups.ts';
import { grouped } from '../../../db/grouped.ts';
import type { Db } from '../../../db/tables.ts';
import type { Tx } from '../../../db/transaction.ts';
import { presentFile } from './files.present.ts';
import { filesOfObjects } from './files.queries.ts';
import { dropFile } from './store/drop-file.ts';

/** The files attached to objects of one model, by object id. The caller must be authorized to see the objects. */
export async function filesOf(db: Db, model: Model, object_ids: readonly number[]): Promise<Map<number, FileRef[]>> {
  const rows = object_ids.length === 0 ? [] : await filesOfObjects(db, model, object_ids);
  const groups = grouped(rows, ({ object_id }) => object_id);
  return new Map([...groups].map(([id, files]) => [id, files.map(presentFile)]));
}

/** Deletes the files of deleted objects. */
export async function removeFiles(tx: Tx, model: Model, object_ids: readonly number[]): Promise<void> {
  const rows = object_ids.length === 0 ? [] : await filesOfObjects(tx.db, model, object_ids);
  for (const { id } of rows) await dropFile(tx, id);
}
