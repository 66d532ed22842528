import { expect, test } from 'vitest';
import { readRows } from './sheet-rows.ts';

test('a Windows-1252 .csv keeps its euro sign, quotation marks and dashes', async () => {
  const bytes = Buffer.concat([
    Buffer.from('price,'),
    Buffer.from([0x80]),
    Buffer.from(' 5 '),
    Buffer.from([0x96]),
    Buffer.from(' '),
    Buffer.from([0x93]),
    Buffer.from('caf'),
    Buffer.from([0xe9, 0x94]),
  ]);
  expect(await readRows(bytes, 'csv', 10)).toEqual([{ row: 1, cells: ['price', '€ 5 – “café”'] }]);
});
