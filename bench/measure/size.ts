import pg from 'pg';
import { type Call, callsFor } from '../calls.ts';
import { openDatabase } from '../data/databases.ts';
import type { Size } from '../data/size.ts';
import { type Intake, measureIntake } from './intake.ts';
import { meter, peakMemory } from './process.ts';
import { tokensOf } from './requests.ts';
import { compare, type Figures } from './rounds.ts';
import { unlikeAnswers } from './same-answers.ts';
import { launchBare, launchProduct } from './servers.ts';

export interface Measured {
  readonly call: Call;
  readonly product: Figures;
  readonly bare: Figures;
}

export interface OfSize {
  readonly size: Size;
  readonly calls: readonly Measured[];
  readonly startMs: number;
  readonly memoryMb: number;
  /** Messages by SMTP; only where everything is measured. */
  readonly intake: Intake | undefined;
  /** Where the two servers do not say the same: the comparison is worth nothing there. */
  readonly unlike: readonly string[];
}

interface How {
  readonly rounds: number;
  readonly ms: number;
  /** Of a round of the intake. */
  readonly messages: number;
  readonly kept: string | undefined;
  readonly only: string | undefined;
  readonly say: (text: string) => void;
}

const wanted = ({ name, path, who }: Call, only: string | undefined) =>
  only === undefined || `${who} ${name} ${path}`.includes(only);

/** The shortest of three starts on the filled database. */
async function startTime(url: string): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < 3; n++) {
    const server = await launchProduct(url);
    took.push(server.startMs);
    await server.stop();
  }
  return Math.min(...took);
}

export async function measureSize(size: Size, how: How): Promise<OfSize> {
  const { say } = how;
  say(`\n${size.companies} companies, ${size.domains} domains, ${size.notices} notices`);
  const database = await openDatabase(size, how.kept, say);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const startMs = await startTime(database.url);
  const [product, bare] = [await launchProduct(database.url), await launchBare(database.url)];
  const targets = {
    product: { port: product.port, cpu: meter(product.pid, 'product', client) },
    bare: { port: bare.port, cpu: meter(bare.pid, 'bare', client) },
  };
  try {
    const tokens = await tokensOf(client);
    const { rows } = await client.query('select min(id) as id from orders where company_id = 1');
    const calls = callsFor(size, rows[0].id).filter((call) => wanted(call, how.only));
    const unlike = await unlikeAnswers(calls, tokens, [product.port, bare.port]);
    for (const line of unlike) say(`  UNLIKE ${line}`);
    const measured: Measured[] = [];
    for (const call of calls) {
      const both = await compare(call, tokens, targets, how);
      measured.push({ call, ...both });
      const { product: own, bare: other } = both;
      say(
        `  ${`${call.who}: ${call.name}`.padEnd(36)} ${own.perSecond.toFixed(0).padStart(6)}/s p50 ${own.p50.toFixed(1).padStart(6)} p99 ${own.p99.toFixed(1).padStart(6)} cpu ${own.cpu.toFixed(2).padStart(6)} bare ${other.cpu.toFixed(2).padStart(6)} ratio ${(other.cpu / own.cpu).toFixed(2)}`,
      );
    }
    const intake = how.only === undefined ? await measureIntake(product, bare, how.rounds, how.messages) : undefined;
    return { size, calls: measured, startMs, memoryMb: peakMemory(product.pid), intake, unlike };
  } finally {
    await product.stop();
    await bare.stop();
    await client.end();
    await database.close();
  }
}
