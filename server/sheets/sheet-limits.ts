import { SHEET_ROWS } from '#core/constants.ts';
import { SheetError } from './sheet-zip.ts';

/** The sheet has too many rows, which is detected before parsing (security rule 28). */
export class TooManyRowsError extends SheetError {}

/** Twice the limit: programs leave blank rows behind, and only a parser can tell them apart. */
export const ROWS_MAX = 2 * (SHEET_ROWS + 1);
/** For all parts of a workbook: ten thousand rows of fifty cells. */
const TAGS_MAX = 2_500_000;
/** For a part without cells. */
const DESCRIBING_TAGS_MAX = 200_000;
/** The parser allocates a row up to its last cell: 16,384 entries for one in the last column. */
const FAR_CELLS_MAX = 200;
/** A longer tag has thousands of attributes or no end. */
const TAG_LENGTH_MAX = 65_536;
/** `&amp;` and `_x0041_`, which the parser replaces one by one. */
const ESCAPES_MAX = 500_000;
/** Commas, semicolons, tabs and pipes of a .csv. */
const SEPARATORS_MAX = 1_000_000;

const CELLS = /^xl\/(?:worksheets\/.*|sharedStrings)\.xml$/i;
/** Cell references of three letters: from the 703rd column on. */
const FAR_REFERENCE = /\sr\s*=\s*["']\s*\$?[A-Za-z]{3}/;
const [TAB, LF, CR, SPACE, AMPERSAND, COMMA, SLASH, COLON, SEMICOLON, OPEN, CLOSE, BAR] = [
  9, 10, 13, 32, 38, 44, 47, 58, 59, 60, 62, 124,
];

/** The tag name of a cell, `c`. */
const CELL = 0x63;

const endsName = (byte: number | undefined): boolean =>
  byte === undefined ||
  byte === SPACE ||
  byte === CLOSE ||
  byte === SLASH ||
  byte === OPEN ||
  byte === LF ||
  byte === CR ||
  byte === TAB;

function countOf(bytes: Buffer, what: string | number, limit: number): number {
  let count = 0;
  for (let at = bytes.indexOf(what); at !== -1 && count <= limit; at = bytes.indexOf(what, at + 1)) count++;
  return count;
}

interface Markup {
  tags: number;
  farCells: number;
  /** Offset of the first row beyond the limit. */
  end: number | undefined;
}

/** Counts tags and far cells in one pass over the bytes; stops at the first exceeded limit. */
function markupOf(xml: Buffer, tagsMax: number): Markup {
  const markup: Markup = { tags: 0, farCells: 0, end: undefined };
  let [rows, close] = [0, -1];
  for (let at = xml.indexOf(OPEN); at !== -1; at = xml.indexOf(OPEN, at + 1)) {
    if (++markup.tags > tagsMax) break;
    if (close < at) close = xml.indexOf(CLOSE, at);
    if (close === -1) close = xml.length;
    if (close - at > TAG_LENGTH_MAX) throw new SheetError('a tag without an end');
    let name = at + 1;
    let end = name;
    for (; !endsName(xml[end]); end++) if (xml[end] === COLON) name = end + 1;
    if (end - name === 3 && xml.toString('latin1', name, end) === 'row') {
      if (++rows > ROWS_MAX) return { ...markup, end: at };
    } else if (end - name === 1 && xml[name] === CELL && end < close) {
      if (FAR_REFERENCE.test(xml.toString('latin1', end, close)) && ++markup.farCells > FAR_CELLS_MAX) break;
    }
  }
  return markup;
}

/** Sentinel: an impossible row number that replaces the content of a sheet that is too long. */
export const TOO_LONG_ROW = 1_048_577;
const TOO_LONG_SHEET = Buffer.from(`<worksheet><sheetData><row r="${TOO_LONG_ROW}"/></sheetData></worksheet>`);
const ENDED = Buffer.from('</sheetData></worksheet>');

/**
 * The parts of a workbook, limited so that they are safe to parse. A sheet with too many rows is replaced by the sentinel row, or
 * truncated: the workbook is rejected only if that sheet is read.
 */
export function withinLimits(parts: ReadonlyMap<string, Buffer>, tooLong: 'marked' | 'cut'): Map<string, Buffer> {
  let [tags, escapes] = [0, 0];
  const safe = new Map<string, Buffer>();
  for (const [name, xml] of parts) {
    const max = CELLS.test(name) ? TAGS_MAX : DESCRIBING_TAGS_MAX;
    const { tags: own, farCells, end } = markupOf(xml, max);
    if (end !== undefined && tooLong === 'marked') {
      safe.set(name, TOO_LONG_SHEET);
      continue;
    }
    tags += own;
    escapes += countOf(xml, AMPERSAND, ESCAPES_MAX) + countOf(xml, '_x', ESCAPES_MAX);
    if (own > max || tags > TAGS_MAX) throw new SheetError('too many tags');
    if (farCells > FAR_CELLS_MAX) throw new SheetError('too many cells in far columns');
    if (escapes > ESCAPES_MAX) throw new SheetError('too many escapes');
    safe.set(name, end === undefined ? xml : Buffer.concat([xml.subarray(0, end), ENDED]));
  }
  return safe;
}

/** The offset at which a .csv exceeds the limit of lines (including blank and quoted ones) or cells; undefined: it doesn't. */
export function endOfText(text: string): { at: number; isRows: boolean } | undefined {
  let [lines, separators] = [1, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) lines++;
    else if (code === COMMA || code === SEMICOLON || code === TAB || code === BAR) separators++;
    if (lines > ROWS_MAX || separators > SEPARATORS_MAX) return { at, isRows: lines > ROWS_MAX };
  }
  return undefined;
}

/** Without quotes each line is a row, and a faster parser mode works. */
export const csvOptions = (text: string) => ({ fastMode: !text.includes('"') });
