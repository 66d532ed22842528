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
  const { rows } = await sql<{ date: Date; seconds: number }>`
    select t.date, r.seconds
    from unnest(${rules.map(({ tries }) => tries)}::int[], ${rules.map(({ seconds }) => seconds)}::int[]) as r (tries, seconds)
    cross join lateral (
      select date from sliding_tries where key = ${key} and date > ${now}::timestamptz - make_interval(secs => r.seconds)
      order by date desc offset r.tries - 1 limit 1) t`.execute(db);
  const waits = rows.map(({ date, seconds }) =>
    Math.ceil((addSeconds(new Date(date), seconds).getTime() - now.getTime()) / 1000),
  );
  return rows.length === 0 ? 0 : Math.max(1, ...waits);
}

/** Serializes the transactions that count tries of these keys. Sorted to avoid deadlocks. */
export async function lockTries(db: Db, ...keys: string[]): Promise<void> {
  await sql`
    with ordered as materialized (
      select distinct hashtextextended('sliding:' || key, 0) as key from unnest(${keys}::text[]) as k (key) order by 1)
    select pg_advisory_xact_lock(key) from ordered`.execute(db);
}

export async function insertTry(db: Db, key: string, date: Date): Promise<void> {
  await db.insertInto('sliding_tries').values({ key, date }).execute();
}

export async function sweepTries(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sliding_tries').where('date', '<', addSeconds(now, -DAY)).execute();
}
