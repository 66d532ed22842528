import { USER_STATUS } from '#core/lookups.ts';
import type { Db } from '../../db/tables.ts';

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
