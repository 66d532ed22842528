import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { compaction } from './counter-sql.ts';
import { COUNTERS } from './declared.ts';

/** Keeps the counters short. The sums are exact at any time: nothing depends on when this runs. */
export async function compactCounters(db: Db): Promise<void> {
  for (const counter of COUNTERS) await sql.raw(compaction(counter)).execute(db);
}
