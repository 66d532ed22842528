import { sql } from 'kysely';
import { NOTICE_STATUS, USER_STATUS } from '#core/lookups.ts';
import type { Db } from '../../../db/tables.ts';

export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

interface NewDemoUser {
  email: string;
  first_name: string;
  last_name: string;
  is_superuser: boolean;
  password_hash: string;
  date_joined: Date;
}

/** Undefined when another process inserted the user first. */
export async function insertDemoUser(db: Db, user: NewDemoUser): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .values({ ...user, status_id: USER_STATUS.active })
    .onConflict((conflict) => conflict.column('email').where('deleted_date', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Active superusers among these addresses. */
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

/** Generic plans for this transaction: planning is most of the cost of the demo's statements. */
export async function useGenericPlans(db: Db): Promise<void> {
  await sql`set local plan_cache_mode = force_generic_plan`.execute(db);
}

/** Claims all due jobs by deleting them: no worker is running yet. */
export async function claimJobs(db: Db, now: Date): Promise<{ name: string; payload: unknown }[]> {
  const { rows } = await sql<{ id: number; name: string; payload: unknown }>`
    delete from jobs where run_at <= ${now} returning id, name, payload`.execute(db);
  return rows.sort((a, b) => a.id - b.id);
}

/** The next date on which a designation or subscription is due. */
export async function nextDueDate(db: Db): Promise<string | null> {
  const { rows } = await sql<{ date: string | null }>`
    select least((select min(clock_date) from companies), (select min(clock_date) from subscriptions))::text as date`.execute(
    db,
  );
  return rows[0]!.date;
}

/** The newest mail to an address, with its message id. */
export function newestLetter(db: Db, to_email: string): Promise<{ text: string; message_id: string } | undefined> {
  return db
    .selectFrom('mails')
    .select(['text', 'message_id'])
    .where('to_email', '=', to_email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Notices created from the message with this id. */
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
    .where('d.kind', '=', 'forward')
    .where('d.email', '=', email)
    .where('m.status', '=', 'failed')
    .orderBy('d.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.notice_id;
}

/** A company's takedown notices with URLs that nothing was recorded about: resolved ones first, then the oldest. */
export async function takedownsOf(
  db: Db,
  company_id: number,
  before: Date,
  limit: number,
): Promise<{ id: number; received_date: Date }[]> {
  const { rows } = await sql<{ id: number; received_date: Date }>`
    select id, received_date from (
      select id, received_date from notices
      where company_id = ${company_id} and received_date < ${before}::timestamptz and open_urls > 0
        and completeness ->> 'kind' = 'takedown' and status_id in (${NOTICE_STATUS.sent}, ${NOTICE_STATUS.resolved})
        and not exists (select 1 from url_actions a where a.notice_id = notices.id)
        and not exists (select 1 from notices r where r.answers_id = notices.id)
      order by status_id = ${NOTICE_STATUS.resolved} desc, id limit ${limit}) n
    order by received_date, id`.execute(db);
  return rows;
}

/** The company's latest resolved notice that came by mail. */
export async function latestResolved(db: Db, company_id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('notices')
    .select('id')
    .where('company_id', '=', company_id)
    .where('status_id', '=', NOTICE_STATUS.resolved)
    .where('raw_file_id', 'is not', null)
    .orderBy('received_date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
