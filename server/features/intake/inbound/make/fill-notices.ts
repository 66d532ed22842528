import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../../../db/tables.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { countUrls, insertUrls } from '../../notices/write/new-notices.queries.ts';
import { type Made, URLS_AT_ONCE } from './make-notices.ts';
import { lockMessage } from './unread.queries.ts';

/** The next of a notice's URLs; whether there are more. Whoever goes on after a crash goes on where the other ended. */
const nextPiece = (db: Db, inbound_id: number, { id, urls }: Made): Promise<boolean> =>
  inTransaction(db, async (inner) => {
    if (!(await lockMessage(inner, inbound_id))) return false;
    const has = await countUrls(inner, id);
    await insertUrls(inner, id, urls.slice(has, has + URLS_AT_ONCE));
    return has + URLS_AT_ONCE < urls.length;
  });

/**
 * The URLs of a long letter, each piece an act of its own: the embedded database has one connection, and everybody else
 * would wait for it as long as all of them take.
 */
export async function fillNotices(db: Db, inbound_id: number, made: readonly Made[]): Promise<void> {
  for (const one of made) while (await nextPiece(db, inbound_id, one)) await setImmediate();
}
