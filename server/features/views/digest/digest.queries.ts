import { sql } from 'kysely';
import { USER_STATUS } from '#core/lookups.ts';
import type { Db } from '../../../db/tables.ts';

declare module '../../../db/tables.ts' {
  interface Tables {
    /** One for each person and week. */
    digests: { user_id: number; week: string; is_sent: boolean; date: Date };
  }
}

export interface DueKey {
  digest_date: string;
  id: number;
}

/** Who may get one at all: as the index says it. */
const isReader = sql<boolean>`wants_digest and not is_superuser and status_id = ${sql.lit(USER_STATUS.active)} and deleted_date is null`;

/** Whose clock has come to this week, the longest due first; from where the last page ended. */
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
  /** Nobody has looked at this account yet. */
  is_new: boolean;
}

/** The person, if the letter is still due and nobody else is at it. */
export async function lockReader(db: Db, id: number, week: string): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select id, email, digest_date = '-infinity' as is_new from users
    where id = ${id} and ${isReader} and digest_date <= ${week} for update skip locked`.execute(db);
  return rows[0];
}

export async function setDigestDate(db: Db, id: number, date: string): Promise<void> {
  await sql`update users set digest_date = ${date} where id = ${id}`.execute(db);
}

/** Whether this week's is the first: the key decides, whatever the clock did. */
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

/** Undefined: there is no such person any more. */
export async function wantsDigest(db: Db, id: number): Promise<boolean | undefined> {
  const { rows } = await sql<{ wants_digest: boolean }>`
    select wants_digest from users where id = ${id} and deleted_date is null`.execute(db);
  return rows[0]?.wants_digest;
}

/** Whether that changed anything. */
export async function setWantsDigest(db: Db, id: number, wanted: boolean): Promise<boolean> {
  const { rows } = await sql`
    update users set wants_digest = ${wanted}
    where id = ${id} and deleted_date is null and wants_digest <> ${wanted} returning id`.execute(db);
  return rows.length > 0;
}
