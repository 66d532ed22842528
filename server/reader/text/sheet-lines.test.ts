import { expect, test } from 'vitest';
import { starvingSheets } from '#tests/samples/hostile-sheets.ts';
import { csvLines, xlsxLines } from './sheet-lines.ts';

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const HONEST = Array.from({ length: 10_000 }, (_, n) => `"https://quay-${n}.com/","film ${n}"`).join('\n');

test('hostile spreadsheets are truncated before parsing', { timeout: 300_000 }, async () => {
  csvLines(HONEST);
  const start = processorMs();
  expect(csvLines(HONEST)).toHaveLength(10_000);
  const honest = Math.max(processorMs() - start, 100);
  for (const { name, file, bytes } of starvingSheets()) {
    const before = processorMs();
    const lines = file === 'a.csv' ? csvLines(bytes.toString()) : await xlsxLines(bytes).catch(() => []);
    expect(lines.length, name).toBeLessThanOrEqual(20_000);
    // Usually below 5. Compiling and garbage collection count, and take several times as long on a busy machine.
    expect((processorMs() - before) / honest, `${name}: times the cost of 10,000 rows`).toBeLessThan(25);
  }
});

test('the first 20,000 rows of a long spreadsheet are read', () => {
  const lines = csvLines(Array.from({ length: 60_000 }, (_, n) => `https://quay-${n}.com/`).join('\n'));
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([20_000, 'https://quay-0.com/', 'https://quay-19999.com/']);
});
