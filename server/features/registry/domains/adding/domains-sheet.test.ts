import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { unpackWorkbook } from '../../../../sheets/sheet-zip.ts';
import { domainsSheet } from './domains-sheet.ts';

test('every cell is text, even if it looks like a formula or a number', async () => {
  const bytes = await domainsSheet([
    { name: 'xn--bcher-kva.de', unicode_name: 'bücher.de', email: '=cmd|calc!a0@example.com' },
    { name: '123.com', unicode_name: '123.com', email: null },
    { name: '1e5.com', unicode_name: '1e5.com', email: '+1@example.com' },
  ]);
  const { sheets } = await readXlsx(bytes);
  expect(sheets[0]!.rows).toEqual([
    ['Domain', 'Shown as', 'Email'],
    ['xn--bcher-kva.de', 'bücher.de', '=cmd|calc!a0@example.com'],
    ['123.com', '123.com', ''],
    ['1e5.com', '1e5.com', '+1@example.com'],
  ]);
  const sheet = unpackWorkbook(Buffer.from(bytes), 1e6).get('xl/worksheets/sheet1.xml')!.toString();
  expect(sheet).not.toContain('<f>');
});

test('a long list is written completely', async () => {
  const list = Array.from({ length: 2000 }, (_, n) => ({ name: `n${n}.com`, unicode_name: `n${n}.com`, email: null }));
  const { sheets } = await readXlsx(await domainsSheet(list));
  expect(sheets[0]!.rows).toHaveLength(2001);
  expect(sheets[0]!.rows.at(-1)?.[0]).toBe('n1999.com');
});
