import { tableColumns } from '../roles/table-columns.ts';
import type { Line } from './lines.ts';

const ROWS_MAX = 20_000;
const LINE_MAX = 4_000;

/** Cells of a row that is separated by commas, semicolons, pipes or runs of spaces. */
function cellsOf(text: string, mark: string): string[] {
  const bare = mark === '|' ? text.replace(/^\s*\||\|\s*$/g, '') : text;
  if (mark === '  ') return bare.trim().split(/\s{2,}/);
  return bare.split(mark).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}

const isRule = (text: string): boolean => /^[\s|:+=-]{3,}$/.test(text);

/** Delimiter by which this line is the header row of the next line, which contains a URL. */
function markOf(text: string, next: string): string | undefined {
  if (text.length > LINE_MAX || /:\/\/|www\./.test(text)) return undefined;
  return ['|', ';', ',', '  '].find((mark) => {
    const cells = cellsOf(text, mark);
    // Long cells are prose with commas; column titles are short.
    const isTitles = cells.length >= 2 && cells.every((cell) => cell.length <= 40) && !/[.!?]\s*$/.test(text);
    return isTitles && cellsOf(next, mark).length === cells.length && tableColumns(cells.join('\t')) !== undefined;
  });
}

/** Converts delimited tables to tab-separated rows, so that column titles apply to the URLs below them. */
export function tabulate(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const { text, quoted } = lines[at]!;
    let row = at + 1;
    while (row < lines.length && row <= at + 2 && isRule(lines[row]!.text)) row++;
    const first = lines[row]?.text ?? '';
    const mark = first.includes('.') && /:\/\/|www\./.test(first) ? markOf(text, first) : undefined;
    if (!mark) {
      out.push(lines[at]!);
      continue;
    }
    const titles = cellsOf(text, mark);
    out.push({ text: titles.join('\t'), quoted });
    for (; row < lines.length && row - at < ROWS_MAX; row++) {
      const cells = cellsOf(lines[row]!.text, mark);
      if (cells.length !== titles.length) break;
      out.push({ text: cells.join('\t'), quoted });
    }
    at = row - 1;
  }
  return out;
}
