import { CompiledQuery } from 'kysely';
import { AppError } from '#core/errors.ts';
import { addSeconds, type Clock } from '../base/clock.ts';
import { type SlidingRule, secondsToWait } from './sliding-limits.queries.ts';
import type { Db } from './tables.ts';

declare module './tables.ts' {
  interface Tables {
    limits: { key: string; tries: number; expires_date: Date };
  }
}

export interface LimitRule {
  readonly tries: number;
  readonly seconds: number;
}

/** A limit per account or company token, for one kind of calls. */
export interface AccountLimit {
  readonly kind: string;
  readonly rule: LimitRule;
}

/** Rate limits (security rule 10), stored in the database so that all processes share them. A window starts with its first try. */
export interface Limits {
  /** Counts a try; returns whether it is within the limit. */
  within(key: string, rule: LimitRule): Promise<boolean>;
  /** Counts one or more tries; throws with the time to wait if the limit is exceeded. */
  count(key: string, rule: LimitRule, tries?: number): Promise<void>;
  /** Takes back a counted try. */
  takeBack(key: string): Promise<void>;
  reset(key: string): Promise<void>;
  /** Throws with the time to wait if a sliding window is full. Counts no try. */
  refuseBeyond(key: string, rules: readonly SlidingRule[]): Promise<void>;
}

/**
 * SQL that counts tries: `keys` selects key, tries and the end of a new window. Raw SQL, because it is part of frequent statements.
 * Sorted by key to avoid deadlocks.
 */
export const countTriesSql = (keys: string, now: string): string => `
  insert into limits as l (key, tries, expires_date) select k.key, k.tries, k.expires_date from (${keys}) k order by k.key
  on conflict (key) do update set
    tries = case when l.expires_date <= ${now} then excluded.tries else l.tries + excluded.tries end,
    expires_date = case when l.expires_date <= ${now} then excluded.expires_date else l.expires_date end
  returning key, tries, expires_date`;

const HIT = countTriesSql(
  'select $1::text as key, $4::int as tries, $2::timestamptz as expires_date',
  '$3::timestamptz',
);

export interface Hit {
  tries: number;
  expires_date: Date;
}

/** Throws with the time to wait if the limit is exceeded. */
export function refuseBeyond({ tries, expires_date }: Hit, rule: LimitRule, now: Date): void {
  if (tries <= rule.tries) return;
  const wait = Math.ceil((expires_date.getTime() - now.getTime()) / 1000);
  throw new AppError('too_many_tries', { retryAfter: Math.max(1, wait) });
}

/** Throws with the time to wait, if there is any. */
export function refuseWait(seconds: number): void {
  if (seconds > 0) throw new AppError('too_many_tries', { retryAfter: seconds });
}

export async function countTry(db: Db, key: string, rule: LimitRule, now: Date, tries = 1): Promise<Hit> {
  const values = [key, addSeconds(now, rule.seconds), now, tries];
  return (await db.executeQuery<Hit>(CompiledQuery.raw(HIT, values))).rows[0]!;
}

/** Counts consecutive tries: each restarts the window, so the full wait applies after the last one. */
export async function countConsecutiveTry(db: Db, key: string, rule: LimitRule, now: Date): Promise<void> {
  await countTry(db, key, rule, now);
  await db
    .updateTable('limits')
    .set({ expires_date: addSeconds(now, rule.seconds) })
    .where('key', '=', key)
    .execute();
}

/** Throws while the limit is reached, without counting a try. */
export async function refuseWaiting(db: Db, key: string, rule: LimitRule, now: Date): Promise<void> {
  const hit = await db
    .selectFrom('limits')
    .select(['tries', 'expires_date'])
    .where('key', '=', key)
    .where('expires_date', '>', now)
    .executeTakeFirst();
  if (hit) refuseBeyond({ ...hit, tries: hit.tries + 1 }, rule, now);
}

async function takeBackTry(db: Db, key: string): Promise<void> {
  await db
    .updateTable('limits')
    .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
    .where('key', '=', key)
    .where('tries', '>', 0)
    .execute();
}

export async function resetTries(db: Db, key: string): Promise<void> {
  await db.deleteFrom('limits').where('key', '=', key).execute();
}

export function makeLimits(db: Db, clock: Clock): Limits {
  return {
    within: async (key, rule) => (await countTry(db, key, rule, clock.now())).tries <= rule.tries,
    count: async (key, rule, tries) => {
      const now = clock.now();
      refuseBeyond(await countTry(db, key, rule, now, tries), rule, now);
    },
    takeBack: (key) => takeBackTry(db, key),
    reset: (key) => resetTries(db, key),
    refuseBeyond: async (key, rules) => refuseWait(await secondsToWait(db, key, rules, clock.now())),
  };
}

export async function sweepLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('limits').where('expires_date', '<', now).execute();
}
