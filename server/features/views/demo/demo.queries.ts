import { sql } from 'kysely';
import { USER_STATUS } from '#core/lookups.ts';
import type { Db } from '../../../db/tables.ts';

export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

interface DemoUser {
  email: string;
  first_name: string;
  last_name: string;
  is_superuser: boolean;
  password_hash: string;
  date_joined: Date;
}

/** Nothing when another process, starting at the same moment, was first. */
export async function insertDemoUser(db: Db, user: DemoUser): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .values({ ...user, status_id: USER_STATUS.active })
    .onConflict((conflict) => conflict.column('email').where('deleted_date', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Those of the addresses that are active superusers. */
export function findSuperusers(
  db: Db,
  emails: readonly string[],
): Promise<{ email: string; password_hash: string | null }[]> {
  return db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('email', 'in', [...emails])
    .where('is_superuser', '=', true)
    .where('status_id', '=', USER_STATUS.active)
    .where('deleted_date', 'is', null)
    .execute();
}

/** For this transaction: few of the demo's statements are worth a plan of their own, and planning is what they cost most. */
export async function planOnce(db: Db): Promise<void> {
  await sql`set local plan_cache_mode = force_generic_plan`.execute(db);
}

/** All that is due in the queue, taken out of it: nobody else is there yet. */
export async function takeJobs(db: Db, now: Date): Promise<{ name: string; payload: unknown }[]> {
  const { rows } = await sql<{ id: number; name: string; payload: unknown }>`
    delete from jobs where run_at <= ${now} returning id, name, payload`.execute(db);
  return rows.sort((a, b) => a.id - b.id);
}

/** The day on which the next designation or subscription has something to do. */
export async function nextDueDate(db: Db): Promise<string | null> {
  const { rows } = await sql<{ date: string | null }>`
    select least((select min(clock_date) from companies), (select min(clock_date) from subscriptions))::text as date`.execute(
    db,
  );
  return rows[0]!.date;
}

/** The newest letter to an address: what it says, and the id that it went out under. */
export function newestLetter(db: Db, to_email: string): Promise<{ text: string; message_id: string } | undefined> {
  return db
    .selectFrom('mails')
    .select(['text', 'message_id'])
    .where('to_email', '=', to_email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The notices that a message of this id has made. */
export async function noticesOf(db: Db, message_id: string): Promise<number[]> {
  const rows = await db.selectFrom('notices').select('id').where('message_id', '=', message_id).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** The notice whose forward to this address failed last. */
export async function lastFailed(db: Db, email: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('deliveries as d')
    .innerJoin('mails as m', 'm.id', 'd.mail_id')
    .select('d.notice_id')
    .where('d.email', '=', email)
    .where('m.status', '=', 'failed')
    .orderBy('d.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.notice_id;
}
