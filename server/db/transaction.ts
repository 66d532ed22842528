import { randomUUID } from 'node:crypto';
import type { Clock } from '../base/clock.ts';
import type { Config } from '../base/config.ts';
import type { Announcement } from './announce.ts';
import { appendHistory, type HistoryEntry } from './history.ts';
import { allOf, inBatches } from './in-batches.ts';
import { isEmbedded } from './open/open-embedded.ts';
import type { TokenRef } from './scope.ts';
import type { Db } from './tables.ts';

/**
 * A transaction together with its history (security rule 23). Inside it only `tx.db` may be used: the embedded database has one
 * connection, so the outer `db` would deadlock.
 */
export interface Tx {
  readonly db: Db;
  readonly now: Date;
  /** Shared by the history entries of this transaction. */
  readonly uuid: string;
  /** The user who acts; null: a company token or the system. A sign-up sets it once the account exists. */
  actor_id: number | null;
  /** The company token that acts; null: a user or the system. */
  readonly token: TokenRef | null;
  readonly history: (HistoryEntry & { uuid: string })[];
  /** What webhooks may tell, in addition to the history. */
  readonly announced: Announcement[];
  /** Best-effort callbacks after the commit, such as waking workers. Anything that must not be lost is a job. */
  readonly afterCommit: (() => void)[];
}

/** Nobody asked for it: neither a user nor a company token acts. */
export const isSystem = ({ actor_id, token }: Pick<Tx, 'actor_id' | 'token'>): boolean =>
  actor_id === null && token === null;

/** The rest of a transaction's work that follows by itself, whoever caused it. */
export const asSystem = (tx: Tx): Tx => ({ ...tx, actor_id: null, token: null });

/** Joins the current transaction if there is one. */
export const inTransaction = <T>(db: Db, work: (inner: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

interface BareDeps {
  db: Db;
  clock: Clock;
  reactions?: undefined;
}

interface ReactingDeps extends Omit<BareDeps, 'reactions'> {
  config: Config;
  /** What follows from everything that the transaction did, in it. */
  reactions: { readonly beforeCommit: readonly ((tx: Tx, config: Config) => Promise<void>)[] };
}

type TransactionDeps = BareDeps | ReactingDeps;

export async function transaction<T>(
  deps: TransactionDeps,
  actor: { id: number | null; token?: TokenRef | undefined } | null,
  work: (tx: Tx) => Promise<T>,
  /** Given for an action that spans several transactions, so that its history entries belong together. */
  uuid: string = randomUUID(),
): Promise<T> {
  const { db, clock } = deps;
  const afterCommit: (() => void)[] = [];
  const result = await inTransaction(db, async (inner) => {
    const tx: Tx = {
      db: inner,
      now: clock.now(),
      uuid,
      actor_id: actor?.id ?? null,
      token: actor?.token ? { id: actor.token.id, name: actor.token.name } : null,
      history: [],
      announced: [],
      afterCommit,
    };
    const value = await work(tx);
    if (deps.reactions) for (const react of deps.reactions.beforeCommit) await react(tx, deps.config);
    // Last, because it takes the one lock that all transactions share.
    await appendHistory(tx);
    return value;
  });
  for (const callback of afterCommit) callback();
  return result;
}

/** Maximum weight of a shared transaction; lower on the embedded database, where all others wait for it. */
const SHARED = { embedded: 10, postgresql: 25 };
/** Time to wait for items to share a transaction with. Applies only if the last one is as recent: a single item never waits. */
const LINGER_MS = 20;

/**
 * Group commit: concurrent items of background work share a transaction and run in it concurrently, so that their statements
 * coalesce (`in-batches.ts`). When it fails, each item is retried in its own transaction. Items must not depend on each other. An
 * item of maximum weight runs alone.
 */
export function sharedTransaction<Item, Result>(
  deps: TransactionDeps,
  work: (tx: Tx, item: Item) => Promise<Result>,
  weightOf: (item: Item) => number = () => 1,
): (item: Item) => Promise<Result> {
  const together = (items: readonly Item[]): Promise<Result[]> =>
    transaction(deps, null, (tx) => allOf(items.map((item) => work({ ...tx, uuid: randomUUID() }, item))));
  let last = Number.NEGATIVE_INFINITY;
  // Inside an outer transaction, such as the demo's, no other item can join.
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
