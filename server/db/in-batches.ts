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
}

/**
 * What comes while the database is busy goes along with the next statement: many callers at once share its cost, one alone
 * waits for nobody. When a statement fails, each of its items is tried by itself, so that none falls with another's fault.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { atOnce, items, weight, weightOf }: Limits<Item>,
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
      next();
    });
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      next();
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
