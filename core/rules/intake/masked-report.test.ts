import { describe, expect, test } from 'vitest';
import { type Cell, MASKED_COLUMNS, maskReport, type PublishedNumbers } from './masked-report.ts';

const COUNTS = ['received', 'disabled', 'gone', 'declined', 'open', 'counter_notices', 'restored'] as const;
type Counts = Record<(typeof COUNTS)[number], number>;

/** Mulberry32: the same tables at every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const countsOf = (value: () => number): Counts =>
  Object.fromEntries(COUNTS.map((name) => [name, value()])) as unknown as Counts;

/** Mostly small numbers, where a subtraction would find something. */
function tableOf(next: () => number): PublishedNumbers[] {
  const months = 1 + Math.floor(next() * 26);
  return Array.from({ length: months }, (_, at) => ({
    month: `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
    ...countsOf(() => Math.floor(next() ** 2 * 6)),
    median_hours_to_disable: Math.round(next() * 100) / 10,
  }));
}

const isMasked = (count: number): boolean => count === 1 || count === 2;

/** The same table with every masked count drawn anew. */
const redrawn = (table: readonly PublishedNumbers[], next: () => number): PublishedNumbers[] =>
  table.map((row) => ({
    ...row,
    ...Object.fromEntries(COUNTS.map((name) => [name, isMasked(row[name]) ? 1 + Math.floor(next() * 2) : row[name]])),
  }));

describe('masked cells cannot be recovered', () => {
  test('every combination of 1 and 2 in them gives the same page', () => {
    const next = random(20261117);
    for (let run = 0; run < 120; run++) {
      const table = tableOf(next);
      const shown = JSON.stringify(maskReport(table));
      for (let other = 0; other < 4; other++) expect(JSON.stringify(maskReport(redrawn(table, next)))).toBe(shown);
    }
  });

  test('nor from two pages whose months overlap', () => {
    const next = random(7);
    for (let run = 0; run < 60; run++) {
      const table = tableOf(next);
      const other = redrawn(table, next);
      const pages = (months: readonly PublishedNumbers[]) => [
        maskReport(months.slice(0, -1)),
        maskReport(months.slice(1)),
      ];
      expect(pages(other)).toEqual(pages(table));
    }
  });

  test('what is shown is true: each count and each sum is within its cell', () => {
    const next = random(99);
    const within = ({ low, high }: Cell, count: number) => low <= count && count <= high;
    for (let run = 0; run < 60; run++) {
      const table = tableOf(next);
      const { months, total } = maskReport(table);
      const truth = table.map((row) => ({
        ...row,
        urls: row.disabled + row.gone + row.declined + row.open + row.restored,
      }));
      for (const column of MASKED_COLUMNS) {
        for (const [at, row] of truth.entries()) expect(within(months[at]![column], row[column])).toBe(true);
        const sum = truth.reduce((all, row) => all + row[column], 0);
        expect(within(total[column], sum)).toBe(true);
      }
    }
  });
});

test('0 and numbers from 3 are exact; 1 and 2 are alike, and so is a sum with them a range', () => {
  const none = countsOf(() => 0);
  const month = { ...none, month: '2026-01', received: 3, disabled: 3, gone: 1, median_hours_to_disable: 4.5 };
  const few = { ...none, month: '2026-02', received: 2, disabled: 2, median_hours_to_disable: 9 };
  const { months, total } = maskReport([month, few]);
  expect(months[0]).toMatchObject({
    received: { low: 3, high: 3 },
    disabled: { low: 3, high: 3 },
    gone: { low: 1, high: 2 },
    declined: { low: 0, high: 0 },
    urls: { low: 4, high: 5 },
    median_hours_to_disable: 4.5,
  });
  expect(months[1]).toMatchObject({ received: { low: 1, high: 2 }, median_hours_to_disable: null });
  expect(total).toMatchObject({ received: { low: 4, high: 5 }, urls: { low: 5, high: 7 }, open: { low: 0, high: 0 } });
});
