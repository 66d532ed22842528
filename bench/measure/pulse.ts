import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../../scripts/lib/project.mjs';

/** So often a stretch is measured before it counts as it is. */
const TRIES = 8;
/** One slow beat may be an interrupt. */
const BEATS = 2;

/** So long before and after the machine stood still, what took its time says nothing. */
const AROUND_MS = 5;

/** Whether the machine ran all the while. */
export const ran = (slow: readonly number[], from: number, until: number, around = AROUND_MS): boolean =>
  !slow.some((at) => at > from - around && at < until + around);

/** Measures only while the processors run as they do (docs/performance.md). */
export class Pulse {
  stretches = 0;
  /** Thrown away, because the machine stood still meanwhile. */
  again = 0;

  private constructor(private readonly beats: ChildProcess) {}

  static async start(): Promise<Pulse> {
    const beats = fork(inRoot('bench', 'measure', 'pulse-beats.ts'), { execArgv: ['--import', 'tsx'] });
    await once(beats, 'message');
    return new Pulse(beats);
  }

  /** When the machine stood still, from this time on. */
  async slow(from: number): Promise<number[]> {
    const answer = once(this.beats, 'message');
    this.beats.send({ from, until: Date.now() });
    return (await answer)[0];
  }

  /** Measures until a stretch comes in which the machine did not stand still. Each is seen, with the times when it did. */
  async calmly<Result>(
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
