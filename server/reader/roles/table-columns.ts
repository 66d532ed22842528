import { spansIn } from '../lexicon/spans.ts';
import { keyWords } from '../text/key-lines.ts';
import { cueOfLabel, isPlace, type Sign } from './cues.ts';

/** What each column of a table holds, as its first row says. */
export type Columns = readonly (Sign | undefined)[];

const CELL_MAX = 120;
const CELLS_MAX = 60;
const SOURCE: Sign = { role: 'mentioned', kind: 'source' };
/** A row of titles: short cells, of which one at least says what addresses stand below it. */
export function headerOf(line: string): Columns | undefined {
  const cells = line.split('\t');
  if (cells.length < 2 || cells.length > CELLS_MAX || cells.some((cell) => cell.length > CELL_MAX)) return undefined;
  // `Title: Song` is a field, and no title of a column.
  if (cells.some((cell) => /[:：]\s*\S/.test(cell)) || (cells.length === 2 && /[:：]\s*$/.test(cells[0]!)))
    return undefined;
  const own = cells.map((cell) => cueOfLabel(keyWords(cell)));
  // Beside a column of what is complained of, these hold what it was taken from.
  const isPlain = own.some((sign) => sign?.kind === 'strong');
  const roles = own.map((sign, at) =>
    isPlain && sign?.role !== 'mentioned' && sign?.kind !== 'strong' && spansIn(cells[at]!).has('sourceColumn')
      ? SOURCE
      : sign,
  );
  return roles.some(Boolean) || cells.some((cell) => isPlace(keyWords(cell))) ? roles : undefined;
}

export function columnOf(columns: Columns, line: string, at: number): Sign | undefined {
  if (!line.includes('\t')) return undefined;
  return columns[line.slice(0, at).split('\t').length - 1];
}
