import { randomUUID } from 'node:crypto';
import type { Clock } from '../base/clock.ts';
import { appendHistory, type HistoryEntry } from './history.ts';
import { allOf, inBatches } from './in-batches.ts';
import { isEmbedded } from './open/open-embedded.ts';
import type { Db } from './tables.ts';

/**
 * One act: everything that happens in it commits together, with its history (security rule 23). Inside it only `tx.db`
 * may be used: the embedded database has one connection, and the outer one would wait for ever.
 */
export interface Tx {
  readonly db: Db;
  readonly now: Date;
  /** Shared by the history entries of this act. */
  readonly uuid: string;
  /** Who acts; null is the system. An act that makes its own actor's account says so when it has made it. */
  actor_id: number | null;
  readonly history: (HistoryEntry & { uuid: string })[];
  /** Run after the commit, for nudges that may be lost: what must not be lost is a job. */
  readonly afterCommit: (() => void)[];
}

/** Within a transaction there is no other: what is begun in it commits with it. */
export const inTransaction = <T>(db: Db, work: (inner: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

export async function transaction<T>(
  { db, clock }: { db: Db; clock: Clock },
  actor: { id: number } | null,
  work: (tx: Tx) => Promise<T>,
  /** Of an action that is carried out in several transactions: its history is one. */
  uuid: string = randomUUID(),
): Promise<T> {
  const afterCommit: (() => void)[] = [];
  const result = await inTransaction(db, async (inner) => {
    const tx: Tx = {
      db: inner,
      now: clock.now(),
      uuid,
      actor_id: actor?.id ?? null,
      history: [],
      afterCommit,
    };
    const value = await work(tx);
    // Last, because it takes the one lock that all acts share.
    await appendHistory(tx);
    return value;
  });
  for (const nudge of afterCommit) nudge();
  return result;
}

/** What one shared transaction carries at most: on the embedded database all others wait for it. */
const SHARED = { embedded: 10, postgresql: 25 };
/** So long an act waits for others to share with, when the last one is no longer ago; one that comes alone waits for nobody. */
const LINGER_MS = 20;

/**
 * Group commit: acts of the product itself that are asked for at the same moment share a transaction and run in it side by side,
 * so that their statements coalesce (`in-batches.ts`). When it fails, each is carried out in one of its own: none falls with
 * another's fault. Acts that share one must not depend on each other. What weighs as much as a whole one goes alone.
 */
export function sharedTransaction<Item, Result>(
  deps: { db: Db; clock: Clock },
  work: (tx: Tx, item: Item) => Promise<Result>,
  weightOf: (item: Item) => number = () => 1,
): (item: Item) => Promise<Result> {
  const together = (items: readonly Item[]): Promise<Result[]> =>
    transaction(deps, null, (tx) => allOf(items.map((item) => work({ ...tx, uuid: randomUUID() }, item))));
  let last = Number.NEGATIVE_INFINITY;
  // Inside an outer transaction, as the demo's, no one else can join.
  const isWorth = () => !deps.db.isTransaction && performance.now() - last < LINGER_MS;
  const most = SHARED[isEmbedded(deps.db) ? 'embedded' : 'postgresql'];
  const share = inBatches(together, {
    ...{ atOnce: 1, items: most, weight: most, weightOf, gathers: true },
    linger: { ms: LINGER_MS, items: most / 2, isWorth },
  });
  return (item) =>
    share(item).finally(() => {
      last = performance.now();
    });
}
