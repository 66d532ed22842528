import { expect, test } from 'vitest';
import { csvHead, csvLines, escapeFormula } from './csv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
  '%j is escaped, so that spreadsheets do not run it as a formula',
  (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  },
);

test('ordinary text and numbers are unchanged', () => {
  expect(escapeFormula('ada@example.com')).toBe('ada@example.com');
  expect(csvLines([{ n: -5 }], [{ title: 'n', value: ({ n }) => n }])).toBe('-5\r\n');
});

test('commas, quotes and line breaks are quoted, and missing values are empty', () => {
  const columns = [
    { title: 'name', value: (row: { name: string }) => row.name },
    { title: 'last_login', value: () => null },
  ];
  expect(csvHead(columns)).toBe('name,last_login\r\n');
  expect(csvLines([{ name: 'Lovelace, "Ada"\nCountess' }], columns)).toBe('"Lovelace, ""Ada""\nCountess",\r\n');
});

test('a formula is escaped inside quotes too', () => {
  expect(csvLines(['=HYPERLINK("x","y")'], [{ title: 't', value: (text) => text }])).toContain(
    `"'=HYPERLINK(""x"",""y"")"`,
  );
});
