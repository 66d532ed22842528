import type { Call } from '../calls.ts';
import { type Connection, openConnections } from './client.ts';
import { requestsOf } from './requests.ts';

export const CONNECTIONS = 16;

export interface Target {
  readonly port: number;
  readonly cpu: () => Promise<number>;
}

export interface Figures {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Of the server and its PostgreSQL processes, milliseconds for each request. */
  readonly cpu: number;
}

/** Asks over all connections for so long; how long each answer took. */
async function hammer(connections: Connection[], next: () => Buffer, ms: number, what: string): Promise<number[]> {
  const took: number[] = [];
  const end = performance.now() + ms;
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() < end) {
        const start = performance.now();
        const { status, body } = await connection.ask(next());
        if (status >= 300) throw new Error(`${what}: ${status} ${body.subarray(0, 200)}`);
        took.push(performance.now() - start);
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

/** Both servers, turn by turn, so that whatever else the machine does meets both. */
export async function compare(
  call: Call,
  tokens: readonly string[],
  targets: Readonly<Record<'product' | 'bare', Target>>,
  { rounds, ms }: { rounds: number; ms: number },
): Promise<Record<'product' | 'bare', Figures>> {
  const measured = async (target: Target, from: number) => {
    const connections = await openConnections(target.port, CONNECTIONS);
    const next = requestsOf(call, tokens.slice(0, 2).concat(rotated(tokens.slice(2), from)));
    await hammer(connections, next, ms, call.name);
    // Whoever calls has called before: nobody's token is new to a server that has run for a while.
    const known = call.who === 'anybody' && call.body ? tokens.length : 0;
    await Promise.all(connections.map((one) => askTimes(one, next, Math.ceil(known / CONNECTIONS))));
    return { connections, next, took: [] as number[], cpu: 0, seconds: 0, target };
  };
  const both = { product: await measured(targets.product, 0), bare: await measured(targets.bare, 1500) };
  for (let round = 0; round < rounds; round++) {
    for (const one of Object.values(both)) {
      const [cpu, start] = [await one.target.cpu(), performance.now()];
      one.took.push(...(await hammer(one.connections, one.next, ms, call.name)));
      one.seconds += (performance.now() - start) / 1000;
      one.cpu += (await one.target.cpu()) - cpu;
    }
  }
  const figures = ({ took, cpu, seconds, connections }: (typeof both)['product']): Figures => {
    for (const connection of connections) connection.close();
    const sorted = took.sort((a, b) => a - b);
    return {
      ...{ requests: sorted.length, perSecond: sorted.length / seconds },
      ...{ p50: at(sorted, 0.5), p99: at(sorted, 0.99), cpu: cpu / sorted.length },
    };
  };
  return { product: figures(both.product), bare: figures(both.bare) };
}

const rotated = (list: readonly string[], by: number): string[] => [...list.slice(by), ...list.slice(0, by)];
