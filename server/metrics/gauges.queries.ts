import { sql } from 'kysely';
import { COMPANY_STATUS } from '#core/lookups.ts';
import type { Db } from '../db/tables.ts';

/** Counts are capped, so that a scrape is cheap even with a large backlog. */
export const MOST = 10_000;

export interface JobGauge {
  name: string;
  due: number;
  /** Seconds since the oldest one was due. */
  age: number;
  dead: number;
}

export async function readJobGauges(db: Db, names: readonly string[], now: Date): Promise<JobGauge[]> {
  const { rows } = await sql<JobGauge>`
    with given_up as materialized (select name from jobs where dead_at is not null limit ${MOST})
    select mine.name,
      (select count(*)::int from (select 1 from jobs j
        where j.name = mine.name and j.dead_at is null and j.run_at <= ${now} limit ${MOST}) few) as due,
      coalesce((select extract(epoch from ${now}::timestamptz - j.run_at)::float8 from jobs j
        where j.name = mine.name and j.dead_at is null and j.run_at <= ${now} order by j.run_at, j.id limit 1), 0) as age,
      (select count(*)::int from given_up g where g.name = mine.name) as dead
    from unnest(${[...names]}::text[]) as mine (name)`.execute(db);
  return rows;
}

export interface Gauges {
  mails_queued: number;
  inbound_unread: number;
  inbound_oldest_age: number;
  registrations_expiring: number;
  subscriptions_past_due: number;
}

/** Unread messages are found through their jobs, which avoids scanning the many that were read. */
export async function readTableGauges(db: Db, now: Date, soon: { from: string; until: string }): Promise<Gauges> {
  const { rows } = await sql<Gauges>`
    with unread as (
      select m.received_date from (select payload from jobs where name = 'read-inbound' and dead_at is null
        order by run_at, id limit ${MOST}) j
      join inbound_messages m on m.id = (j.payload ->> 'inbound_id')::int and m.parsed_date is null
    )
    select
      (select count(*)::int from (select 1 from mails where status = 'queued' limit ${MOST}) few) as mails_queued,
      (select count(*)::int from unread) as inbound_unread,
      coalesce((select extract(epoch from ${now}::timestamptz - min(received_date))::float8 from unread), 0) as inbound_oldest_age,
      (select count(*)::int from (select 1 from companies
        where coalesce(expires_date, '-infinity'::date) between ${soon.from}::date and ${soon.until}::date
          and status_id in (${COMPANY_STATUS.registered}, ${COMPANY_STATUS.suspended}) limit ${MOST}) few) as registrations_expiring,
      (select count(*)::int from (select 1 from subscriptions where status = 'past_due' limit ${MOST}) few) as subscriptions_past_due`.execute(
    db,
  );
  return rows[0]!;
}
