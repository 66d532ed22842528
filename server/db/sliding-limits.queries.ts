import { sql } from 'kysely';
import { addSeconds } from '../base/clock.ts';
import type { Db } from './tables.ts';

declare module './tables.ts' {
  interface Tables {
    sliding_tries: { key: string; date: Date };
  }
}

/** A limit with a sliding window: at any moment, so many tries in the last seconds. At most a day. */
export interface SlidingRule {
  readonly tries: number;
  readonly seconds: number;
}

const DAY = 86_400;

/** Seconds until one more try is within every limit; 0: now. Does not count a try. */
export async function secondsToWait(db: Db, key: string, rules: readonly SlidingRule[], now: Date): Promise<number> {
  let wait = 0;
  for (const { tries, seconds } of rules) {
    const row = await db
      .selectFrom('sliding_tries')
      .select('date')
      .where('key', '=', key)
      .where('date', '>', addSeconds(now, -seconds))
      .orderBy('date', 'desc')
      .offset(tries - 1)
      .limit(1)
      .executeTakeFirst();
    if (row) wait = Math.max(wait, Math.ceil((addSeconds(row.date, seconds).getTime() - now.getTime()) / 1000), 1);
  }
  return wait;
}

/** Serializes the transactions that count tries of this key. */
export async function lockTries(db: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sliding:${key}`}, 0))`.execute(db);
}

export async function insertTry(db: Db, key: string, date: Date): Promise<void> {
  await db.insertInto('sliding_tries').values({ key, date }).execute();
}

export async function sweepTries(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sliding_tries').where('date', '<', addSeconds(now, -DAY)).execute();
}
