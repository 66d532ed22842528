import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { JobHandler } from './queue.ts';

const EVERY_SECONDS = 60;

/** As autovacuum has them: what is due has so many dead rows, or so many changed since it was last looked at. */
const DUE = sql`
  n_dead_tup > 1000 + 0.2 * n_live_tup or n_mod_since_analyze > 1000 + 0.1 * n_live_tup`;

/** The one that needs it most. Of less than ten pages nothing is known: decision 026. */
async function mostDue(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where (${DUE}) and pg_relation_size(c.oid) >= 10 * current_setting('block_size')::int
    order by n_dead_tup + n_mod_since_analyze desc limit 1`.execute(db);
  return rows[0]?.name;
}

/**
 * Autovacuum for the embedded database, which has none: without it, dead rows pile up and plans rest on guesses. One table at a time,
 * because everybody else waits meanwhile.
 */
export const vacuumTables = ({ db }: { db: Db }): JobHandler => ({
  retry: [],
  every: EVERY_SECONDS,
  async run() {
    const table = await mostDue(db);
    if (table) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
  },
});
