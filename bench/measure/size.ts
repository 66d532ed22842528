import pg from 'pg';
import { type Call, callsFor, shownPath } from '../calls.ts';
import { openDatabase } from '../data/databases.ts';
import { idsIn } from '../data/ids.ts';
import type { Size } from '../data/size.ts';
import { type Intake, measureIntake } from './intake.ts';
import { timesOf } from './median.ts';
import { meter, peakMemory } from './process.ts';
import { Pulse } from './pulse.ts';
import { tokensOf } from './requests.ts';
import { compare, type Figures, warmUp } from './rounds.ts';
import { compareAnswers } from './same-answers.ts';
import { launchBare, launchProduct } from './servers.ts';

export interface Measured {
  readonly call: Call;
  /** Size of the answer; undefined if it was not compared. */
  readonly bytes: number | undefined;
  readonly product: Figures;
  readonly bare: Figures;
}

export interface OfSize {
  readonly size: Size;
  readonly calls: readonly Measured[];
  /** Only in a full run, like the intake. */
  readonly startMs: number | undefined;
  readonly memoryMb: number;
  /** SMTP messages per second; only in a full run. */
  readonly intake: Intake | undefined;
  /** Calls whose responses differ between the two servers. */
  readonly unlike: readonly string[];
}

interface How {
  readonly rounds: number;
  readonly ms: number;
  /** Messages per round of the intake. */
  readonly messages: number;
  readonly kept: string | undefined;
  readonly only: string | undefined;
  readonly say: (text: string) => void;
}

const wanted = (call: Call, only: string | undefined) =>
  only === undefined || `${call.who} ${call.name} ${shownPath(call)}`.includes(only);

/** Fastest of three starts on the filled database. */
async function startTime(url: string): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < 3; n++) {
    const server = await launchProduct(url);
    took.push(server.startMs);
    await server.stop();
  }
  return Math.min(...took);
}

/** Starts both servers on a database of this size, with its calls. */
async function openSize(size: Size, how: How) {
  const { say } = how;
  say(`\n${size.companies} companies, ${size.domains} domains, ${size.notices} notices`);
  const database = await openDatabase(size, how.kept, say);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const startMs = how.only === undefined ? await startTime(database.url) : undefined;
  const product = await launchProduct(database.url);
  const bare = await launchBare(database.url, product);
  const tokens = await tokensOf(client);
  const calls = callsFor(size, await idsIn(client)).filter((call) => wanted(call, how.only));
  const { unlike, bytes } = await compareAnswers(calls, tokens, [product.port, bare.port]);
  for (const line of unlike) say(`  UNLIKE ${line}`);
  return {
    ...{ size, calls, tokens, startMs, unlike, bytes, product, bare },
    targets: {
      product: { port: product.port, cpu: meter(product.pid, 'product', client) },
      bare: { port: bare.port, cpu: meter(bare.pid, 'bare', client) },
    },
    async close() {
      await product.stop();
      await bare.stop();
      // A kept database is left without queued work, and without the actions that each URL keeps.
      await client.query(`delete from jobs where name = 'read-inbound'`);
      await client.query('delete from url_actions where user_id is not null');
      await client.end();
      await database.close();
    },
  };
}

const told = ({ perSecond, p50, p99, cpu, rounds }: Figures, bare: Figures): string =>
  `${perSecond.toFixed(0).padStart(6)}/s p50 ${p50.toFixed(1).padStart(5)} p99 ${p99.toFixed(1).padStart(6)} (bare ${bare.p99.toFixed(1).padStart(6)}) cpu ${cpu.toFixed(2).padStart(6)} ratio ${timesOf(bare.rounds, rounds).toFixed(2)}`;

/** Measures all sizes in alternating rounds, so that growth does not depend on the time of day. */
export async function measureSizes(sizes: readonly Size[], how: How): Promise<OfSize[]> {
  const open: Awaited<ReturnType<typeof openSize>>[] = [];
  const pulse = await Pulse.start();
  try {
    for (const size of sizes) open.push(await openSize(size, how));
    for (const { calls, tokens, product, bare } of open) await warmUp(calls, tokens, [product.port, bare.port]);
    const measured: Measured[][] = open.map(() => []);
    for (const [index, { who, name }] of open[0]!.calls.entries()) {
      const asked = open.map(({ calls, tokens, targets }) => ({ call: calls[index]!, tokens, ...targets }));
      const figures = await compare(asked, how, pulse);
      for (const [of, both] of figures.entries()) {
        const { call } = asked[of]!;
        measured[of]!.push({ call, bytes: open[of]!.bytes.get(call), ...both });
      }
      const each = figures.map(({ product, bare }) => told(product, bare));
      how.say(`  ${`${who}: ${name}`.padEnd(32)} ${each.join(' | ')}`);
    }
    const result: OfSize[] = [];
    // Servers are suspended between their rounds, because their background work would count against the others.
    for (const { product } of open) product.pause();
    for (const calls of measured) {
      open[0]!.product.resume();
      const { size, startMs, unlike, product, bare, close } = open.shift()!;
      const intake = how.only === undefined ? await measureIntake(product, bare, how, pulse) : undefined;
      result.push({ size, calls, startMs, memoryMb: peakMemory(product.pid), intake, unlike });
      // Closed before the next round, because it would still be reading the received messages.
      await close();
    }
    how.say(
      `${pulse.again} of ${pulse.stretches + pulse.again} stretches measured again: the machine stood still in them`,
    );
    return result;
  } finally {
    pulse.stop();
    for (const one of open) await one.close();
  }
}
