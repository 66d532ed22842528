import { SHEET_ROWS } from '#core/constants.ts';
import { SheetError } from './sheet-zip.ts';

/** More rows than a sheet may have, found before any parser has seen them (security rule 28). */
export class TooManyRowsError extends SheetError {}

/** Filled rows, their titles, and as many blank ones: programs leave those behind, and only a parser can tell them apart. */
export const ROWS_MAX = 2 * (SHEET_ROWS + 1);
/** Of all parts of a workbook together: ten thousand rows of fifty cells. */
const TAGS_MAX = 2_500_000;
/** Of a part that describes the workbook, and holds no cells. */
const DESCRIBING_TAGS_MAX = 200_000;
/** A row is read as a list as long as its last cell is far: 16,384 places for a cell in the last column. */
const FAR_CELLS_MAX = 200;
/** Beyond it a tag holds thousands of attributes, or never ends. */
const TAG_LENGTH_MAX = 65_536;
/** `&amp;` and `_x0041_`: each is replaced by itself. */
const ESCAPES_MAX = 500_000;
/** Commas, semicolons, tabs and bars of a .csv. */
const SEPARATORS_MAX = 1_000_000;

const CELLS = /^xl\/(?:worksheets\/.*|sharedStrings)\.xml$/i;
/** From the 703rd column on, references have three letters. */
const FAR_REFERENCE = /\sr\s*=\s*["']\s*\$?[A-Za-z]{3}/;
const [TAB, LF, CR, SPACE, AMPERSAND, COMMA, SLASH, COLON, SEMICOLON, OPEN, CLOSE, BAR] = [
  9, 10, 13, 32, 38, 44, 47, 58, 59, 60, 62, 124,
];

/** The name of the tag of a cell: c. */
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
  /** Where the first row begins that is one too many. */
  end: number | undefined;
}

/** What a parser would meet, by one walk over the bytes; it ends where there is too much of anything. */
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

/** A row that cannot be there: the parser is given it in the place of a sheet that is too long, and whoever reads it knows. */
export const TOO_LONG_ROW = 1_048_577;
const TOO_LONG_SHEET = Buffer.from(`<worksheet><sheetData><row r="${TOO_LONG_ROW}"/></sheetData></worksheet>`);
const ENDED = Buffer.from('</sheetData></worksheet>');

/**
 * The parts of a workbook as they may be parsed. Of a sheet with too many rows there is one row left that says so, or its
 * beginning: it is refused only when it is the one that is asked for.
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

/** Where a .csv has more lines, blank ones and those in quotes included, or more cells than are read; undefined: nowhere. */
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

/** Without quotes a line is a row, and need not be walked letter by letter. */
export const csvOptions = (text: string) => ({ fastMode: !text.includes('"') });
