import { parseCsv } from 'hucre/csv';
import { streamXlsxRows } from 'hucre/xlsx';
import { csvOptions, endOfText, TOO_LONG_ROW, TooManyRowsError, withinLimits } from './sheet-limits.ts';
import { packPlain, SheetError, unpackWorkbook } from './sheet-zip.ts';
import { decodeWindows1252 } from './windows-1252.ts';

export interface SheetRow {
  /** The row number in the sheet, from 1. */
  row: number;
  cells: string[];
}

export type SheetKind = 'xlsx' | 'csv';

const UNPACKED_BYTES = 32 * 1024 * 1024;
const ROWS_OF_A_SHEET = 1_048_576;
/** Further columns are ignored. */
const COLUMNS = 50;

/** A cell's displayed text. For a formula, the stored result: nothing is computed here. */
function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value).toWellFormed().replaceAll('\0', '').trim();
}

/** Excel writes .csv files as UTF-8, UTF-16 or Windows-1252. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new SheetError('not a text');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}

async function* rowsOf(bytes: Uint8Array, kind: SheetKind): AsyncGenerator<{ index: number; values: unknown[] }> {
  if (kind === 'xlsx') {
    const parts = unpackWorkbook(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), UNPACKED_BYTES);
    yield* streamXlsxRows(packPlain(withinLimits(parts, 'marked')));
  } else {
    const text = textOf(bytes);
    const end = endOfText(text);
    if (end) throw end.isRows ? new TooManyRowsError('too many lines') : new SheetError('too many cells');
    const rows = parseCsv(text, csvOptions(text));
    for (const [index, values] of rows.entries()) yield { index, values };
  }
}

/** The non-empty rows of the first sheet, at most one more than `limit`. */
export async function readRows(bytes: Uint8Array, kind: SheetKind, limit: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const { index, values } of rowsOf(bytes, kind)) {
    if (index === TOO_LONG_ROW - 1) throw new TooManyRowsError('too many rows');
    if (!Number.isInteger(index) || index < 0 || index >= ROWS_OF_A_SHEET) throw new SheetError('a row out of place');
    const cells = values.slice(0, COLUMNS).map(shown);
    if (cells.every((cell) => cell === '')) continue;
    rows.push({ row: index + 1, cells });
    if (rows.length > limit) break;
  }
  return rows;
}
