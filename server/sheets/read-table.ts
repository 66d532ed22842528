import { ThreadLimitError } from '../threads/thread.ts';
import { makeThreadPool } from '../threads/thread-pool.ts';
import type { SheetKind, SheetRow } from './sheet-rows.ts';

export type ReadTable = { outcome: 'read'; rows: SheetRow[] } | { outcome: 'empty' | 'too long' | 'unreadable' };

export interface TableFile {
  bytes: Uint8Array;
  kind: SheetKind;
  /** Largest number of rows below the column names. */
  limit: number;
}

/** One account uses at most one of the two threads, so that it can't block the sheets of others. */
const LIMITS = { threads: 2, perAccount: 1, seconds: 3, megabytes: 256 };
const readInThread = makeThreadPool<TableFile, ReadTable>('read-table', LIMITS, import.meta.url);

/** The rows of a sheet with column names. One that exceeds the limits of processor time or memory counts as unreadable. */
export async function readTable(bytes: Buffer, kind: SheetKind, limit: number, account: number): Promise<ReadTable> {
  try {
    return await readInThread({ bytes: new Uint8Array(bytes), kind, limit }, { account });
  } catch (error) {
    if (error instanceof ThreadLimitError) return { outcome: 'unreadable' };
    throw error;
  }
}
