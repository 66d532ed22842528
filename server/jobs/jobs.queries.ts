import { type Generated, sql } from 'kysely';
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

export const LEASE_SECONDS = 30;

export async function insertJob(db: Db, job: { name: string; key: string | null; payload: unknown; run_at: Date }) {
  await db
    .insertInto('jobs')
    .values({ ...job, payload: JSON.stringify(job.payload) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Brings a waiting job forward. */
export async function hastenJob(db: Db, key: string, now: Date): Promise<void> {
  await db.updateTable('jobs').set({ run_at: now }).where('key', '=', key).where('run_at', '>', now).execute();
}

/** So many of the oldest are looked at: those that others take at the same moment are passed over. */
const CANDIDATES = 16;

/**
 * The oldest due job that nobody holds, leased to the caller. A holder that died loses it when the lease runs out. Each
 * name is looked up by itself: however many jobs of other names wait, this does not walk past them.
 */
export async function claimJob(db: Db, lease: string, names: readonly string[], now: Date): Promise<Job | undefined> {
  const { rows } = await sql<Job>`
    update jobs set lease = ${lease}, leased_until = now() + ${LEASE_SECONDS} * interval '1 second', attempts = attempts + 1
    where id = (
      select j.id
      from (
        select due.id
        from unnest(${[...names]}::text[]) as mine (name)
        cross join lateral (
          select id, run_at from jobs
          where name = mine.name and dead_at is null and run_at <= ${now} and (leased_until is null or leased_until < now())
          order by run_at, id limit ${CANDIDATES}
        ) due
        order by due.run_at, due.id limit ${CANDIDATES}
      ) oldest
      join jobs j on j.id = oldest.id
      where j.dead_at is null and j.run_at <= ${now} and (j.leased_until is null or j.leased_until < now())
      order by j.run_at, j.id limit 1 for update of j skip locked)
    returning id, name, payload, attempts`.execute(db);
  return rows[0];
}

export async function renewLease(db: Db, id: number, lease: string): Promise<void> {
  await sql`update jobs set leased_until = now() + ${LEASE_SECONDS} * interval '1 second'
    where id = ${id} and lease = ${lease}`.execute(db);
}

export async function finishJob(db: Db, id: number, lease: string): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).where('lease', '=', lease).execute();
}

/** Gives a job back, to be run again at its time. */
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

export async function buryJob(db: Db, id: number, lease: string, last_error: string, now: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ dead_at: now, last_error, lease: null, leased_until: null, key: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/** Those of a name that were given up are tried once more. */
export async function reviveJobs(db: Db, name: string, now: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ dead_at: null, run_at: now, attempts: 0 })
    .where('name', '=', name)
    .where('dead_at', 'is not', null)
    .execute();
}

/** With the embedded database there is one process: whatever is leased when it starts was left by one that died. */
export async function releaseLeases(db: Db): Promise<void> {
  await db.updateTable('jobs').set({ lease: null, leased_until: null }).where('leased_until', 'is not', null).execute();
}
