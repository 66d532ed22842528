import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { compaction } from './counter-sql.ts';
import { COUNTERS } from './declared.ts';

/** Merges appended rows. Sums are exact at any time, so it doesn't matter when this runs. */
export async function compactCounters(db: Db): Promise<void> {
  for (const counter of COUNTERS) await sql.raw(compaction(counter)).execute(db);
}
