import { appendFileSync } from 'node:fs';

/** How much of it: 1 is what `npm run verify` shows, less while the checks themselves are proven. */
const SCALE = Number(process.env.VERIFY_SCALE ?? '1');
export const scaled = (count: number, least = 1): number => Math.max(least, Math.round(count * SCALE));

/** The one line that a check leaves behind. */
export function figure(text: string): void {
  if (process.env.VERIFY_FIGURE) appendFileSync(process.env.VERIFY_FIGURE, `${text}\n`);
  else process.stdout.write(`${text}\n`);
}

export const many = (count: number, what: string): string => `${count.toLocaleString('en-US')} ${what}`;

/** Nothing of the kind was found; otherwise the first few, in full. */
export function expectNone(found: readonly string[]): void {
  if (found.length > 0) throw new Error(`${found.length} found:\n${found.slice(0, 5).join('\n')}`);
}
