import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../../scripts/lib/project.mjs';

/** So often a stretch is measured before it counts as it is. */
const TRIES = 8;

/** Measures only while the processors run as they do (decision 023). */
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

  private async wasCalm(from: number): Promise<boolean> {
    const answer = once(this.beats, 'message');
    this.beats.send({ from, until: Date.now() });
    return (await answer)[0];
  }

  /** The first stretch in which the machine did not stand still. */
  async calmly<Result>(measure: () => Promise<Result>): Promise<Result> {
    this.stretches++;
    for (let tries = 1; ; tries++) {
      const from = Date.now();
      const result = await measure();
      if ((await this.wasCalm(from)) || tries === TRIES) return result;
      this.again++;
    }
  }

  stop(): void {
    this.beats.disconnect();
  }
}
