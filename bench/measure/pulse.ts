import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../../scripts/lib/project.mjs';

/** Attempts to measure a stretch before it is accepted as it is. */
const TRIES = 8;
/** Slow beats that count as a stall; a single one may be an interrupt. */
const BEATS = 2;

/** Margin around a stall in which measurements are discarded. */
const AROUND_MS = 5;

/** Whether the machine ran without a stall. */
export const ran = (slow: readonly number[], from: number, until: number, around = AROUND_MS): boolean =>
  !slow.some((at) => at > from - around && at < until + around);

/** Measures only while the CPUs run at normal speed (docs/performance.md). */
export class Pulse {
  stretches = 0;
  /** Number of measurements discarded because of a stall. */
  again = 0;

  private constructor(private readonly beats: ChildProcess) {}

  static async start(): Promise<Pulse> {
    const beats = fork(inRoot('bench', 'measure', 'pulse-beats.ts'), { execArgv: ['--import', 'tsx'] });
    await once(beats, 'message');
    return new Pulse(beats);
  }

  /** Times of stalls since `from`. */
  async slow(from: number): Promise<number[]> {
    const answer = once(this.beats, 'message');
    this.beats.send({ from, until: Date.now() });
    return (await answer)[0];
  }

  /** Repeats a measurement until one has no stall. Every attempt is reported with its stalls. */
  async withoutStall<Result>(
    measure: () => Promise<Result>,
    see: (result: Result, slow: readonly number[]) => void = () => {},
  ): Promise<Result> {
    this.stretches++;
    for (let tries = 1; ; tries++) {
      const from = Date.now();
      const result = await measure();
      const slow = await this.slow(from);
      see(result, slow);
      if (slow.length < BEATS || tries === TRIES) return result;
      this.again++;
    }
  }

  stop(): void {
    this.beats.disconnect();
  }
}
