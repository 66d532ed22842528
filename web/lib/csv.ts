import { type CsvColumn, csvHead, csvLines, UTF8_BOM } from '#core/rules/text/csv.ts';
import { saveFile } from './save-file.ts';

export type { CsvColumn } from '#core/rules/text/csv.ts';

export const csvText = <Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string =>
  csvHead(columns) + csvLines(rows, columns);

export const saveCsv = (name: string, text: string): void =>
  saveFile(name, new Blob([UTF8_BOM, text], { type: 'text/csv;charset=utf-8' }));
