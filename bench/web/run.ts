import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildWhenStale } from '../../scripts/lib/built.mjs';
import { inRoot } from '../../scripts/lib/project.mjs';
import { markdownTable, writeProof } from '../../scripts/lib/proof.mjs';
import { Pulse } from '../measure/pulse.ts';
import { startDemo } from './demo.ts';
import { firstScreen } from './first-screen.ts';
import { middle, scores } from './lighthouse.ts';
import { lateFrames } from './long-list.ts';
import { nextScreens } from './next-screens.ts';
import { PUBLIC_PAGES, paintWithoutScripts } from './public-pages.ts';

/**
 * The second part of `npm run bench`, also `npm run bench-web`: the built web client with demo data, measured in a browser. The sizes of its scripts are
 * checked by the build itself. `--times N` repeats each measurement; the median counts. `--only WORD` measures the parts with this word
 * in their name.
 */
const { values } = parseArgs({ options: { times: { type: 'string', default: '5' }, only: { type: 'string' } } });
const times = Number(values.times);

const BARS = {
  ...{ firstScreenMs: 1000, publicPageMs: 500, nextScreenMs: 500 },
  ...{ lateFrames: 0.01, performance: 95, other: 100 },
} as const;
const SCREENS = ['/', '/notices', '/domains', '/orders', '/senders'] as const;

const built = await buildWhenStale();
if (!built.ok) throw new Error(built.output);
const lines: { what: string; figure: number; bar: number; ok: boolean }[] = [];
function judge(what: string, figure: number, bar: number, ok: boolean): void {
  lines.push({ what, figure, bar, ok });
  process.stdout.write(`${ok ? 'green' : 'RED  '} ${what}: ${Number(figure.toFixed(3))} (bar ${bar})\n`);
}
const again = async <T>(work: () => Promise<T>): Promise<T[]> => {
  const all: T[] = [];
  for (let run = 0; run < times; run++) all.push(await work());
  return all;
};

const demo = await startDemo();

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  async login() {
    const ms = middle(await again(() => firstScreen(demo)));
    judge('login, largest paint, ms', ms, BARS.firstScreenMs, ms < BARS.firstScreenMs);
  },
  async 'public pages'() {
    for (const path of PUBLIC_PAGES) {
      const ms = middle(await again(() => paintWithoutScripts(demo, path)));
      judge(`${path} with scripts off, largest paint, ms`, ms, BARS.publicPageMs, ms < BARS.publicPageMs);
    }
  },
  async 'next screens'() {
    const rounds = await again(() => nextScreens(demo));
    for (const [at, { screen }] of rounds[0]!.entries()) {
      const ms = middle(rounds.map((round) => round[at]!.ms));
      judge(`${screen}, ms after the click`, ms, BARS.nextScreenMs, ms < BARS.nextScreenMs);
    }
  },
  async 'long list'() {
    const pulse = await Pulse.start();
    const late = middle(await again(() => lateFrames(demo, pulse)));
    pulse.stop();
    judge('100 rows, share of late frames', late, BARS.lateFrames, late <= BARS.lateFrames);
  },
  async lighthouse() {
    for (const [who, paths] of [
      [undefined, ['/login']],
      ['customer', SCREENS],
    ] as const) {
      for (const { path, scores: found } of await scores(demo, who, paths, { times })) {
        for (const [category, figure] of Object.entries(found)) {
          const bar = category === 'performance' ? BARS.performance : BARS.other;
          judge(`Lighthouse, ${path}, ${category}`, figure, bar, figure >= bar);
        }
      }
    }
  },
};
for (const [name, measure] of Object.entries(PARTS)) if (name.includes(values.only ?? '')) await measure();
await demo.stop();
mkdirSync(inRoot('bench', 'results'), { recursive: true });
writeFileSync(inRoot('bench', 'results', 'web.json'), `${JSON.stringify({ times, lines }, null, 2)}\n`);
const reached = lines.filter(({ ok }) => ok).length;
if (process.argv.length === 2) {
  const shown = (figure: number, ok: boolean) => `${Number(figure.toFixed(3))}${ok ? '' : ' **missed**'}`;
  const rows = lines.map(({ what, figure, bar, ok }) => [what, shown(figure, ok), bar]);
  writeProof('bench-web', {
    command: 'npm run bench-web',
    verdict: `${reached} bars reached, ${lines.length - reached} not`,
    tables: [markdownTable(['Measured', 'Figure', 'Bar'], rows)],
  });
}
process.exit(reached === lines.length ? 0 : 1);
