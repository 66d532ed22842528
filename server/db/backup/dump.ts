import { failpoint } from '../../base/failpoints.ts';
import type { Db } from '../tables.ts';
import { type TableCount, tableHash } from './table-hash.ts';
import {
  appliedMigrations,
  readRows,
  readSequences,
  type TableShape,
  tableShapes,
  useFixedFormats,
} from './table-shapes.queries.ts';

export const FORMAT = 1;

/** The first line of a backup. */
export interface Head {
  safeharbor: 'backup';
  format: number;
  made: string;
  migrations: string[];
}

/** A line of a backup: the head; for each table its shape, its rows (plain arrays) and its count; the end. */
export type Line =
  | Head
  | TableShape
  | (string | null)[]
  | { count: TableCount }
  | { end: { sequences: Record<string, number> } };

/** Hashes one table; `take` gets its rows as lines of the backup. */
export async function hashTable(
  db: Db,
  shape: TableShape,
  take: (lines: string[]) => Promise<void>,
): Promise<TableCount> {
  const hash = tableHash();
  for await (const rows of readRows(db, shape)) {
    const lines = rows.map((values) => JSON.stringify(values));
    for (const line of lines) hash.add(line);
    await take(lines);
  }
  return hash.of(shape.table);
}

/**
 * A consistent snapshot of the database, as lines. Writers are not blocked: a repeatable-read transaction sees one state from start
 * to end.
 */
export async function dump(
  db: Db,
  head: Pick<Head, 'made'>,
  write: (lines: string[]) => Promise<void>,
): Promise<TableCount[]> {
  const writeLine = (line: Line) => write([JSON.stringify(line)]);
  return db
    .transaction()
    .setIsolationLevel(failpoint('back-up-at-read-committed') ? 'read committed' : 'repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await useFixedFormats(tx);
      const migrations = await appliedMigrations(tx);
      await writeLine({ safeharbor: 'backup', format: FORMAT, migrations, ...head });
      const counts: TableCount[] = [];
      for (const shape of await tableShapes(tx)) {
        await writeLine(shape);
        const count = await hashTable(tx, shape, write);
        await writeLine({ count });
        counts.push(count);
      }
      // Sequences are not transactional: read last, they are never behind the rows.
      await writeLine({ end: { sequences: await readSequences(tx) } });
      return counts;
    });
}
