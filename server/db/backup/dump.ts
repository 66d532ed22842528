import { failpoint } from '../../base/failpoints.ts';
import type { Db } from '../tables.ts';
import { type TableCount, tableHash } from './table-hash.ts';
import {
  appliedMigrations,
  readRows,
  readSequences,
  speakPlainly,
  type TableShape,
  tableShapes,
} from './table-shapes.queries.ts';

export const FORMAT = 1;

/** The first line of a backup. */
export interface Head {
  safeharbor: 'backup';
  format: number;
  made: string;
  migrations: string[];
}

/** A line of a backup: its head, then for each table what it is, its rows (bare lists) and its count, then the end. */
export type Line =
  | Head
  | TableShape
  | (string | null)[]
  | { count: TableCount }
  | { end: { sequences: Record<string, number> } };

/** Walks one table; `take` sees each row as the line that it is in a backup. */
export async function hashTable(
  db: Db,
  shape: TableShape,
  take: (lines: string[]) => Promise<void>,
): Promise<TableCount> {
  const hash = tableHash();
  for await (const piece of readRows(db, shape)) {
    const lines = piece.map((values) => JSON.stringify(values));
    for (const line of lines) hash.add(line);
    await take(lines);
  }
  return hash.of(shape.table);
}

/**
 * Everything in the database as it was at one moment, as lines. Writers go on meanwhile: one transaction sees one state of
 * it all, from its first look to its last.
 */
export async function dump(
  db: Db,
  head: Pick<Head, 'made'>,
  write: (lines: string[]) => Promise<void>,
): Promise<TableCount[]> {
  const say = (line: Line) => write([JSON.stringify(line)]);
  return db
    .transaction()
    .setIsolationLevel(failpoint('back-up-at-read-committed') ? 'read committed' : 'repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await speakPlainly(tx);
      const migrations = await appliedMigrations(tx);
      await say({ safeharbor: 'backup', format: FORMAT, migrations, ...head });
      const counts: TableCount[] = [];
      for (const shape of await tableShapes(tx)) {
        await say(shape);
        const count = await hashTable(tx, shape, write);
        await say({ count });
        counts.push(count);
      }
      // Counters stand outside of transactions: read last, they are never behind the rows.
      await say({ end: { sequences: await readSequences(tx) } });
      return counts;
    });
}
