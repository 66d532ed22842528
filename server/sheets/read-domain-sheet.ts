import { failpoint } from '../base/failpoints.ts';
import { ThreadLimitError } from '../threads/thread.ts';
import { makeThreadPool } from '../threads/thread-pool.ts';
import type { ReadRow, RowFault } from './domain-rows.ts';
import type { SheetKind } from './sheet-rows.ts';

export type ReadSheet =
  | { outcome: 'read'; rows: ReadRow[]; faults: RowFault[] }
  | { outcome: 'empty' | 'too long' | 'unreadable' };

export interface SheetFile {
  bytes: Uint8Array;
  kind: SheetKind;
}

/** One account uses at most one of the two threads, so that it can't block the sheets of others. */
const LIMITS = { threads: 2, perAccount: 1, seconds: 3, megabytes: 256 };
const readInThread = makeThreadPool<SheetFile, ReadSheet>('read-sheet', LIMITS, import.meta.url);

const ZIP = Buffer.from('PK\x03\x04', 'latin1');

/** The file type, on which extension and content must agree. Undefined: not supported. */
export function sheetKind(fileName: string, bytes: Buffer): SheetKind | 'mismatch' | undefined {
  const extension = /\.(xlsx|csv)$/i.exec(fileName)?.[1]?.toLowerCase() as SheetKind | undefined;
  if (extension === undefined) return undefined;
  return bytes.subarray(0, 4).equals(ZIP) === (extension === 'xlsx') ? extension : 'mismatch';
}

/** A sheet that exceeds the limits of processor time or memory counts as unreadable. */
export async function readDomainSheet(bytes: Buffer, kind: SheetKind, account: number): Promise<ReadSheet> {
  try {
    const queue = failpoint('sheets-without-turns') ? {} : { account };
    return await readInThread({ bytes: new Uint8Array(bytes), kind }, queue);
  } catch (error) {
    if (error instanceof ThreadLimitError) return { outcome: 'unreadable' };
    throw error;
  }
}
