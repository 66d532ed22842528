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

export async function insertDemoUser(db: Db, user: DemoUser): Promise<number> {
  const row = await db
    .insertInto('users')
    .values({ ...user, status_id: USER_STATUS.active })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
