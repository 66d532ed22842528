import { sql } from 'kysely';
import { USER_STATUS } from '#core/lookups.ts';
import type { Db } from '../../../db/tables.ts';

declare module '../../../db/tables.ts' {
  interface Tables {
    /** One row per user and week. */
    digests: { user_id: number; week: string; is_sent: boolean; date: Date };
  }
}

export interface DueKey {
  digest_date: string;
  id: number;
}

/** Same predicate as the partial index on users. */
const isReader = sql<boolean>`wants_digest and not is_superuser and status_id = ${sql.lit(USER_STATUS.active)} and deleted_date is null`;

/** Users whose digest is due, longest due first, by keyset pagination. */
export async function dueDigests(db: Db, week: string, after: DueKey | undefined, limit: number): Promise<DueKey[]> {
  const from = after ?? { digest_date: '-infinity', id: 0 };
  const { rows } = await sql<DueKey>`
    select digest_date, id from users
    where ${isReader} and digest_date <= ${week} and (digest_date, id) > (${from.digest_date}::date, ${from.id}::int)
    order by digest_date, id limit ${limit}`.execute(db);
  return rows;
}

export interface Reader {
  id: number;
  email: string;
  /** Not seen by the job before: the first, partial week is skipped. */
  is_new: boolean;
}

/** The user, if the digest is still due and no other worker holds the row (skip locked). */
export async function lockReader(db: Db, id: number, week: string): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select id, email, digest_date = '-infinity' as is_new from users
    where id = ${id} and ${isReader} and digest_date <= ${week} for update skip locked`.execute(db);
  return rows[0];
}

export async function setDigestDate(db: Db, id: number, date: string): Promise<void> {
  await sql`update users set digest_date = ${date} where id = ${id}`.execute(db);
}

/** True for the first attempt of this week: the primary key makes it idempotent even if the clock was set back. */
export async function beginDigest(db: Db, user_id: number, week: string, date: Date): Promise<boolean> {
  const begun = await db
    .insertInto('digests')
    .values({ user_id, week, is_sent: false, date })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return begun !== undefined;
}

export async function markDigestSent(db: Db, user_id: number, week: string): Promise<void> {
  await db
    .updateTable('digests')
    .set({ is_sent: true })
    .where('user_id', '=', user_id)
    .where('week', '=', week)
    .execute();
}

/** Undefined: the user no longer exists. */
export async function wantsDigest(db: Db, id: number): Promise<boolean | undefined> {
  const { rows } = await sql<{ wants_digest: boolean }>`
    select wants_digest from users where id = ${id} and deleted_date is null`.execute(db);
  return rows[0]?.wants_digest;
}

/** Returns whether the value changed. */
export async function setWantsDigest(db: Db, id: number, wanted: boolean): Promise<boolean> {
  const { rows } = await sql`
    update users set wants_digest = ${wanted}
    where id = ${id} and deleted_date is null and wants_digest <> ${wanted} returning id`.execute(db);
  return rows.length > 0;
}
