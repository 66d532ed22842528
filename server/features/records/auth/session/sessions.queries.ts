import type { Selectable } from 'kysely';
import { USER_STATUS } from '#core/lookups.ts';
import type { Db } from '../../../../db/tables.ts';

interface SessionsTable {
  id: string;
  user_id: number;
  created_date: Date;
  expires_date: Date;
  ended_date: Date | null;
}

interface RefreshTokensTable {
  hash: string;
  session_id: string;
  parent_hash: string | null;
  rotated_date: Date | null;
  expires_date: Date;
}

declare module '../../../../db/tables.ts' {
  interface Tables {
    sessions: SessionsTable;
    refresh_tokens: RefreshTokensTable;
  }
}

export type RefreshTokenRow = Selectable<RefreshTokensTable>;

export async function insertSession(db: Db, session: Omit<SessionsTable, 'ended_date'>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export async function insertRefreshToken(db: Db, token: Omit<RefreshTokensTable, 'rotated_date'>): Promise<void> {
  await db.insertInto('refresh_tokens').values(token).execute();
}

export function findRefreshToken(db: Db, hash: string): Promise<RefreshTokenRow | undefined> {
  return db.selectFrom('refresh_tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
}

/** Locks an active session, so that concurrent uses of one token are serialized. */
export async function lockSession(db: Db, id: string): Promise<{ user_id: number } | undefined> {
  return db
    .selectFrom('sessions')
    .select('user_id')
    .where('id', '=', id)
    .where('ended_date', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function markRotated(db: Db, hash: string, now: Date): Promise<void> {
  await db.updateTable('refresh_tokens').set({ rotated_date: now }).where('hash', '=', hash).execute();
}

export async function hasUsedSuccessor(db: Db, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('refresh_tokens')
    .select('hash')
    .where('parent_hash', '=', hash)
    .where('rotated_date', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function extendSession(db: Db, id: string, expires_date: Date): Promise<void> {
  await db.updateTable('sessions').set({ expires_date }).where('id', '=', id).execute();
}

export async function endSession(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_date: now })
    .where('id', '=', id)
    .where('ended_date', 'is', null)
    .execute();
}

export async function endSessionsOf(db: Db, userId: number, now: Date, except: string | undefined): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_date: now })
    .where('user_id', '=', userId)
    .where('ended_date', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .execute();
}

/** What a login has proven. */
export interface Proof {
  password_hash?: string;
  /** The second factor, or a passkey alone; without it, only accounts without a factor can log in. */
  factor?: true;
}

/**
 * Sets the last login; returns false if the account can no longer log in this way. With `password_hash`, requires an active account
 * that still has this password. The row lock orders the login before or after a concurrent reset, block, deletion or new factor.
 */
export async function touchLastLogin(
  db: Db,
  userId: number,
  now: Date,
  { password_hash, factor }: Proof,
): Promise<boolean> {
  const touched = await db
    .updateTable('users')
    .set({ last_login: now })
    .where('id', '=', userId)
    .$if(!factor, (query) => query.where('has_factor', '=', false))
    .$if(password_hash !== undefined, (query) =>
      query
        .where('password_hash', '=', password_hash!)
        .where('status_id', '=', USER_STATUS.active)
        .where('deleted_date', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return touched !== undefined;
}

/** Deletes what expired long ago. Refresh tokens are deleted with their session. */
export async function sweepSessions(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_date', '<', before).execute();
  await db.deleteFrom('password_resets').where('expires_date', '<', before).execute();
  await db.deleteFrom('sign_ups').where('expires_date', '<', before).execute();
}
