export type CsvValue = string | number | null | undefined;

export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => CsvValue;
}

/** The mark in front tells spreadsheets that it is UTF-8. */
export const CSV_MARK = '\uFEFF';

/** A spreadsheet runs a cell that begins with one of these as a formula; an apostrophe makes it text again. */
export const disarm = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (value: CsvValue): string => {
  const text = typeof value === 'number' ? String(value) : disarm(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const line = (cells: readonly CsvValue[]): string => `${cells.map(cell).join(',')}\r\n`;

export const csvHead = (columns: readonly CsvColumn<never>[]): string => line(columns.map(({ title }) => title));

export const csvLines = <Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string =>
  rows.map((row) => line(columns.map(({ value }) => value(row)))).join('');
