import { CSV_MARK, type CsvColumn, csvHead, csvLines } from '#core/rules/text/csv.ts';
import { saveFile } from './save-file.ts';

export type { CsvColumn } from '#core/rules/text/csv.ts';

export const csvText = <Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string =>
  csvHead(columns) + csvLines(rows, columns);

export const saveCsv = (name: string, text: string): void =>
  saveFile(name, new Blob([CSV_MARK, text], { type: 'text/csv;charset=utf-8' }));
