import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, release } from 'node:os';
import { inRoot } from '../../scripts/lib/project.mjs';
import { writeProof } from '../../scripts/lib/proof.mjs';
import type { OfSize } from '../measure/size.ts';
import type { Verdict } from './bars.ts';
import { drawPlot } from './plot.ts';
import { proofTables } from './proof-tables.ts';
import { tableOf } from './table.ts';

interface Report {
  readonly small: OfSize;
  readonly large: OfSize | undefined;
  readonly verdicts: readonly Verdict[];
  /** True for a full run, which replaces the saved report. */
  readonly save: boolean;
  readonly say: (text: string) => void;
}

export function writeReport({ small, large, verdicts, save, say }: Report): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Linux ${release()}, Node.js ${process.versions.node}`;
  const text = tableOf(small, large);
  const lines = verdicts.map(
    ({ what, figure, bar, ok }) => `${ok ? 'green' : 'RED  '}  ${what}: ${figure.toFixed(2)} (bar ${bar})`,
  );
  const red = verdicts.filter(({ ok }) => !ok).length;
  say(`\n${text}\n\n${lines.join('\n')}\n\n${verdicts.length - red} bars reached, ${red} not`);
  if (!save || !large) return;
  mkdirSync(inRoot('bench', 'results'), { recursive: true });
  const result = { date: new Date().toISOString(), machine, small, large, verdicts };
  writeFileSync(inRoot('bench', 'results', 'latest.json'), `${JSON.stringify(result, null, 2)}\n`);
  writeFileSync(inRoot('bench', 'results', 'latest.txt'), `${machine}\n\n${text}\n\n${lines.join('\n')}\n`);
  writeFileSync(inRoot('docs', 'speed.svg'), drawPlot(small));
  const verdict = `${verdicts.length - red} bars reached, ${red} not`;
  writeProof('bench', { command: 'npm run bench', verdict, tables: proofTables(small, large) });
}
