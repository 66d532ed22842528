import { saveFile } from './save-file.ts';

export interface CsvColumn<Row> {
  title: string;
  value: (row: Row) => string | number | null | undefined;
}

/** A spreadsheet runs a cell that begins with one of these as a formula; an apostrophe makes it text again. */
export const disarm = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (value: string | number | null | undefined): string => {
  const text = typeof value === 'number' ? String(value) : disarm(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export function csvText<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  const lines = [columns.map(({ title }) => cell(title)), ...rows.map((row) => columns.map((c) => cell(c.value(row))))];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

/** The mark in front tells spreadsheets that it is UTF-8. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(name, new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
