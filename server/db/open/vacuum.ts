import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** The thresholds of autovacuum: dead rows, or rows changed since the last `analyze`. */
const DUE = sql`n_dead_tup > 1000 + 0.2 * n_live_tup or n_mod_since_analyze > 1000 + 0.1 * n_live_tup`;

/**
 * Autovacuum for the embedded database, which has none: without it, dead rows accumulate and plans lack statistics. One table at a
 * time, because all other statements wait; tables of less than ten pages are skipped (decision 022).
 */
export async function vacuumMostDue(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where (${DUE}) and pg_relation_size(c.oid) >= 10 * current_setting('block_size')::int
    order by n_dead_tup + n_mod_since_analyze desc limit 1`.execute(db);
  if (rows[0]) await sql`vacuum (analyze) ${sql.table(rows[0].name)}`.execute(db);
}
