import { parentPort } from 'node:worker_threads';
import { SHEET_ROWS } from '#core/constants.ts';
import { checkRows, columnsOf } from './domain-rows.ts';
import type { ReadSheet, SheetFile } from './read-domain-sheet.ts';
import { TooManyRowsError } from './sheet-limits.ts';
import { readRows } from './sheet-rows.ts';

/** Reads an untrusted sheet, isolated in a worker thread. */
async function read({ bytes, kind }: SheetFile): Promise<ReadSheet> {
  // One more for the header row. Any error counts as an unreadable file, not as a bug.
  const rows = await readRows(bytes, kind, SHEET_ROWS + 1).catch((error: unknown) =>
    error instanceof TooManyRowsError ? 'too long' : 'unreadable',
  );
  if (typeof rows === 'string') return { outcome: rows };
  const columns = columnsOf(rows[0]);
  const entries = rows.slice(columns.skip);
  if (entries.length === 0) return { outcome: 'empty' };
  if (entries.length > SHEET_ROWS) return { outcome: 'too long' };
  return { outcome: 'read', ...checkRows(entries, columns) };
}

parentPort!.on('message', async (file: SheetFile) => parentPort!.postMessage(await read(file)));
