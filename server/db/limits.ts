import { sql } from 'kysely';
import { AppError } from '#core/errors.ts';
import { addSeconds, type Clock } from '../clock.ts';
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

/** security rule 10. Kept in the database, so that several processes count together; a window begins with its first try. */
export interface Limits {
  /** Counts a try; whether it was within the rule. */
  within(key: string, rule: LimitRule): Promise<boolean>;
  /** Counts a try, and refuses one too many with the time to wait. */
  count(key: string, rule: LimitRule): Promise<void>;
  forget(key: string): Promise<void>;
}

export function makeLimits(db: Db, clock: Clock): Limits {
  const hit = async (key: string, rule: LimitRule) => {
    const now = clock.now();
    const { rows } = await sql<{ tries: number; expires_date: Date }>`
      insert into limits as l (key, tries, expires_date) values (${key}, 1, ${addSeconds(now, rule.seconds)})
      on conflict (key) do update set
        tries = case when l.expires_date <= ${now} then 1 else l.tries + 1 end,
        expires_date = case when l.expires_date <= ${now} then excluded.expires_date else l.expires_date end
      returning tries, expires_date`.execute(db);
    const { tries, expires_date } = rows[0]!;
    return { ok: tries <= rule.tries, wait: Math.max(1, Math.ceil((expires_date.getTime() - now.getTime()) / 1000)) };
  };
  return {
    within: async (key, rule) => (await hit(key, rule)).ok,
    count: async (key, rule) => {
      const { ok, wait } = await hit(key, rule);
      if (!ok) throw new AppError('too_many_tries', { retryAfter: wait });
    },
    forget: async (key) => {
      await db.deleteFrom('limits').where('key', '=', key).execute();
    },
  };
}

export async function sweepLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('limits').where('expires_date', '<', now).execute();
}
