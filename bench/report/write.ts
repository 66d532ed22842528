import type { OfSize } from '../measure/size.ts';
import type { Verdict } from './bars.ts';

interface Report {
  small: OfSize;
  large: OfSize | undefined;
  verdicts: readonly Verdict[];
  save: boolean;
  say: (text: string) => void;
}

export async function writeReport({ verdicts, say }: Report): Promise<void> {
  const red = verdicts.filter(({ ok }) => !ok);
  for (const { what, figure, bar } of red) say(`RED   ${what}: ${figure.toFixed(2)}, bar ${bar}`);
  say(`${verdicts.length - red.length} bars reached, ${red.length} not`);
}
