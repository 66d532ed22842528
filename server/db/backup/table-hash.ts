import { createHash } from 'node:crypto';

export interface TableCount {
  table: string;
  rows: number;
  hash: string;
}

const MODULUS = 1n << 256n;

/**
 * An order-independent hash of a table: the sum of its rows' hashes. Databases guarantee no row order, and sorting would depend on
 * the collation. A sum, not XOR, so that duplicate rows don't cancel out.
 */
export function tableHash() {
  let [rows, sum] = [0, 0n];
  return {
    add(line: string): void {
      rows++;
      sum = (sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % MODULUS;
    },
    of: (table: string): TableCount => ({ table, rows, hash: sum.toString(16).padStart(64, '0') }),
  };
}

/** The output of backup and restore: a line per table. */
export function printCounts(counts: readonly TableCount[]): string {
  const width = Math.max(...counts.map(({ table }) => table.length));
  return counts
    .map(({ table, rows, hash }) => `${table.padEnd(width)} ${String(rows).padStart(9)}  ${hash}`)
    .join('\n');
}
