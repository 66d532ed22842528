import { writeXlsx } from 'hucre/xlsx';
import { makeThreads } from '../threads/worker-thread.ts';

/** Rows of text: what looks like a formula or a number stays what it looks like (security rule 18). */
export interface TextSheet {
  name: string;
  rows: string[][];
}

export const xlsxOf = (sheet: TextSheet): Promise<Uint8Array> => writeXlsx({ sheets: [sheet] });

const inThread = makeThreads<TextSheet, Uint8Array>(
  'write-sheet',
  { threads: 1, seconds: 60, megabytes: 256 },
  import.meta.url,
);

/** Up to so many rows a sheet is written sooner than a thread is woken. */
const SHORT = 500;

/** An .xlsx; a long one is made beside the event loop. */
export const writeSheet = (sheet: TextSheet): Promise<Uint8Array> =>
  sheet.rows.length <= SHORT ? xlsxOf(sheet) : inThread(sheet);
