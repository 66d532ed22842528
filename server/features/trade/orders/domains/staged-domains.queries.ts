import { CONTENT_TYPES } from '#core/lookups.ts';
import type { Db } from '../../../../db/tables.ts';

/** Domains added by all transactions of one action. */
export async function domainsAddedBy(db: Db, uuid: string): Promise<number[]> {
  const rows = await db
    .selectFrom('history')
    .select('object_id')
    .where('uuid', '=', uuid)
    .where('content_type', '=', CONTENT_TYPES.domain)
    .where('action', '=', 'added')
    .orderBy('object_id')
    .execute();
  return rows.map(({ object_id }) => object_id);
}

/** An action is finished when its last transaction has recorded the order's history. */
export async function isFinished(db: Db, uuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('history')
    .select('id')
    .where('uuid', '=', uuid)
    .where('content_type', '=', CONTENT_TYPES.order)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
