import type { Db } from './tables.ts';

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface Limits<Item> {
  /** Statements under way at a time. */
  atOnce: number;
  /** What one statement carries at most; the first goes along whatever it weighs. */
  items: number;
  weight: number;
  weightOf(item: Item): number;
  /** Waits for whatever else this turn of the event loop brings: the embedded database answers without one. */
  gathers?: boolean;
  /** Waits so long for as many, where it is worth it. */
  linger?: { ms: number; items: number; isWorth(): boolean };
}

/**
 * What comes while the database is busy goes along with the next statement: many callers at once share its cost, one alone
 * waits for nobody. When a statement fails, each of its items is tried by itself, so that none falls with another's fault.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { atOnce, items, weight, weightOf, gathers = false, linger }: Limits<Item>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let running = 0;

  function take(): Waiting<Item, Result>[] {
    let [count, sum] = [0, 0];
    for (const { item } of waiting) {
      sum += weightOf(item);
      if (count > 0 && (sum > weight || count >= items)) break;
      count++;
    }
    return waiting.splice(0, count);
  }

  async function carryOut(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index]!);
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error);
      else for (const one of batch) await carryOut([one]);
    }
  }

  function next(): void {
    if (running >= atOnce || waiting.length === 0) return;
    running++;
    void carryOut(take()).finally(() => {
      running--;
      if (waiting.length > 0) soon();
    });
  }

  let isLingering = false;
  function soon(): void {
    if (linger && waiting.length < linger.items && linger.isWorth()) {
      if (isLingering) return;
      isLingering = true;
      setTimeout(() => {
        isLingering = false;
        next();
      }, linger.ms);
    } else if (gathers) setImmediate(next);
    else next();
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      soon();
    });
}

/**
 * Lets work that arrives bit by bit go on in step, while there is much of it: what it asks from then on coalesces. Who comes alone
 * waits for nobody.
 */
export function inStep({ ms, items }: { ms: number; items: number }): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  const isWorth = () => performance.now() - last < ms;
  const go = inBatches<void, void>(async (all) => all.map(() => undefined), {
    ...{ atOnce: 1, items, weight: items, weightOf: () => 1, linger: { ms, items, isWorth } },
  });
  return () =>
    go().finally(() => {
      last = performance.now();
    });
}

/** The same for each database, each with its own. */
export function inBatchesOf<Item, Result>(
  run: (db: Db, items: readonly Item[]) => Promise<readonly Result[]>,
  limits: Limits<Item>,
): (db: Db, item: Item) => Promise<Result> {
  const of = new WeakMap<Db, (item: Item) => Promise<Result>>();
  return (db, item) => {
    const put = of.get(db) ?? inBatches((items) => run(db, items), limits);
    of.set(db, put);
    return put(item);
  };
}

/**
 * One statement for all who ask for the same kind of thing at the same moment, on the same database or in the same transaction.
 * A statement's cost is mostly the round trip: work on several things at once needs hardly more of them than work on one.
 */
export const coalesced = <Item, Result>(
  run: (db: Db, items: readonly Item[]) => Promise<readonly Result[]>,
  weightOf: (item: Item) => number = () => 1,
): ((db: Db, item: Item) => Promise<Result>) =>
  inBatchesOf(run, { atOnce: 1, items: 50, weight: 50, weightOf, gathers: true });

/** The same for rows that are looked up by a key; undefined where there is none. */
export const lookup = <Key, Row>(
  find: (db: Db, keys: Key[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): ((db: Db, key: Key) => Promise<Row | undefined>) =>
  coalesced(async (db, keys) => {
    const rows = new Map((await find(db, [...new Set(keys)])).map((row) => [keyOf(row), row]));
    return keys.map((key) => rows.get(key));
  });

/** Of rows that were looked up for several lists of keys, those of each list. */
export function rowsOfEach<Row, Key>(
  rows: readonly Row[],
  lists: readonly (readonly Key[])[],
  keyOf: (row: Row) => Key,
): Row[][] {
  return lists.map((list) => {
    const keys = new Set(list);
    return rows.filter((row) => keys.has(keyOf(row)));
  });
}

/** Waits for all of them, also when one fails: in a transaction none may go on after it has ended. */
export async function allOf<Result>(work: readonly Promise<Result>[]): Promise<Result[]> {
  return (await Promise.allSettled(work)).map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}
