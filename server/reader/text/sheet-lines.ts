import { parseCsv } from 'hucre/csv';
import { csvOptions, endOfText, withinLimits } from '../../sheets/sheet-limits.ts';
import { packPlain, unpackWorkbook } from '../../sheets/sheet-zip.ts';

const UNPACKED_BYTES = 32 * 1024 * 1024;
const ROWS_MAX = 20_000;
const SHEETS_MAX = 10;
const COLUMNS_MAX = 60;

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  return String(value).replace(/\s+/g, ' ').slice(0, 8_000).trim();
};

/** A row as a tab-separated line. */
const rowLine = (values: readonly unknown[]): string => values.slice(0, COLUMNS_MAX).map(cell).join('\t').trimEnd();

/** Truncated to the limits before parsing (security rule 28). */
export function csvLines(text: string): string[] {
  const short = text.slice(0, endOfText(text)?.at);
  return parseCsv(short, csvOptions(short)).slice(0, ROWS_MAX).map(rowLine);
}

/** Rows of all sheets of a workbook. Rows before a parse error are kept. */
export async function xlsxLines(bytes: Uint8Array): Promise<string[]> {
  const { streamXlsxRows } = await import('hucre/xlsx');
  const parts = unpackWorkbook(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), UNPACKED_BYTES);
  const plain = packPlain(withinLimits(parts, 'cut'));
  const lines: string[] = [];
  for (let sheet = 0; sheet < SHEETS_MAX; sheet++) {
    try {
      for await (const { values } of streamXlsxRows(plain, { sheet })) {
        if (lines.length >= ROWS_MAX) return lines;
        lines.push(rowLine(values));
      }
    } catch {
      // The sheet is missing or broken.
      if (sheet > 0 || lines.length > 0) return lines;
      throw new Error('an unreadable workbook');
    }
    lines.push('');
  }
  return lines;
}
