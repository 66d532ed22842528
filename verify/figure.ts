import { appendFileSync } from 'node:fs';

/** Scale of the checks: 1 for `npm run verify`, less for `--prove`. */
const SCALE = Number(process.env.VERIFY_SCALE ?? '1');
export const scaled = (count: number, least = 1): number => Math.max(least, Math.round(count * SCALE));

/** Patience for work that a failpoint may prevent: with it, the work never comes. */
export const PATIENCE = { timeout: process.env.VERIFY_FAILPOINT ? 120_000 : 600_000 };

/** Reports the result line of a check. */
export function figure(text: string): void {
  if (process.env.VERIFY_FIGURE) appendFileSync(process.env.VERIFY_FIGURE, `${text}\n`);
  else process.stdout.write(`${text}\n`);
}

export const many = (count: number, what: string): string => `${count.toLocaleString('en-US')} ${what}`;

/** Fails with the first few findings. */
export function expectNone(found: readonly string[]): void {
  if (found.length > 0) throw new Error(`${found.length} found:\n${found.slice(0, 5).join('\n')}`);
}
