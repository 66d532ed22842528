import { parentPort } from 'node:worker_threads';
import type { ReadTable, TableFile } from './read-table.ts';
import { TooManyRowsError } from './sheet-limits.ts';
import { readRows } from './sheet-rows.ts';

/** Reads an untrusted sheet, isolated in a worker thread. */
async function read({ bytes, kind, limit }: TableFile): Promise<ReadTable> {
  // One more for the column names. Any error counts as an unreadable file, not as a bug.
  const rows = await readRows(bytes, kind, limit + 1).catch((error: unknown) =>
    error instanceof TooManyRowsError ? 'too long' : 'unreadable',
  );
  if (typeof rows === 'string') return { outcome: rows };
  if (rows.length < 2) return { outcome: 'empty' };
  if (rows.length > limit + 1) return { outcome: 'too long' };
  return { outcome: 'read', rows };
}

parentPort!.on('message', async (file: TableFile) => parentPort!.postMessage(await read(file)));
