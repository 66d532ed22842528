export type CsvValue = string | number | null | undefined;

export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => CsvValue;
}

/** Byte order mark, without which Excel does not read UTF-8. */
export const UTF8_BOM = '\uFEFF';

/** Prevents CSV injection: spreadsheets run cells with these first characters as formulas, unless quoted. */
export const escapeFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (value: CsvValue): string => {
  const text = typeof value === 'number' ? String(value) : escapeFormula(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const line = (cells: readonly CsvValue[]): string => `${cells.map(cell).join(',')}\r\n`;

export const csvHead = (columns: readonly CsvColumn<never>[]): string => line(columns.map(({ title }) => title));

export const csvLines = <Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string =>
  rows.map((row) => line(columns.map(({ value }) => value(row)))).join('');
