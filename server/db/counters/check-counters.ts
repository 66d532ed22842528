import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { differences, fill } from './counter-sql.ts';
import { COUNTERS, type Counter } from './declared.ts';

export interface Difference {
  counter: string;
  keys: Record<string, string>;
  stored: number;
  counted: number;
}

/** Compares each counter with a count of the rows, in one statement each, so that writers are not blocked. */
export async function checkCounters(db: Db): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const counter of COUNTERS) {
    const { rows } = await sql.raw<Omit<Difference, 'counter'>>(differences(counter)).execute(db);
    found.push(...rows.map((row) => ({ counter: counter.name, ...row })));
  }
  return found;
}

/** Blocks writers. Locks the counted table first, in the same order as they do, to avoid deadlocks. */
async function recount(tx: Db, counter: Counter): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
  await sql`lock table ${sql.table(counter.of)}, ${sql.table(counter.name)} in share row exclusive mode`.execute(tx);
  await sql`delete from ${sql.table(counter.name)}`.execute(tx);
  await sql.raw(fill(counter)).execute(tx);
}

/** Recounts the counters that differ. */
export async function fixCounters(db: Db, found: readonly Difference[]): Promise<void> {
  for (const counter of COUNTERS) {
    if (!found.some((one) => one.counter === counter.name)) continue;
    await db.transaction().execute((tx) => recount(tx, counter));
  }
}
