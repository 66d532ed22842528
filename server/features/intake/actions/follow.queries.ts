import { sql } from 'kysely';
import type { Db } from '../../../db/tables.ts';

/** What the status of a notice and its numbers depend on, besides its URLs. */
export interface FollowedNotice {
  id: number;
  company_id: number | null;
  status_id: number;
  is_status_set: boolean;
  received_date: Date;
  first_disabled_date: Date | null;
}

/** Locks notices in the order of their ids, which avoids deadlocks; deleted ones are left out. */
export async function lockFollowed(db: Db, ids: readonly number[]): Promise<FollowedNotice[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FollowedNotice>`
    select id, company_id, status_id, is_status_set, received_date, first_disabled_date from notices
    where id = any(${[...ids]}::int[]) and deleted_date is null order by id for update`.execute(db);
  return rows;
}

export async function setStatuses(db: Db, statuses: readonly { id: number; status_id: number }[]): Promise<void> {
  if (statuses.length === 0) return;
  await sql`
    update notices n set status_id = s.status_id, reassigned_date = null
    from unnest(${statuses.map(({ id }) => id)}::int[], ${statuses.map(({ status_id }) => status_id)}::smallint[])
      as s (id, status_id)
    where n.id = s.id`.execute(db);
}

export async function setFirstDisabled(db: Db, dates: readonly { id: number; date: string | null }[]): Promise<void> {
  if (dates.length === 0) return;
  await sql`
    update notices n set first_disabled_date = d.date
    from unnest(${dates.map(({ id }) => id)}::int[], ${dates.map(({ date }) => date)}::timestamptz[]) as d (id, date)
    where n.id = d.id`.execute(db);
}
