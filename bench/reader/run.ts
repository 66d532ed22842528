import { parseArgs } from 'node:util';
import { HOSTILE } from '#tests/samples/hostile-mails.ts';
import { buildWhenStale } from '../../scripts/lib/built.mjs';
import { markdownTable, writeProof } from '../../scripts/lib/proof.mjs';
import { type Kind, measureProduct } from './product.ts';
import { corpus, LETTERS, letterOf, memoryOf, startReader } from './thread.ts';

/**
 * `npm run bench -- reader`: CPU time of reading, and the delay until a message is forwarded. `--only threads` measures the reader alone,
 * `--only product` the product alone; `--messages 10000` is the long flood, `--pause 120` sets the seconds between messages.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    messages: { type: 'string', default: '3000' },
    letters: { type: 'string', default: '100' },
    pauses: { type: 'string', default: '5' },
    pause: { type: 'string', default: '20' },
  },
});

/** CPU time in milliseconds, except where noted. */
const BARS = { cold: 300, p50: 5, p99: 50, megabyte: 1_000, hostile: 7_000, forwardMs: 2_000 } as const;
const PER_SECOND: Readonly<Record<Kind, number>> = { PostgreSQL: 150, embedded: 50 };
const COLD_STARTS = 3;

const built = await buildWhenStale();
if (!built.ok) throw new Error(built.output);

let isGood = true;
const rows: string[][] = [];
function say(what: string, figure: number, unit: string, bar?: { most?: number; least?: number }): void {
  const ok = figure <= (bar?.most ?? Number.POSITIVE_INFINITY) && figure >= (bar?.least ?? 0);
  isGood &&= ok;
  const limit =
    bar?.most !== undefined ? `at most ${bar.most}` : bar?.least !== undefined ? `at least ${bar.least}` : '';
  rows.push([what, `${figure.toFixed(1)} ${unit}${ok ? '' : ' **missed**'}`, limit]);
  process.stdout.write(
    `${ok ? '✓' : '✗'} ${what.padEnd(56)} ${figure.toFixed(1).padStart(9)} ${unit.padEnd(10)} ${limit}\n`,
  );
}
const percentile = (list: readonly number[], share: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))]!;

async function threads(): Promise<void> {
  for (const [name, raw] of Object.entries(LETTERS)) {
    const cold: number[] = [];
    const warm: number[] = [];
    for (let n = 0; n < COLD_STARTS; n++) {
      const reader = await startReader();
      await reader.read(raw);
      cold.push(reader.used());
      warm.push(await reader.read(raw));
      await reader.stop();
    }
    say(`${name}, first in a fresh thread, loading included`, percentile(cold, 0.5), 'ms', { most: BARS.cold });
    say(`${name}, once more`, percentile(warm, 0.5), 'ms');
  }
  say('memory of two warm threads', await memoryOf(2), 'MB');

  const reader = await startReader();
  for (const raw of Object.values(LETTERS)) await reader.read(raw);
  const took: number[] = [];
  for (const raw of corpus()) took.push(await reader.read(raw));
  say(`the corpus of ${took.length} mails, p50`, percentile(took, 0.5), 'ms', { most: BARS.p50 });
  say('the corpus, p99', percentile(took, 0.99), 'ms', { most: BARS.p99 });
  say('100 KB of text', await reader.read(letterOf(100_000)), 'ms');
  say('1 MB of text', await reader.read(letterOf(1_000_000)), 'ms', { most: BARS.megabyte });
  for (const [name, make] of Object.entries(HOSTILE)) {
    const raw = make();
    say(`hostile, ${(raw.length / 1e6).toFixed(1)} MB: ${name}`, await reader.read(raw), 'ms', { most: BARS.hostile });
  }
  await reader.stop();
}

async function product(kind: Kind): Promise<void> {
  const how = { messages: Number(values.messages), letters: Number(values.letters), pauses: Number(values.pauses) };
  const { single, rare, count, made, forwarded, seconds } = await measureProduct(kind, {
    ...how,
    pauseMs: Number(values.pause) * 1000,
  });
  say(`${kind}: notices made while their forwards go out`, made, 'a second', { least: PER_SECOND[kind] });
  say(`${kind}: forwards`, forwarded, 'a second');
  say(`${kind}: all ${count} forwarded after the last 250`, seconds, 's');
  say(`${kind}: from the 250 to the forward, p50`, percentile(single, 0.5), 'ms');
  say(`${kind}: the same, p99`, percentile(single, 0.99), 'ms', { most: BARS.forwardMs });
  if (rare.length > 0)
    say(`${kind}: letters ${values.pause} s apart, the slowest`, Math.max(...rare), 'ms', { most: BARS.forwardMs });
}

if (values.only !== 'product') await threads();
if (values.only !== 'threads') for (const kind of ['PostgreSQL', 'embedded'] as const) await product(kind);
if (process.argv.slice(2).join() === 'reader') {
  const tables = [markdownTable(['Measured', 'Figure', 'Bar'], rows)];
  const verdict = isGood ? 'every bar reached' : 'a bar was missed';
  writeProof('bench-reader', { command: 'npm run bench -- reader', verdict, tables });
}
process.exit(isGood ? 0 : 1);
