import { sql } from 'kysely';
import type { Db } from './tables.ts';

/**
 * Replaces what has piled up in a table of kept counts by its sums. What others append meanwhile stays as it is, and the sums
 * stay exact. A row that is alone stays too: written anew each time, the tables would be made of what was deleted.
 */
export async function fold(db: Db, table: string, ...keys: string[]): Promise<void> {
  const [counts, by] = [sql.table(table), sql.join(keys.map((key) => sql.ref(key)))];
  const same = keys.map((key) => sql`c.${sql.ref(key)} = piled.${sql.ref(key)}`);
  await sql`
    with piled as (select ${by} from ${counts} group by ${by} having count(*) > 1),
    folded as (delete from ${counts} c using piled where ${sql.join(same, sql` and `)} returning c.*)
    insert into ${counts} (${by}, change) select ${by}, sum(change) from folded group by ${by} having sum(change) <> 0`.execute(
    db,
  );
}
