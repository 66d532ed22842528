import type { Clock } from '../../../base/clock.ts';

const [HOUR, DAY] = [3_600_000, 86_400_000];

/** A simulated clock. */
export class SimulatedClock implements Clock {
  #now: Date;
  constructor(now: Date) {
    this.#now = now;
  }
  now(): Date {
    return this.#now;
  }
  set(date: Date): void {
    this.#now = date;
  }
}

/** Priority queue of steps by time; a step can schedule further steps. */
export class Timeline {
  readonly now: Date;
  #steps: { at: number; step: () => Promise<void> }[] = [];

  constructor(now: Date) {
    this.now = now;
  }

  hoursAgo(hours: number): Date {
    return new Date(this.now.getTime() - hours * HOUR);
  }

  /** The given hour (UTC) on a day before today, capped at now. For yesterday and today, prefer `hoursAgo`. */
  daysAgo(days: number, hour: number): Date {
    const midnight = Math.floor(this.now.getTime() / DAY) * DAY;
    return new Date(Math.min(midnight - days * DAY + hour * HOUR, this.now.getTime()));
  }

  /** Steps in the future are dropped. */
  on(at: Date, step: () => Promise<void>): void {
    if (at <= this.now) this.#steps.push({ at: at.getTime(), step });
  }

  /** The earliest remaining steps, which are those of one moment, in order of insertion. */
  next(): { at: Date; steps: (() => Promise<void>)[] } | undefined {
    if (this.#steps.length === 0) return undefined;
    const at = this.#steps.reduce((earliest, step) => Math.min(earliest, step.at), Number.POSITIVE_INFINITY);
    const steps = this.#steps.filter((step) => step.at === at).map(({ step }) => step);
    this.#steps = this.#steps.filter((step) => step.at !== at);
    return { at: new Date(at), steps };
  }
}
