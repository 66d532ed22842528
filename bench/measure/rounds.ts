import type { Call } from '../calls.ts';
import { type Connection, openConnections } from './client.ts';
import { collectGarbage } from './collect-garbage.ts';
import { type Pulse, ran } from './pulse.ts';
import { requestsOf, type Tokens } from './requests.ts';

export const CONNECTIONS = 16;
/** Warm-up per call, to fill the server's caches. */
const WARM_MS = 1200;
/**
 * Lead-in per round: refills the CPU caches after the other server's round, and lets the connections, which all start at once, fall out
 * of step.
 */
const LEAD_MS = 200;
/** Warm-up over all calls, so that shared code is compiled before the first measurement. */
const ALL_WARM_MS = 1000;

export interface Target {
  readonly port: number;
  readonly cpu: () => Promise<number>;
}

export interface Figures {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** CPU milliseconds per request of the server and its PostgreSQL backends. */
  readonly cpu: number;
  /** `cpu` of each round. */
  readonly rounds: readonly number[];
}

/** Start and duration of a call. */
interface Took {
  readonly at: number;
  readonly ms: number;
}

/** Sends calls over all connections for the given time. */
async function sendLoad(connections: Connection[], next: () => Buffer, ms: number, what: string): Promise<Took[]> {
  const took: Took[] = [];
  const end = performance.now() + ms;
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() < end) {
        const start = performance.now();
        const { status, body } = await connection.ask(next());
        if (status >= 300) throw new Error(`${what}: ${status} ${body.subarray(0, 200)}`);
        took.push({ at: performance.timeOrigin + start, ms: performance.now() - start });
      }
    }),
  );
  return took;
}

async function askTimes(connection: Connection, next: () => Buffer, times: number): Promise<void> {
  for (let n = 0; n < times; n++) await connection.ask(next());
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Warms both servers up with all read calls. */
export async function warmUp(calls: readonly Call[], tokens: Tokens, ports: readonly number[]): Promise<void> {
  const reads = calls.filter(({ kind, body }) => kind !== 'write' && !body).map((call) => requestsOf(call, tokens));
  if (reads.length === 0) return;
  let asked = 0;
  for (const port of ports) {
    const connections = await openConnections(port, CONNECTIONS);
    await sendLoad(connections, () => reads[asked++ % reads.length]!(), reads.length * ALL_WARM_MS, 'warming up');
    for (const connection of connections) connection.close();
  }
}

/** Measurement of one call on one server. */
async function begin(call: Call, { port, cpu }: Target, tokens: Tokens, from: number, ms: number) {
  const connections = await openConnections(port, CONNECTIONS);
  const next = requestsOf(call, tokens, from);
  await sendLoad(connections, next, WARM_MS, call.name);
  // Every token is used once before, as on a server that has run for a while.
  const known = call.who === 'any user' && call.body ? tokens.others.length : 0;
  await Promise.all(connections.map((one) => askTimes(one, next, Math.ceil(known / CONNECTIONS))));
  const all = { took: [] as number[], requests: 0, cpu: 0, seconds: 0, rounds: [] as number[] };
  const measure = async () => {
    collectGarbage();
    const [before, start] = [await cpu(), performance.now()];
    const took = await sendLoad(connections, next, LEAD_MS + ms, call.name);
    return { took, start, seconds: (performance.now() - start) / 1000, cpu: (await cpu()) - before };
  };
  return {
    /** Latency is measured per call, CPU time per round. */
    async round(pulse: Pulse): Promise<void> {
      const { took, seconds, cpu } = await pulse.withoutStall(measure, (one, slow) => {
        const from = performance.timeOrigin + one.start + LEAD_MS;
        for (const { at, ms } of one.took) if (at >= from && ran(slow, at, at + ms)) all.took.push(ms);
      });
      all.requests += took.length;
      all.seconds += seconds;
      all.cpu += cpu;
      all.rounds.push(cpu / took.length);
    },
    end(): Figures {
      for (const connection of connections) connection.close();
      const sorted = all.took.sort((a, b) => a - b);
      return {
        ...{ requests: all.requests, perSecond: all.requests / all.seconds },
        ...{ p50: at(sorted, 0.5), p99: at(sorted, 0.99), cpu: all.cpu / all.requests, rounds: all.rounds },
      };
    },
  };
}

export interface Asked {
  readonly call: Call;
  readonly tokens: Tokens;
  readonly product: Target;
  readonly bare: Target;
}

/** Measures a call on both servers and all sizes in alternating rounds, so that other load affects all alike. */
export async function compare(
  asked: readonly Asked[],
  { rounds, ms }: { rounds: number; ms: number },
  pulse: Pulse,
): Promise<Record<'product' | 'bare', Figures>[]> {
  const sizes = [];
  for (const { call, tokens, product, bare } of asked) {
    sizes.push({
      product: await begin(call, product, tokens, 0, ms),
      bare: await begin(call, bare, tokens, 1500, ms),
    });
  }
  for (let round = 0; round < rounds; round++) {
    for (const one of sizes.flatMap(({ product, bare }) => [product, bare])) await one.round(pulse);
  }
  return sizes.map(({ product, bare }) => ({ product: product.end(), bare: bare.end() }));
}
