import { writeXlsx } from 'hucre/xlsx';
import { makeThreadPool } from '../threads/thread-pool.ts';

/** Cells are always text, even if they look like a formula or number (security rule 18). */
export interface TextSheet {
  name: string;
  rows: string[][];
}

export const xlsxOf = (sheet: TextSheet): Promise<Uint8Array> => writeXlsx({ sheets: [sheet] });

const inThread = makeThreadPool<TextSheet, Uint8Array>(
  'write-sheet',
  { threads: 1, seconds: 60, megabytes: 256 },
  import.meta.url,
);

/** Up to this length, writing takes less time than starting a thread. */
const SHORT = 500;

/** Writes an .xlsx; a long one in a worker thread. */
export const writeSheet = (sheet: TextSheet): Promise<Uint8Array> =>
  sheet.rows.length <= SHORT ? xlsxOf(sheet) : inThread(sheet);
