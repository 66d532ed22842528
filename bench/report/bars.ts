import { type Kind, shownPath } from '../calls.ts';
import { timesOf } from '../measure/median.ts';
import type { Measured, OfSize } from '../measure/size.ts';

/** Performance targets, on two cores with PostgreSQL. */
export const BARS = {
  /** Minimum share of the bare server, by CPU time per request. */
  ratio: 0.6,
  p99Ms: 50,
  /** Maximum growth in cost at ten times the data. */
  growth: 1.3,
  /** Minimum share of a bare listener, by messages per second. */
  intake: 0.6,
  memoryMb: 475,
  startMs: 2000,
} as const;

const READS: readonly Kind[] = ['list', 'detail', 'read'];
const QUICK: readonly Kind[] = ['list', 'detail'];

export interface Verdict {
  readonly what: string;
  readonly figure: number;
  readonly bar: number;
  readonly ok: boolean;
}

export const ratioOf = ({ product, bare }: Measured): number => timesOf(bare.rounds, product.rounds);

const atLeast = (what: string, figure: number, bar: number): Verdict => ({ what, figure, bar, ok: figure >= bar });
const atMost = (what: string, figure: number, bar: number): Verdict => ({ what, figure, bar, ok: figure <= bar });

/** The bars of single calls. */
function ownBars(one: Measured, at: string): Verdict[] {
  const { cpuMs, p99Ms, ratio, kilobytes } = one.call.bars ?? {};
  const named = (what: string) => `${one.call.who}, ${one.call.name}, ${what}, ${at}`;
  return [
    ...(cpuMs === undefined ? [] : [atMost(named('CPU ms'), one.product.cpu, cpuMs)]),
    ...(p99Ms === undefined ? [] : [atMost(named('p99 ms'), one.product.p99, p99Ms)]),
    ...(ratio === undefined ? [] : [atLeast(named('of bare'), ratioOf(one), ratio)]),
    ...(kilobytes === undefined ? [] : [atMost(named('KB'), (one.bytes ?? 0) / 1000, kilobytes)]),
  ];
}

function ofSize({ size, calls, startMs, memoryMb, intake, unlike }: OfSize): Verdict[] {
  const at = `${size.notices.toLocaleString('en')} notices`;
  return [
    ...calls
      .filter(({ call }) => READS.includes(call.kind))
      .map((one) => atLeast(`${one.call.who}, ${shownPath(one.call)}, of bare, ${at}`, ratioOf(one), BARS.ratio)),
    ...calls
      .filter(({ call }) => QUICK.includes(call.kind))
      .map((one) => atMost(`${one.call.who}, ${shownPath(one.call)}, p99 ms, ${at}`, one.product.p99, BARS.p99Ms)),
    ...calls.flatMap((one) => ownBars(one, at)),
    ...(intake ? [atLeast(`intake, of bare, ${at}`, intake.ratio, BARS.intake)] : []),
    ...(startMs === undefined ? [] : [atMost(`start to healthy, ms, ${at}`, startMs, BARS.startMs)]),
    atMost(`memory at most, MB, ${at}`, memoryMb, BARS.memoryMb),
    atMost(`answers unlike the bare server’s, ${at}`, unlike.length, 0),
  ];
}

export function growthOf(small: OfSize, large: OfSize): { call: Measured['call']; growth: number }[] {
  return small.calls.map((one, index) => ({
    call: one.call,
    growth: timesOf(large.calls[index]!.product.rounds, one.product.rounds),
  }));
}

export function judge(small: OfSize, large: OfSize | undefined): Verdict[] {
  if (!large) return ofSize(small);
  const grown = growthOf(small, large)
    .filter(({ call }) => READS.includes(call.kind))
    .map(({ call, growth }) =>
      atMost(`${call.who}, ${shownPath(call).replace(/offset=\d+/, 'deep')}, growth`, growth, BARS.growth),
    );
  return [...ofSize(small), ...ofSize(large), ...grown];
}
