import type { Download } from '#core/contract/endpoint.ts';
import { emptyNumbers, type ReportNumbers } from '#core/rules/intake/report-numbers.ts';
import { type CsvColumn, csvHead, csvLines, UTF8_BOM } from '#core/rules/text/csv.ts';
import type { Report } from './read-transparency.ts';

type Row = ReportNumbers & { month: string };

const group = (name: 'by_kind' | 'by_source' | 'declined'): CsvColumn<Row>[] =>
  Object.keys(emptyNumbers()[name]).map((key) => ({
    title: `${name}_${key}`,
    value: (row) => (row[name] as Record<string, number>)[key],
  }));

const one = (name: Exclude<keyof Row, 'by_kind' | 'by_source' | 'declined'>): CsvColumn<Row> => ({
  title: name,
  value: (row) => row[name],
});

/** The columns of the JSON, in its order. */
const COLUMNS: readonly CsvColumn<Row>[] = [
  ...[one('month'), one('received'), ...group('by_kind'), ...group('by_source')],
  ...[one('urls'), one('disabled'), one('gone'), ...group('declined'), one('open')],
  ...[one('counter_notices'), one('restored'), one('median_hours_to_disable')],
];

/** A row per month, and the totals. At most 60 months: small enough to be written at once. */
export function transparencyCsv({ months, totals }: Report, name: string): Download {
  const rows = [...months, { month: 'Total', ...totals }];
  const text = UTF8_BOM + csvHead(COLUMNS) + csvLines(rows, COLUMNS);
  return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', bytes: Buffer.from(text) };
}
