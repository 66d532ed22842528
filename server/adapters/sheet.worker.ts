import { parentPort, workerData } from 'node:worker_threads';
import { SHEET_ROWS } from '#core/constants.ts';
import { checkRows, columnsOf } from './domain-rows.ts';
import type { ReadSheet } from './read-domain-sheet.ts';
import { readRows, type SheetKind } from './sheet-rows.ts';

/** A stranger's sheet is read here, where it can cost no more than this thread. */
async function read({ bytes, kind }: { bytes: Uint8Array; kind: SheetKind }): Promise<ReadSheet> {
  // One more for the titles.
  const rows = await readRows(bytes, kind, SHEET_ROWS + 1);
  const columns = columnsOf(rows[0]);
  const entries = rows.slice(columns.skip);
  if (entries.length === 0) return { outcome: 'empty' };
  if (entries.length > SHEET_ROWS) return { outcome: 'too long' };
  return { outcome: 'read', ...checkRows(entries, columns) };
}

parentPort!.postMessage(await read(workerData));
