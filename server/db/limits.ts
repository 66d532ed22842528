import { CompiledQuery } from 'kysely';
import { AppError } from '#core/errors.ts';
import { addSeconds, type Clock } from '../base/clock.ts';
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

/** Of each account: its id follows the prefix. */
export interface AccountLimit {
  readonly prefix: string;
  readonly rule: LimitRule;
}

/** security rule 10. Kept in the database, so that several processes count together; a window begins with its first try. */
export interface Limits {
  /** Counts a try; whether it was within the rule. */
  within(key: string, rule: LimitRule): Promise<boolean>;
  /** Counts a try, or as many as it weighs, and refuses one too many with the time to wait. */
  count(key: string, rule: LimitRule, tries?: number): Promise<void>;
  forget(key: string): Promise<void>;
}

/**
 * Counts the tries of each key that `keys` selects with them and with the end of a new window, as a part of a statement: written
 * out, because it comes with every call of some kinds. In the order of the keys, so that nobody waits for each other.
 */
export const hit = (keys: string, now: string): string => `
  insert into limits as l (key, tries, expires_date) select k.key, k.tries, k.expires_date from (${keys}) k order by k.key
  on conflict (key) do update set
    tries = case when l.expires_date <= ${now} then excluded.tries else l.tries + excluded.tries end,
    expires_date = case when l.expires_date <= ${now} then excluded.expires_date else l.expires_date end
  returning key, tries, expires_date`;

const HIT = hit('select $1::text as key, $4::int as tries, $2::timestamptz as expires_date', '$3::timestamptz');

export interface Hit {
  tries: number;
  expires_date: Date;
}

/** Refuses one too many, with the time to wait. */
export function refuseBeyond({ tries, expires_date }: Hit, rule: LimitRule, now: Date): void {
  if (tries <= rule.tries) return;
  const wait = Math.ceil((expires_date.getTime() - now.getTime()) / 1000);
  throw new AppError('too_many_tries', { retryAfter: Math.max(1, wait) });
}

/** Counts a try, or several at once; also as a part of a transaction. */
export async function countTry(db: Db, key: string, rule: LimitRule, now: Date, tries = 1): Promise<Hit> {
  const values = [key, addSeconds(now, rule.seconds), now, tries];
  return (await db.executeQuery<Hit>(CompiledQuery.raw(HIT, values))).rows[0]!;
}

/** Counts one more of a row: the window begins anew with each, so that the wait after the last is as long as the rule says. */
export async function countInARow(db: Db, key: string, rule: LimitRule, now: Date): Promise<void> {
  await countTry(db, key, rule, now);
  await db
    .updateTable('limits')
    .set({ expires_date: addSeconds(now, rule.seconds) })
    .where('key', '=', key)
    .execute();
}

/** Refuses while as many are counted as the rule allows, and counts nothing itself. */
export async function refuseWaiting(db: Db, key: string, rule: LimitRule, now: Date): Promise<void> {
  const hit = await db
    .selectFrom('limits')
    .select(['tries', 'expires_date'])
    .where('key', '=', key)
    .where('expires_date', '>', now)
    .executeTakeFirst();
  if (hit) refuseBeyond({ ...hit, tries: hit.tries + 1 }, rule, now);
}

export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.deleteFrom('limits').where('key', '=', key).execute();
}

export function makeLimits(db: Db, clock: Clock): Limits {
  return {
    within: async (key, rule) => (await countTry(db, key, rule, clock.now())).tries <= rule.tries,
    count: async (key, rule, tries) => {
      const now = clock.now();
      refuseBeyond(await countTry(db, key, rule, now, tries), rule, now);
    },
    forget: (key) => forgetTries(db, key),
  };
}

export async function sweepLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('limits').where('expires_date', '<', now).execute();
}
