import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { appendHistory, type HistoryEntry } from './history.ts';
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
  readonly history: HistoryEntry[];
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
