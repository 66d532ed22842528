import { type PgpResult, RECHECKED_NOTICES } from '#core/rules/intake/authenticity.ts';
import { recordHistory } from '../../../db/history.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import { judgeAgain } from '../../../reader/authenticity/judge.ts';
import { readStoredBytes } from '../../records/files/store/stored-files.ts';
import {
  lockAuthenticity,
  pgpSigned,
  pgpSignedOf,
  setAuthenticity,
} from '../inbound/authenticity/authenticity.queries.ts';
import { checkInWorker } from '../inbound/threads/reader-threads.ts';
import { armoredKeysOf } from '../senders/contact-keys.queries.ts';

/** Null: the message is gone or cannot be checked. */
async function pgpOf({ db }: Deps, id: number, keys: readonly string[]): Promise<PgpResult | null> {
  const signed = await pgpSigned(db, id);
  if (!signed) return null;
  const raw = await readStoredBytes(db, signed);
  return (await checkInWorker({ task: 'pgp', raw, keys, text: signed.text, urls: signed.urls })) ?? null;
}

const conclude = (deps: Deps, id: number, pgp: PgpResult): Promise<void> =>
  transaction(deps, null, async (tx) => {
    const before = await lockAuthenticity(tx.db, id);
    if (!before?.pgp || before.pgp.result === pgp.result) return;
    const after = judgeAgain(before, pgp, tx.now);
    await setAuthenticity(tx.db, id, after);
    if (before.verdict === after.verdict) return;
    const changes = [{ field: 'authenticity', from: before.verdict, to: after.verdict }];
    recordHistory(tx, { model: 'notice', object_id: id, action: 'sender checked', changes });
  });

/** Job `check-keys`: a sender got a key, or signed notices of another one, so the last signed notices are checked again. */
export const checkWithKeys = (deps: Deps): JobHandler<{ contact_id: number }> => ({
  retry: [5, 60],
  async run({ contact_id }, signal) {
    const keys = await armoredKeysOf(deps.db, contact_id);
    if (keys.length === 0) return;
    for (const id of await pgpSignedOf(deps.db, contact_id, RECHECKED_NOTICES)) {
      signal.throwIfAborted();
      const pgp = await pgpOf(deps, id, keys);
      if (pgp) await conclude(deps, id, pgp);
    }
  },
});
