import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { enqueue, type JobHandler } from '../../../../jobs/queue.ts';
import { lockSubscribers, refreshLimitsOf, struckSubscribers } from '../strikes.queries.ts';

export const FOLLOW_POLICY = 'follow-policy';

/** Subscribers per transaction, so that neither the request nor another writer waits for all of a large company. */
const PIECE = 2000;

/** Brings the next subscribers of a company in line with its policy; returns the last one, or undefined if none is left. */
async function followPiece(tx: Tx, company_id: number, after: number): Promise<number | undefined> {
  const ids = await struckSubscribers(tx.db, company_id, after, PIECE);
  if (ids.length === 0) return undefined;
  await lockSubscribers(tx.db, ids);
  await refreshLimitsOf(tx.db, ids);
  return ids.length < PIECE ? undefined : ids.at(-1);
}

/** After a change of the policy: the first subscribers follow in the same transaction, the rest of a large company in a job. */
export async function followPolicy(tx: Tx, company_id: number): Promise<void> {
  const after = await followPiece(tx, company_id, 0);
  if (after !== undefined) await enqueue(tx, FOLLOW_POLICY, { company_id, after });
}

interface Payload {
  company_id: number;
  after: number;
}

/** Job `follow-policy`. Each piece reads the policy anew, so that jobs of two changes can run side by side and repeat pieces. */
export const followPolicyLater = (deps: Deps): JobHandler<Payload> => ({
  retry: [5, 60, 600, 3600],
  async run({ company_id, after }, signal) {
    for (let last: number | undefined = after; last !== undefined; ) {
      signal.throwIfAborted();
      const from: number = last;
      last = await transaction(deps, null, (tx) => followPiece(tx, company_id, from));
    }
  },
});
