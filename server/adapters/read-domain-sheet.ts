import type { ReadRow, RowFault } from './domain-rows.ts';
import type { SheetKind } from './sheet-rows.ts';
import { inThread } from './worker-thread.ts';

export type ReadSheet =
  | { outcome: 'read'; rows: ReadRow[]; faults: RowFault[] }
  | { outcome: 'empty' | 'too long' | 'unreadable' };

const LIMITS = { seconds: 10, megabytes: 256 };

const ZIP = Buffer.from('PK\x03\x04', 'latin1');

/** By its extension and by its content: both must say the same. Undefined is a kind that is not taken. */
export function sheetKind(fileName: string, bytes: Buffer): SheetKind | 'mismatch' | undefined {
  const extension = /\.(xlsx|csv)$/i.exec(fileName)?.[1]?.toLowerCase() as SheetKind | undefined;
  if (extension === undefined) return undefined;
  return bytes.subarray(0, 4).equals(ZIP) === (extension === 'xlsx') ? extension : 'mismatch';
}

/** Whatever goes wrong inside, the sheet could not be read: a stranger's file is no error of ours. */
export async function readDomainSheet(bytes: Buffer, kind: SheetKind): Promise<ReadSheet> {
  try {
    return await inThread<ReadSheet>('sheet', { bytes: new Uint8Array(bytes), kind }, LIMITS);
  } catch {
    return { outcome: 'unreadable' };
  }
}
