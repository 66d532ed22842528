import { setImmediate } from 'node:timers/promises';
import { recountOpenUrlsOf } from '../../../../db/counters/open-urls.ts';
import type { Db } from '../../../../db/tables.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { countUrls, insertUrls } from '../../notices/write/new-notices.queries.ts';
import { lockMessage } from '../unread.queries.ts';
import { type MadeNotice, URLS_PER_BATCH } from './make-notices.ts';

/** Inserts the next batch of a notice's URLs; true if more are left. Resumes after a crash, from the number of stored URLs. */
const insertNextBatch = (db: Db, inbound_id: number, { id, urls }: MadeNotice): Promise<boolean> =>
  inTransaction(db, async (inner) => {
    if (!(await lockMessage(inner, inbound_id))) return false;
    const has = await countUrls(inner, id);
    await insertUrls(inner, id, urls.slice(has, has + URLS_PER_BATCH));
    return has + URLS_PER_BATCH < urls.length;
  });

/** One transaction per batch, because a long one would block the embedded database, which has a single connection. */
export async function insertRemainingUrls(db: Db, inbound_id: number, made: readonly MadeNotice[]): Promise<void> {
  for (const one of made) while (await insertNextBatch(db, inbound_id, one)) await setImmediate();
  await recountOpenUrlsOf(
    db,
    made.map(({ id }) => id),
  );
}
