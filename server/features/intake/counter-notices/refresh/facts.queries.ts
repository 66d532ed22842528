import { sql } from 'kysely';
import type { CounterState } from '#core/rules/intake/counter-notice-outcome.ts';
import type { Db } from '../../../../db/tables.ts';
import { STANDING, type StoredWait } from '../tables.queries.ts';

/** How a counter-notice stands now, and the facts that decide how it should stand. */
export interface StandingRow {
  id: number;
  notice_id: number | null;
  letter_id: number | null;
  company_id: number | null;
  received_date: Date;
  verdict: 'complete' | 'defective';
  withdrawn_date: Date | null;
  released_date: Date | null;
  created_date: Date;
  wait: StoredWait | null;
  state: CounterState;
  leader_id: number | null;
  due_date: Date | null;
  latest_date: Date | null;
  overdue_date: Date | null;
  put_back_by: string | null;
  mailed: number;
  clock_date: Date | null;
}

/** Those of these notices that have counter-notices, and notices of the same company that share material with them. */
export async function connectedNotices(db: Db, notice_ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ notice_id: number }>`
    select distinct coalesce(other.notice_id, c.notice_id) as notice_id
    from counternotices c
      left join counternotice_urls u on u.counternotice_id = c.id
      left join counternotice_urls same on hashtextextended(same.url, 0) = hashtextextended(u.url, 0) and same.url = u.url
      left join counternotices other on other.id = same.counternotice_id and other.company_id = c.company_id
    where c.notice_id = any(${[...notice_ids]}::int[])`.execute(db);
  return rows.map(({ notice_id }) => notice_id);
}

/** Locks the counter-notices of these notices, and these, in the order of their ids, which avoids deadlocks. */
export async function lockStandings(
  db: Db,
  notice_ids: readonly number[],
  ids: readonly number[],
): Promise<StandingRow[]> {
  if (notice_ids.length === 0 && ids.length === 0) return [];
  const { rows } = await sql<StandingRow>`
    select id, notice_id, letter_id, company_id, received_date, verdict, withdrawn_date, released_date, created_date, wait,
      state, leader_id, due_date, latest_date, overdue_date, put_back_by, mailed, clock_date
    from counternotices
    where notice_id = any(${[...notice_ids]}::int[]) or id = any(${[...ids]}::int[])
    order by id for update`.execute(db);
  return rows;
}

export interface CoveredRow {
  counternotice_id: number;
  url_id: number;
  url: string;
  /** Put back since, and not by mistake. */
  is_restored: boolean;
  is_held: boolean;
  is_disabled: boolean;
}

/** The URLs that counter-notices cover. A proceeding about any counter-notice of a notice is about its material. */
export async function coveredUrls(db: Db, ids: readonly number[]): Promise<CoveredRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CoveredRow>`
    with covered as (
      select u.counternotice_id, u.position, u.url_id, u.url, c.notice_id, c.created_date
      from counternotices c join counternotice_urls u on u.counternotice_id = c.id
      where c.id = any(${[...ids]}::int[]) and u.url_id is not null
    ), acted as (
      select a.url_id, a.action, a.recorded_date, row_number() over (partition by a.url_id order by a.id desc) as from_last
      from url_actions a
      where a.url_id in (select url_id from covered) and a.action not in ('undone', 'user_notified')
        and not exists (select 1 from url_actions taken where taken.undoes_id = a.id)
    )
    select v.counternotice_id, v.url_id, v.url,
      exists (select 1 from acted a where a.url_id = v.url_id and a.action = 'restored'
        and a.recorded_date >= v.created_date) as is_restored,
      exists (select 1 from acted a where a.url_id = v.url_id and a.action = 'disabled' and a.from_last = 1) as is_disabled,
      exists (
        select 1 from counternotices o join holds h on h.counternotice_id = o.id
          join counternotice_urls ou on ou.counternotice_id = o.id and ou.url_id = v.url_id
        where o.notice_id = v.notice_id and h.state = any(${STANDING}::text[])
          and (h.url_ids is null or v.url_id = any(h.url_ids))) as is_held
    from covered v order by v.counternotice_id, v.position`.execute(db);
  return rows;
}

export type StandingChanges = Pick<
  StandingRow,
  'state' | 'leader_id' | 'due_date' | 'latest_date' | 'overdue_date' | 'put_back_by' | 'mailed' | 'clock_date'
>;

export async function writeStanding(db: Db, id: number, changes: StandingChanges): Promise<void> {
  await db.updateTable('counternotices').set(changes).where('id', '=', id).execute();
}

/** The URLs that each counter-notice disputes now. */
export async function disputedNow(db: Db, ids: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number; url_ids: number[] }>`
    select counter_notice_id as id, array_agg(url_id order by url_id) as url_ids from url_disputes
    where counter_notice_id = any(${[...ids]}::int[]) group by counter_notice_id`.execute(db);
  return new Map(rows.map(({ id, url_ids }) => [id, url_ids]));
}
