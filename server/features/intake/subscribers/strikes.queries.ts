import { sql } from 'kysely';
import type { Strike, StrikeCause, StrikeState } from '#core/rules/intake/strikes.ts';
import type { Db } from '../../../db/tables.ts';
import { expiryOf, POLICIES } from './tables.queries.ts';

/** The notices that their complainant took back: by the same address, or under the same ACNS case (beyond-edges § 15). */
export async function retractedAmong(db: Db, notice_ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct n.id from notices n join notices r on r.answers_id = n.id
    left join contacts sender on sender.id = n.sender_id left join contacts retractor on retractor.id = r.sender_id
    where n.id = any(${[...notice_ids]}::int[]) and r.deleted_date is null and r.completeness ->> 'kind' = 'retraction'
      and (retractor.email = sender.email or nullif(r.acns ->> 'case_id', '') = n.acns ->> 'case_id')`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Serializes everything that changes the strikes of these subscribers, and waits for a change of their company's policy. Sorted to
 * avoid deadlocks.
 */
export async function lockSubscribers(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    select 1 from companies where id in (select company_id from subscribers where id = any(${[...ids]}::int[]))
    order by id for key share`.execute(db);
  await sql`select 1 from subscribers where id = any(${[...ids]}::int[]) order by id for update`.execute(db);
}

export interface NewStrike extends Strike {
  notice_id: number;
  subscriber_id: number;
}

interface Written {
  notice_id: number;
  subscriber_id: number;
  company_id: number;
  /** Null for a new strike. */
  before: StrikeState | null;
  after: StrikeState;
  cause: StrikeCause | null;
}

/** Writes the strikes of notices as their actions make them; returns those that changed. What a person voided stays void. */
export async function writeStrikes(db: Db, strikes: readonly NewStrike[]): Promise<Written[]> {
  const column = <K extends keyof NewStrike>(name: K) => strikes.map((strike) => strike[name]);
  const { rows } = await sql<Written>`
    with given as (
      select g.notice_id, g.subscriber_id, g.standing, g.cause, g.date
      from unnest(${column('notice_id')}::int[], ${column('subscriber_id')}::int[], ${column('state')}::text[],
        ${column('cause')}::text[], ${column('date')}::timestamptz[]) as g (notice_id, subscriber_id, standing, cause, date)
      join subscribers s on s.id = g.subscriber_id
    ), before as (
      select s.notice_id, s.subscriber_id, s.standing from strikes s
      where s.notice_id in (select notice_id from given)
    ), written as (
      insert into strikes as known (notice_id, subscriber_id, standing, cause, date)
      select notice_id, subscriber_id, standing, cause, date from given order by notice_id, subscriber_id
      on conflict (notice_id, subscriber_id) do update
        set standing = case when known.voided_date is null then excluded.standing else 'void' end,
          cause = excluded.cause, date = excluded.date
      returning notice_id, subscriber_id, standing, cause
    )
    select w.notice_id, w.subscriber_id, s.company_id, b.standing as before, w.standing as after, w.cause
    from written w join subscribers s on s.id = w.subscriber_id
    left join before b on b.notice_id = w.notice_id and b.subscriber_id = w.subscriber_id
    where w.standing is distinct from b.standing order by w.notice_id, w.subscriber_id`.execute(db);
  return rows;
}

/** `set_state` ok holds until the next strike counts (beyond-edges § 16). */
export async function forgetOk(db: Db, ids: readonly number[]): Promise<void> {
  await sql`update subscribers set set_state = null where id = any(${[...ids]}::int[]) and set_state = 'ok'`.execute(
    db,
  );
}

/**
 * Computes anew until when these subscribers have as many strikes as the limits of their company's policy. Writes only the rows that
 * differ.
 */
export async function refreshLimitsOf(db: Db, ids: readonly number[]): Promise<void> {
  const given = sql`any(${[...ids]}::int[])`;
  await sql`
    with ranked as (
      select st.subscriber_id, st.date, st.standing = 'counted' as is_counted,
        row_number() over (partition by st.subscriber_id, st.standing order by st.date desc) as rank
      from strikes st where st.subscriber_id = ${given} and st.standing <> 'void'
    ), limits as (
      select s.id, max(r.date) as last_strike_date, max(u.until) filter (where r.rank = p.strike_limit) as over_until,
        max(u.until) filter (where r.rank = p.warn_at) as warned_until
      from subscribers s join ${POLICIES} p on p.company_id = s.company_id
        left join ranked r on r.subscriber_id = s.id
        left join lateral (
          select coalesce(${expiryOf(sql`r.date`, sql`p.months::int`)}, 'infinity') as until where r.is_counted) u on true
      where s.id = ${given} group by s.id
    )
    update subscribers s
    set over_until = l.over_until, warned_until = l.warned_until, last_strike_date = l.last_strike_date
    from limits l
    where s.id = l.id and (s.over_until, s.warned_until, s.last_strike_date)
      is distinct from (l.over_until, l.warned_until, l.last_strike_date)`.execute(db);
}

/** The next subscribers of a company, by id, that have or had a strike. */
export async function struckSubscribers(db: Db, company_id: number, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from subscribers where company_id = ${company_id} and id > ${after} and last_strike_date is not null
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
