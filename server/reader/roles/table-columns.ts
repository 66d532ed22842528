import { spansIn } from '../lexicon/spans.ts';
import { keyToWords } from '../text/key-value-lines.ts';
import { type Cue, cueOfLabel, namesLocation } from './cues.ts';

/** Cue of each column, from the header row. */
export type Columns = readonly (Cue | undefined)[];

const CELL_MAX = 120;
const CELLS_MAX = 60;
const SOURCE: Cue = { role: 'mentioned', kind: 'source' };
/** Cues of a header row: short cells, at least one of which is a label for URLs. */
export function tableColumns(line: string): Columns | undefined {
  const cells = line.split('\t');
  if (cells.length < 2 || cells.length > CELLS_MAX || cells.some((cell) => cell.length > CELL_MAX)) return undefined;
  // `Title: Song` is a field, not a column title.
  if (cells.some((cell) => /[:：]\s*\S/.test(cell)) || (cells.length === 2 && /[:：]\s*$/.test(cells[0]!)))
    return undefined;
  const own = cells.map((cell) => cueOfLabel(keyToWords(cell)));
  // Source columns beside a column of infringing URLs.
  const isPlain = own.some((cue) => cue?.kind === 'strong');
  const roles = own.map((cue, at) =>
    isPlain && cue?.role !== 'mentioned' && cue?.kind !== 'strong' && spansIn(cells[at]!).has('sourceColumn')
      ? SOURCE
      : cue,
  );
  return roles.some(Boolean) || cells.some((cell) => namesLocation(keyToWords(cell))) ? roles : undefined;
}

export function cueOfColumn(columns: Columns, line: string, at: number): Cue | undefined {
  if (!line.includes('\t')) return undefined;
  return columns[line.slice(0, at).split('\t').length - 1];
}
