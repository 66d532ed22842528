import { type Generated, sql } from 'kysely';
import { failpoint } from '../base/failpoints.ts';
import { coalesced } from '../db/in-batches.ts';
import { jsonRows } from '../db/json-rows.ts';
import type { Db } from '../db/tables.ts';

interface JobsTable {
  id: Generated<number>;
  name: string;
  key: string | null;
  payload: unknown;
  run_at: Date;
  attempts: Generated<number>;
  leased_until: Date | null;
  lease: string | null;
  last_error: string | null;
  dead_at: Date | null;
}

declare module '../db/tables.ts' {
  interface Tables {
    jobs: JobsTable;
  }
}

export interface Job {
  id: number;
  name: string;
  payload: unknown;
  attempts: number;
}

export const LEASE_SECONDS = failpoint('lease-for-an-hour') ? 3600 : 30;

interface NewJob {
  name: string;
  key: string | null;
  payload: unknown;
  run_at: Date;
}

export const insertJob = coalesced<NewJob, void>(async (db, jobs) => {
  await sql`
    insert into jobs (name, key, payload, run_at) select name, key, payload, run_at
    from json_to_recordset(${jsonRows(jobs)}::json) as j (name text, key text, payload jsonb, run_at timestamptz)
    on conflict (key) do nothing`.execute(db);
  return jobs.map(() => undefined);
});

/** Reschedules a waiting job to now. */
export async function runJobSooner(db: Db, key: string, now: Date): Promise<void> {
  await db.updateTable('jobs').set({ run_at: now }).where('key', '=', key).where('run_at', '>', now).execute();
}

/** Extra candidates, because `skip locked` passes over jobs that other workers are claiming. */
const CANDIDATES = 16;

interface Claim {
  lease: string;
  names: readonly string[];
  now: Date;
  count: number;
}

/**
 * Leases the oldest due jobs to the caller. When a worker dies, its leases expire. Each name is looked up separately, so that many
 * waiting jobs of other names don't slow the scan.
 */
export async function claimJobs(db: Db, { lease, names, now, count }: Claim): Promise<Job[]> {
  const candidates = count + CANDIDATES;
  // Materialized: as a plain subquery PostgreSQL may run it once per row of `jobs`, and each run would lock others.
  const { rows } = await sql<Job & { run_at: Date }>`
    with picked as materialized (
      select j.id
      from (
        select due.id
        from unnest(${[...names]}::text[]) as mine (name)
        cross join lateral (
          select id, run_at from jobs
          where name = mine.name and dead_at is null and run_at <= ${now} and (leased_until is null or leased_until < now())
          order by run_at, id limit ${candidates}
        ) due
        order by due.run_at, due.id limit ${candidates}
      ) oldest
      join jobs j on j.id = oldest.id
      where j.dead_at is null and j.run_at <= ${now} and (j.leased_until is null or j.leased_until < now())
      order by j.run_at, j.id limit ${count} for update of j skip locked)
    update jobs set lease = ${lease}, leased_until = now() + ${LEASE_SECONDS} * interval '1 second', attempts = attempts + 1
    where id in (select id from picked)
    returning id, name, payload, attempts, run_at`.execute(db);
  return rows.sort((a, b) => a.run_at.getTime() - b.run_at.getTime() || a.id - b.id);
}

export async function renewLease(db: Db, id: number, lease: string): Promise<void> {
  await sql`update jobs set leased_until = now() + ${LEASE_SECONDS} * interval '1 second'
    where id = ${id} and lease = ${lease}`.execute(db);
}

export const finishJob = coalesced<{ id: number; lease: string }, void>(async (db, held) => {
  await sql`delete from jobs j
    using unnest(${held.map(({ id }) => id)}::bigint[], ${held.map(({ lease }) => lease)}::uuid[]) as h (id, lease)
    where j.id = h.id and j.lease = h.lease`.execute(db);
  return held.map(() => undefined);
});

/** Releases a job's lease and reschedules it. */
export async function returnJob(
  db: Db,
  id: number,
  lease: string,
  next: { run_at: Date; attempts: number; last_error: string | null },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ ...next, lease: null, leased_until: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

export async function markJobDead(db: Db, id: number, lease: string, last_error: string, now: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ dead_at: now, last_error, lease: null, leased_until: null, key: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/** Retries the dead jobs of a name. */
export async function reviveJobs(db: Db, name: string, now: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ dead_at: null, run_at: now, attempts: 0 })
    .where('name', '=', name)
    .where('dead_at', 'is not', null)
    .execute();
}

/** For the embedded database, which has one process: leases at startup belong to a dead one. */
export async function releaseLeases(db: Db): Promise<void> {
  await db.updateTable('jobs').set({ lease: null, leased_until: null }).where('leased_until', 'is not', null).execute();
}
