import { failpoint } from '../../base/failpoints.ts';
import { migrate } from '../migrate.ts';
import type { Database } from '../open/open-postgres.ts';
import type { Db } from '../tables.ts';
import { ArchiveError } from './archive.ts';
import { FORMAT, type Head, hashTable, type Line } from './dump.ts';
import { type TableCount, tableHash } from './table-hash.ts';
import {
  analyze,
  emptyTable,
  endSessions,
  insertRows,
  PIECE_CHARS,
  setSequences,
  speakPlainly,
  type TableShape,
  tableShapes,
  withoutGuards,
} from './table-shapes.queries.ts';

type Source = AsyncGenerator<string>;

async function nextLine(source: Source): Promise<{ line: Line; text: string }> {
  const { value, done } = await source.next();
  if (done) throw new ArchiveError('The backup ends too early: it is not whole.');
  try {
    return { line: JSON.parse(value), text: value };
  } catch {
    throw new ArchiveError('The backup holds a line that is not one.');
  }
}

export async function readHead(source: Source): Promise<Head> {
  const { line } = await nextLine(source);
  const head = line as Head;
  if (head?.safeharbor !== 'backup') throw new ArchiveError('This is not a backup of Safeharbor.');
  if (head.format !== FORMAT)
    throw new ArchiveError(`The backup has the format ${head.format}, this version reads ${FORMAT}.`);
  return head;
}

/** Reads the tables one after the other; answers what the backup says of them, once its own rows bear that out. */
export async function readTables(
  source: Source,
  take: (shape: TableShape, rows: (string | null)[][]) => Promise<void>,
): Promise<{ counts: TableCount[]; sequences: Record<string, number> }> {
  const counts: TableCount[] = [];
  for (;;) {
    const { line } = await nextLine(source);
    if ('end' in line) return { counts, sequences: line.end.sequences };
    if (!('table' in line)) throw new ArchiveError('The backup is not in its order.');
    counts.push(await readTable(source, line, take));
  }
}

async function readTable(
  source: Source,
  shape: TableShape,
  take: (shape: TableShape, rows: (string | null)[][]) => Promise<void>,
): Promise<TableCount> {
  const hash = tableHash();
  let piece: (string | null)[][] = [];
  let chars = 0;
  for (;;) {
    const { line, text } = await nextLine(source);
    const isRow = Array.isArray(line);
    if (isRow) {
      hash.add(text);
      piece.push(line);
      chars += text.length;
    }
    if (!isRow || chars > PIECE_CHARS) {
      await take(shape, piece);
      [piece, chars] = [[], 0];
    }
    if (isRow) continue;
    const found = hash.of(shape.table);
    if (!('count' in line) || line.count.hash !== found.hash || line.count.rows !== found.rows)
      throw new ArchiveError(`The backup is damaged: the rows of ${shape.table} are not those that were written.`);
    return found;
  }
}

const sameColumns = (a: TableShape, b: TableShape): boolean => JSON.stringify(a.columns) === JSON.stringify(b.columns);

/** The tables of the database, read back: what is in it now. */
export async function hashTables(db: Db, shapes: readonly TableShape[]): Promise<TableCount[]> {
  const counts: TableCount[] = [];
  for (const shape of shapes) counts.push(await hashTable(db, shape, async () => undefined));
  return counts;
}

/**
 * Puts a backup into an empty database: the schema as it was when the backup was made, the rows, and then everything read
 * back and compared. All in one transaction: it is there as a whole or not at all. What has been added to the schema since
 * follows, as at any start, and the counters are counted. Sessions are compared like the rest and then ended.
 */
export async function load({ db, kind }: Database, head: Head, source: Source): Promise<TableCount[]> {
  const counts = await db.transaction().execute(async (tx) => {
    await speakPlainly(tx);
    await migrate(tx, kind, head.migrations);
    const shapes = new Map((await tableShapes(tx)).map((shape) => [shape.table, shape]));
    let said: Awaited<ReturnType<typeof readTables>> | undefined;
    await withoutGuards(tx, [...shapes.keys()], async () => {
      for (const table of shapes.keys()) await emptyTable(tx, table);
      said = await readTables(source, async (shape, rows) => {
        const own = shapes.get(shape.table);
        if (!own || !sameColumns(own, shape))
          throw new ArchiveError(`The table ${shape.table} is not as the backup has it.`);
        await insertRows(tx, shape, rows);
      });
    });
    if (!failpoint('restore-without-sequences')) await setSequences(tx, said!.sequences);
    const found = await hashTables(tx, [...shapes.values()]);
    const wrong = found.find(({ table, rows, hash }) => {
      const count = said!.counts.find((one) => one.table === table);
      return count ? count.hash !== hash || count.rows !== rows : rows > 0;
    });
    if (wrong) throw new ArchiveError(`The table ${wrong.table} did not arrive as it was: nothing was restored.`);
    await endSessions(tx, [...shapes.keys()]);
    return found;
  });
  await migrate(db, kind);
  await analyze(db);
  return counts;
}
