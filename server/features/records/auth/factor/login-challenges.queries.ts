import type { Generated } from 'kysely';
import { sql } from 'kysely';
import { USER_STATUS } from '#core/lookups.ts';
import type { Db } from '../../../../db/tables.ts';

interface LoginChallengesTable {
  hash: string;
  user_id: number;
  expires_date: Date;
  wrong_tries: Generated<number>;
  ended_date: Date | null;
}

interface PasskeyChallengesTable {
  challenge: string;
  user_id: number | null;
  login_hash: string | null;
  expires_date: Date;
}

declare module '../../../../db/tables.ts' {
  interface Tables {
    login_challenges: LoginChallengesTable;
    passkey_challenges: PasskeyChallengesTable;
  }
}

/** False if the account's password has changed or it can no longer log in. The row lock orders this before or after such a change. */
export async function lockAccountWithPassword(db: Db, user_id: number, password_hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', user_id)
    .where('password_hash', '=', password_hash)
    .where('status_id', '=', USER_STATUS.active)
    .where('deleted_date', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertLoginChallenge(
  db: Db,
  challenge: Pick<LoginChallengesTable, 'hash' | 'user_id' | 'expires_date'>,
): Promise<void> {
  await db.insertInto('login_challenges').values(challenge).execute();
}

/** The user whose login awaits its second step, even if it is over. */
export function findLoginChallenge(db: Db, hash: string) {
  return db
    .selectFrom('login_challenges as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .where('c.hash', '=', hash)
    .select(['c.user_id', 'u.email'])
    .executeTakeFirst();
}

/** True if the second step can still be tried; locked until the transaction ends. */
export async function lockOpenChallenge(db: Db, hash: string, now: Date, tries: number): Promise<boolean> {
  const row = await db
    .selectFrom('login_challenges')
    .select('hash')
    .where('hash', '=', hash)
    .where('ended_date', 'is', null)
    .where('expires_date', '>', now)
    .where('wrong_tries', '<', tries)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function countWrongFactor(db: Db, hash: string): Promise<void> {
  await db
    .updateTable('login_challenges')
    .set({ wrong_tries: sql`wrong_tries + 1` })
    .where('hash', '=', hash)
    .execute();
}

export async function endLoginChallenge(db: Db, hash: string, now: Date): Promise<void> {
  await db.updateTable('login_challenges').set({ ended_date: now }).where('hash', '=', hash).execute();
}

export async function endLoginChallengesOf(db: Db, user_id: number, now: Date): Promise<void> {
  await db
    .updateTable('login_challenges')
    .set({ ended_date: now })
    .where('user_id', '=', user_id)
    .where('ended_date', 'is', null)
    .execute();
}

export async function insertPasskeyChallenge(db: Db, challenge: PasskeyChallengesTable): Promise<void> {
  await db.insertInto('passkey_challenges').values(challenge).execute();
}

/** Takes a challenge, which is thereby used up; undefined if there is none or it expired. */
export async function takePasskeyChallenge(db: Db, challenge: string, now: Date) {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .returning(['user_id', 'login_hash', 'expires_date'])
    .executeTakeFirst();
  return taken && taken.expires_date > now ? taken : undefined;
}

export async function sweepChallenges(db: Db, now: Date, before: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_date', '<', now).execute();
  await db.deleteFrom('login_challenges').where('expires_date', '<', before).execute();
}
