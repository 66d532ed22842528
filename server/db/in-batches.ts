import type { Db } from './tables.ts';

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface Limits<Item> {
  /** Concurrent statements. */
  atOnce: number;
  /** Maximum batch size and weight; a batch has at least one item, whatever its weight. */
  items: number;
  weight: number;
  weightOf(item: Item): number;
  /** Collects items until the end of this event loop turn: the embedded database answers within it. */
  gathers?: boolean;
  /** Waits up to `ms` for `items` to arrive, while `isWorth` holds. */
  linger?: { ms: number; items: number; isWorth(): boolean };
}

/**
 * Batching: items that arrive while a statement runs share the next one, so concurrent callers share its cost and a single caller
 * never waits. When a batch fails, each item is retried alone, so that one faulty item doesn't fail the others.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { atOnce, items, weight, weightOf, gathers = false, linger }: Limits<Item>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let running = 0;

  function nextBatch(): Waiting<Item, Result>[] {
    let [count, sum] = [0, 0];
    for (const { item } of waiting) {
      sum += weightOf(item);
      if (count > 0 && (sum > weight || count >= items)) break;
      count++;
    }
    return waiting.splice(0, count);
  }

  async function execute(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index]!);
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error);
      else for (const one of batch) await execute([one]);
    }
  }

  function next(): void {
    if (running >= atOnce || waiting.length === 0) return;
    running++;
    void execute(nextBatch()).finally(() => {
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
 * Barrier that lets concurrent work continue in groups, so that its next statements coalesce. Work that arrives alone passes at
 * once.
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

/** `inBatches` per database or transaction. */
export function inBatchesOf<Item, Result>(
  run: (db: Db, items: readonly Item[]) => Promise<readonly Result[]>,
  limits: Limits<Item>,
): (db: Db, item: Item) => Promise<Result> {
  const batches = new WeakMap<Db, (item: Item) => Promise<Result>>();
  return (db, item) => {
    const enqueue = batches.get(db) ?? inBatches((items) => run(db, items), limits);
    batches.set(db, enqueue);
    return enqueue(item);
  };
}

/**
 * Request coalescing: concurrent calls on one database or transaction share a statement. A statement's cost is mostly the round
 * trip, so processing several items concurrently needs hardly more round trips than processing one.
 */
export const coalesced = <Item, Result>(
  run: (db: Db, items: readonly Item[]) => Promise<readonly Result[]>,
  weightOf: (item: Item) => number = () => 1,
): ((db: Db, item: Item) => Promise<Result>) =>
  inBatchesOf(run, { atOnce: 1, items: 50, weight: 50, weightOf, gathers: true });

/** A coalesced lookup of rows by key; undefined if there is no row. */
export const lookup = <Key, Row>(
  find: (db: Db, keys: Key[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): ((db: Db, key: Key) => Promise<Row | undefined>) =>
  coalesced(async (db, keys) => {
    const rows = new Map((await find(db, [...new Set(keys)])).map((row) => [keyOf(row), row]));
    return keys.map((key) => rows.get(key));
  });

/** Distributes rows that were read for several lists of keys back to each list. */
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

/** Like `Promise.all`, but waits for all even if one fails: no work may continue after its transaction has ended. */
export async function allOf<Result>(work: readonly Promise<Result>[]): Promise<Result[]> {
  return (await Promise.allSettled(work)).map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}
