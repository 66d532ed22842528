import { failpoint } from '../../base/failpoints.ts';
import { migrate } from '../migrate.ts';
import type { Database } from '../open/open-postgres.ts';
import type { Db } from '../tables.ts';
import { ArchiveError } from './archive.ts';
import { FORMAT, type Head, hashTable, type Line } from './dump.ts';
import { type TableCount, tableHash } from './table-hash.ts';
import {
  analyze,
  CHUNK_CHARS,
  emptyTable,
  endSessions,
  insertRows,
  setSequences,
  type TableShape,
  tableShapes,
  useFixedFormats,
  withoutConstraints,
} from './table-shapes.queries.ts';

type Source = AsyncGenerator<string>;

async function nextLine(source: Source): Promise<{ line: Line; text: string }> {
  const { value, done } = await source.next();
  if (done) throw new ArchiveError('The backup ends too early: it is incomplete.');
  try {
    return { line: JSON.parse(value), text: value };
  } catch {
    throw new ArchiveError('The backup contains an invalid line.');
  }
}

export async function readHead(source: Source): Promise<Head> {
  const { line } = await nextLine(source);
  const head = line as Head;
  if (head?.safeharbor !== 'backup') throw new ArchiveError('This is not a Safeharbor backup.');
  if (head.format !== FORMAT)
    throw new ArchiveError(`The backup has format ${head.format}, but this version reads format ${FORMAT}.`);
  return head;
}

/** Reads the tables one by one, and verifies the counts and hashes in the backup against its rows. */
export async function readTables(
  source: Source,
  take: (shape: TableShape, rows: (string | null)[][]) => Promise<void>,
): Promise<{ counts: TableCount[]; sequences: Record<string, number> }> {
  const counts: TableCount[] = [];
  for (;;) {
    const { line } = await nextLine(source);
    if ('end' in line) return { counts, sequences: line.end.sequences };
    if (!('table' in line)) throw new ArchiveError('The backup is damaged: its lines are out of order.');
    counts.push(await readTable(source, line, take));
  }
}

async function readTable(
  source: Source,
  shape: TableShape,
  take: (shape: TableShape, rows: (string | null)[][]) => Promise<void>,
): Promise<TableCount> {
  const hash = tableHash();
  let chunk: (string | null)[][] = [];
  let chars = 0;
  for (;;) {
    const { line, text } = await nextLine(source);
    const isRow = Array.isArray(line);
    if (isRow) {
      hash.add(text);
      chunk.push(line);
      chars += text.length;
    }
    if (!isRow || chars > CHUNK_CHARS) {
      await take(shape, chunk);
      [chunk, chars] = [[], 0];
    }
    if (isRow) continue;
    const found = hash.of(shape.table);
    if (!('count' in line) || line.count.hash !== found.hash || line.count.rows !== found.rows)
      throw new ArchiveError(`The backup is damaged: the rows of ${shape.table} don't match their hash.`);
    return found;
  }
}

const sameColumns = (a: TableShape, b: TableShape): boolean => JSON.stringify(a.columns) === JSON.stringify(b.columns);

/** Counts and hashes of the tables as they are in the database. */
export async function hashTables(db: Db, shapes: readonly TableShape[]): Promise<TableCount[]> {
  const counts: TableCount[] = [];
  for (const shape of shapes) counts.push(await hashTable(db, shape, async () => undefined));
  return counts;
}

/**
 * Loads a backup into an empty database in one transaction: the schema as of the backup, then the rows, which are read back and
 * compared, sessions included, before sessions are deleted. Newer migrations and counters follow, as at any start.
 */
export async function load({ db, kind }: Database, head: Head, source: Source): Promise<TableCount[]> {
  const counts = await db.transaction().execute(async (tx) => {
    await useFixedFormats(tx);
    await migrate(tx, kind, head.migrations);
    const shapes = new Map((await tableShapes(tx)).map((shape) => [shape.table, shape]));
    let expected: Awaited<ReturnType<typeof readTables>> | undefined;
    await withoutConstraints(tx, [...shapes.keys()], async () => {
      for (const table of shapes.keys()) await emptyTable(tx, table);
      expected = await readTables(source, async (shape, rows) => {
        const own = shapes.get(shape.table);
        if (!own || !sameColumns(own, shape))
          throw new ArchiveError(`The columns of the table ${shape.table} differ from those in the backup.`);
        await insertRows(tx, shape, rows);
      });
    });
    if (!failpoint('restore-without-sequences')) await setSequences(tx, expected!.sequences);
    const found = await hashTables(tx, [...shapes.values()]);
    const wrong = found.find(({ table, rows, hash }) => {
      const count = expected!.counts.find((one) => one.table === table);
      return count ? count.hash !== hash || count.rows !== rows : rows > 0;
    });
    if (wrong)
      throw new ArchiveError(
        `The table ${wrong.table} differs from the backup after the restore: nothing was restored.`,
      );
    await endSessions(tx, [...shapes.keys()]);
    return found;
  });
  await migrate(db, kind);
  await analyze(db);
  return counts;
}
